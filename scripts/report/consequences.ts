import { defaultLang } from "#schemas/shared/languages.ts";
import type { Code } from "./codes.ts";
import { type Diagnostic, isError } from "./diagnostic.ts";

/** Mistakes that change which headings, blocks and lists a text appears to have. */
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

/** Mistakes that change which links a text appears to have. */
const linkCodes: ReadonlySet<Code> = new Set(["dead-link", "wrong-language-link", "relative-link", "unsafe-url", "raw-html"]);

/** Distance in columns within which a spacing finding belongs to a figure typed into a text. */
const withinFigure = 12;

/** Mistakes that can involve numbers: once they are fixed, the numbers may match again. */
const numberCodes: ReadonlySet<Code> = new Set(["bare-figure", "typography"]);

/**
 * Drops findings that only follow from others. Once the cause is fixed, they appear if they still apply.
 *
 * - A translation is not compared with an original that has errors, nor the structure and links of a text whose headings, blocks or
 *   links are wrong; none of its sections is called empty, and one that lacks a table or the like is not called too short.
 * - The typography of untranslated text is not checked, nor numbers and spaces beside a figure typed into the text, nor a text that has
 *   swallowed a field.
 * - A source or the target of a redirect that is a TODO is not called wrong, and nothing is missing in a folder that has to be renamed.
 * - Nothing else is said of a line with an odd character, which hides a name or an indent.
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
	const odd = new Set(diagnostics.filter(({ code }) => code === "odd-character").map(lineOf));
	const lacking = new Set(diagnostics.filter(({ code }) => code === "missing-field").map(lineOf));
	const restructuredAt = new Set(diagnostics.filter(({ code }) => code === "structure-mismatch").map(lineOf));
	const toDo = new Set(diagnostics.filter(({ code }) => code === "todo").map(lineOf));
	const figured = new Set(figures.map(({ file }) => file));
	return diagnostics.filter((diagnostic) => {
		const { code, file } = diagnostic;
		if (code !== "odd-character" && odd.has(lineOf(diagnostic))) return false;
		if (code === "placeholder-mismatch" && (figured.has(file) || figured.has(originalOf(file)))) return false;
		if (code === "typography" && (isInFigure(diagnostic) || lacking.has(lineOf(diagnostic)))) return false;
		if (code === "missing-language" || code === "missing-file") return !misnamed.has(spellingOf(file));
		if (code === "typography" || code === "wrong-language") return !untranslated.has(file);
		if (code === "lost-prose" && restructuredAt.has(lineOf(diagnostic))) return false;
		if ((code === "redirect-target" || code === "unknown-source") && toDo.has(lineOf(diagnostic))) return false;
		if (code === "empty-section" && restructured.has(file)) return false;
		if (code === "stale-translation") return !wrong.has(originalOf(file));
		if (code === "number-mismatch" && untranslated.has(file)) return false;
		if (code === "number-mismatch" && (renumbered.has(file) || renumbered.has(originalOf(file)))) return false;
		if (code === "link-mismatch" && (relinked.has(file) || relinked.has(originalOf(file)))) return false;
		return !comparisonCodes.has(code) || !(restructured.has(file) || restructured.has(originalOf(file)));
	});
}

function lineOf({ file, position }: Diagnostic): string {
	return `${file}:${position?.[0] ?? ""}`;
}

/** The letters of a name that are valid in a file name. */
function spellingOf(file: string): string {
	const plain = file.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
	return plain.replace(/[^a-z0-9]+/g, "-");
}

/** The original beside a translation. */
function originalOf(file: string): string {
	return file.replace(/[^/.]+(?=\.[a-z]+$)/, defaultLang);
}
