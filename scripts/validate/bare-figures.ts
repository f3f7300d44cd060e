import { type Lang, perLanguage } from "#schemas/spec/languages.ts";
import { unitSigns } from "#schemas/units.ts";
import { say } from "../messages/message.ts";
import { findRange } from "../passages/pieces.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { indexLines } from "../report/line-index.ts";
import type { ParsedFile } from "../types/content.ts";
import { maskAddresses } from "../typography/check-typography.ts";
import type { PassagesOfLang } from "../typography/conventions.ts";
import { type MeasureWords, measureWords } from "../typography/measure-words.ts";

/**
 * Finds temperatures and lengths that are typed into a text: they stay as they are for readers who chose other units
 * (`schemas/units.ts` says which units have others). A figure of the facts follows.
 */
export function checkBareFigures(
	passagesByLang: readonly PassagesOfLang[],
	{ file, contentFile, text }: Pick<ParsedFile, "file" | "contentFile" | "text">,
): Diagnostic[] {
	const figures = contentFile.role === "text" ? file.replace(/[^/]+$/, "facts.yaml") : null;
	const locate = indexLines(text);
	return passagesByLang.flatMap(({ lang, passages }) =>
		passages.flatMap((passage) =>
			findMeasures(passage.text, lang).map(({ start, written, unit }): Diagnostic => {
				const [offset] = findRange(passage, start, start + 1) ?? [0];
				return {
					code: "bare-figure",
					file,
					position: locate(offset),
					message: say("validate.bareFigure", { figure: written }),
					hint: figures ? say("validate.bareFigure.hint", { file: figures, unit }) : say("validate.bareFigureElsewhere.hint"),
				};
			}),
		),
	);
}

type Measure = { start: number; written: string; unit: string };

function findMeasures(text: string, lang: Lang): Measure[] {
	const search = searches[lang];
	if (!search || (!signs.test(text) && !search.names.some((name) => text.includes(name)))) return [];
	const masked = maskAddresses(text, "x");
	return [...masked.matchAll(search.pattern)].flatMap(({ 0: written, index, groups = {} }) => {
		const before = masked.slice(Math.max(0, index - angleReach), index).toLowerCase();
		if (groups["degrees"] !== undefined && before.includes(search.angle)) return [];
		const { millimetre, centimetre, metre } = groups;
		const unit = millimetre ? "millimetre" : centimetre ? "centimetre" : metre ? "metre" : "celsius";
		return [{ start: index, written: written.replace(/\s+/g, " "), unit }];
	});
}

/** So many signs before degrees, an angle makes them no temperature: «cut at an angle of 45°». */
const angleReach = 30;

/** What ends a word, a sign or a number: no part of a longer one, of an area or a speed. */
const end = "(?![\\p{L}\\p{N}²³/’'])";
/** Few signs: rows of hyphens or spaces are no gap, and a pattern with two of them would take them apart in every way. */
const gap = "[ \\u00a0\\u202f\\n-]{0,4}";

/**
 * Signs of units, and parts of their names, without which a text holds no measure; most texts hold none of them. Of a sign the
 * last letter is looked for first, since spaces stand everywhere.
 */
const signs = new RegExp(`°|m${end}(?<=[\\d.,} \\u00a0\\u202f\\n-](?:mm|cm|m))`, "u");

/** What the measures in texts of a language are found by; null where its words are not known. */
const searches = perLanguage((lang) => {
	const words = measureWords[lang];
	return words ? { names: namesIn(words), pattern: patternFor(words), angle: words.angle } : null;
});

/** What surely stands in the name of a unit: its first letters but the very first, which may be a capital. */
function namesIn({ degrees, lengths }: MeasureWords): string[] {
	return [degrees, ...lengths.map(([, written]) => written)].map((written) => /^\p{L}(\p{L}+)(?!\?)/u.exec(written)?.[1] ?? "");
}

/** A number in digits or in words, or a figure by its name, and a unit by its sign or its name. */
function patternFor({ numbers, between, degrees, lengths }: MeasureWords): RegExp {
	const number = `(?:\\d[\\d.,\\u00a0\\u202f]{0,15}|\\{\\{?[a-zA-Z][\\w-]*\\}\\}?|(?:${numbers.map(inBothCases).join("|")})(?!\\p{L}))`;
	const range = `${number}(?:${gap}(?:[–-]|(?:${between})(?!\\p{L}))${gap}${number})?`;
	const named = lengths.map(([unit, written]) => `(?<${unit}>${unitSigns[unit]}|${inBothCases(written)})`).join("|");
	const celsius = `°[ \\u00a0]?[CF]|°(?![ \\u00a0]?[NSEWO])|${inBothCases(degrees)}`;
	// What a number begins with is looked for first: a look behind at every letter of all texts takes long.
	const first = `(?=[\\d{${numbers.map((word) => inBothCases(word).slice(1, 3)).join("")}])(?<![\\p{L}\\p{N}_.,])`;
	return new RegExp(`${first}${range}${gap}(?:(?<degrees>${celsius})|${named})${end}`, "gu");
}

function inBothCases(word: string): string {
	return `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`;
}
