import { defaultLang } from "#schemas/spec/languages.ts";
import type { Code } from "./codes.ts";
import { type Diagnostic, isError } from "./diagnostic.ts";

/** Faults of a text after which its headings, blocks and lists are others than were meant. */
const structuralCodes: ReadonlySet<Code> = new Set([
	"heading-jump",
	"unknown-block",
	"unclosed-block",
	"broken-markup",
	"fake-heading",
	"missing-image",
]);
const comparisonCodes: ReadonlySet<Code> = new Set([
	"structure-mismatch",
	"list-length-mismatch",
	"placeholder-mismatch",
	"link-mismatch",
	"number-mismatch",
]);

/** Faults of a text after which its links are others than were meant. */
const linkCodes: ReadonlySet<Code> = new Set(["dead-link", "wrong-language-link", "relative-link", "unsafe-url", "raw-html"]);

/** So near a figure that is typed into a text, in columns, its spaces are part of it. */
const withinFigure = 12;

/** Faults of a text that numbers can be part of: mended, they may agree again. */
const numberCodes: ReadonlySet<Code> = new Set(["bare-figure", "typography"]);

/**
 * Leaves out findings that only follow from others: a translation is not compared with an original that has a fault itself, nor the
 * structure and links of a text where its headings, blocks or links are wrong, nor is the typography of a text looked at that is still to be
 * translated, nor figures and spaces where a figure is typed as it stands, nor is anything missed in a folder that is to be renamed. Once the cause is mended they show, if they are still true.
 */
export function withoutConsequences(diagnostics: readonly Diagnostic[]): Diagnostic[] {
	const wrong = new Set(diagnostics.filter(isError).map(({ file }) => file));
	const restructured = new Set(diagnostics.filter(({ code }) => structuralCodes.has(code)).map(({ file }) => file));
	const relinked = new Set(diagnostics.filter(({ code }) => linkCodes.has(code)).map(({ file }) => file));
	const renumbered = new Set(diagnostics.filter(({ code }) => numberCodes.has(code)).map(({ file }) => file));
	const untranslated = new Set(diagnostics.filter(({ code }) => code === "untranslated-text").map(({ file }) => file));
	const misnamed = new Set(diagnostics.filter(({ code }) => code === "bad-name").map(({ file }) => spellingOf(file)));
	const figures = diagnostics.filter(({ code }) => code === "bare-figure");
	const isInFigure = ({ file, position }: Diagnostic) =>
		figures.some(
			(figure) =>
				figure.file === file &&
				figure.position?.[0] === position?.[0] &&
				Math.abs((figure.position?.[1] ?? 0) - (position?.[1] ?? 0)) <= withinFigure,
		);
	const figured = new Set(figures.map(({ file }) => file));
	return diagnostics.filter((diagnostic) => {
		const { code, file } = diagnostic;
		if (code === "placeholder-mismatch" && (figured.has(file) || figured.has(originalOf(file)))) return false;
		if (code === "typography" && isInFigure(diagnostic)) return false;
		if (code === "missing-language" || code === "missing-file") return !misnamed.has(spellingOf(file));
		if (code === "typography" || code === "wrong-language") return !untranslated.has(file);
		if (code === "stale-translation") return !wrong.has(originalOf(file));
		if (code === "number-mismatch" && untranslated.has(file)) return false;
		if (code === "number-mismatch" && (renumbered.has(file) || renumbered.has(originalOf(file)))) return false;
		if (code === "link-mismatch" && (relinked.has(file) || relinked.has(originalOf(file)))) return false;
		return !comparisonCodes.has(code) || !(restructured.has(file) || restructured.has(originalOf(file)));
	});
}

/** What is left of a name that may not be spelt so. */
function spellingOf(file: string): string {
	const plain = file.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
	return plain.replace(/[^a-z0-9]+/g, "-");
}

/** The file that a translation was made from, beside it. */
function originalOf(file: string): string {
	return file.replace(/[^/.]+(?=\.[a-z]+$)/, defaultLang);
}
