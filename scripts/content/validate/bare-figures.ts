import { isConverted, type Unit, unitSigns } from "#schemas/content/units.ts";
import { type Lang, perLanguage } from "#schemas/shared/languages.ts";
import { msg } from "../../messages/message.ts";
import type { Diagnostic } from "../../report/diagnostic.ts";
import { indexLines } from "../../report/line-index.ts";
import type { ParsedFile } from "../../types/content.ts";
import { findRange } from "../passages/pieces.ts";
import { maskAddresses } from "../typography/check-typography.ts";
import type { PassagesOfLang } from "../typography/conventions.ts";
import { type MeasureWords, measureWords } from "../typography/measure-words.ts";

/**
 * Finds figures with a unit typed into a text. A figure of the facts is converted for readers who use other units
 * (`schemas/content/units.ts` lists which) and cannot contradict the facts; a typed one is not, and can. Where there are no figures,
 * only units that are converted are found.
 */
export function checkBareFigures(
	passagesByLang: readonly PassagesOfLang[],
	{ file, contentFile, text }: Pick<ParsedFile, "file" | "contentFile" | "text">,
): Diagnostic[] {
	// A definition is one sentence, and has none.
	const figures = contentFile.role === "text" && contentFile.kind !== "definition" ? file.replace(/[^/]+$/, "facts.yaml") : null;
	const locate = indexLines(text);
	return passagesByLang.flatMap(({ lang, passages }) =>
		passages.flatMap((passage) =>
			findMeasures(passage.text, lang).flatMap(({ start, written, unit }): Diagnostic[] => {
				if (!figures && !isConverted(unit)) return [];
				const [offset] = findRange(passage, start, start + 1) ?? [0];
				const message = msg(isConverted(unit) ? "validate.bareFigure" : "validate.uncheckedFigure", { figure: written });
				const how = unit === "count" ? "validate.bareTime.hint" : "validate.bareFigure.hint";
				const hint = figures ? msg(how, { file: figures, unit }) : msg("validate.bareFigureElsewhere.hint");
				return [{ code: "bare-figure", file, position: locate(offset), message, hint }];
			}),
		),
	);
}

type Measure = { start: number; written: string; unit: Unit };

function findMeasures(text: string, lang: Lang): Measure[] {
	const search = searches[lang];
	if (!search || (!measured.test(text) && !search.names.some((name) => text.includes(name)))) return [];
	const masked = maskAddresses(text, "x");
	return [...masked.matchAll(search.pattern)].flatMap(({ 0: written, index, groups = {} }) => {
		const before = masked.slice(Math.max(0, index - angleReach), index).toLowerCase();
		if (groups["degrees"] !== undefined && before.includes(search.angle)) return [];
		const named = unitNames.find((unit) => groups[groupOf(unit)] !== undefined);
		const unit = named ?? (groups["price"] ? "euro" : groups["time"] ? "count" : "celsius");
		return [{ start: index, written: written.replace(/\s+/g, " "), unit }];
	});
}

/** Distance in characters before degrees within which a word for an angle excludes a temperature: «cut at an angle of 45°». */
const angleReach = 30;

/** End of a word, sign or number: not part of a longer one, of an area or a speed. */
const end = "(?![\\p{L}\\p{N}²³/’'])";
/**
 * Limited, because long rows of hyphens or spaces are not a gap, and two unlimited gaps in a pattern would backtrack quadratically.
 */
const gap = "[ \\u00a0\\u202f\\n-]{0,4}";

/** Pre-filter: digits or a figure before a sign or a word; or the sign of degrees. Most texts have neither. */
const measured = new RegExp(`[°€]|[\\d}]${gap}(?:%|(?:[mc]?m|m?l|lx|k?g|W)(?!\\p{L}))|\\d${gap}\\p{L}`, "u");

/** Units of the facts that are found by their sign and their names: not hours, which a time of day has, too. */
const unitNames = (Object.keys(unitSigns) as Unit[]).filter(
	(unit) => unit !== "hour" && unit !== "count" && !unit.startsWith("celsius"),
);

/** The group of a unit in the pattern, whose names cannot have hyphens. */
function groupOf(unit: Unit): string {
	return unit.replaceAll("-", "_");
}

/** The search for measures in each language; null without its words. */
const searches = perLanguage((lang) => {
	const words = measureWords[lang];
	return words ? { names: namesIn(words), pattern: patternFor(words), angle: words.angle } : null;
});

/** Part of each unit's name that is always in lower case: its first letters without the very first, which may be a capital. */
function namesIn({ degrees, units }: MeasureWords): string[] {
	return [degrees, ...units.map(([, written]) => written)].map((written) => /^\p{L}(\p{L}+)(?!\?)/u.exec(written)?.[1] ?? "");
}

/**
 * A number in digits or words, or the name of a figure, followed by a unit as sign or name; or digits followed by a time. In words a
 * time is often no advice («within two weeks»), and after the name of a figure it is how figures without a unit are written.
 */
function patternFor({ numbers, between, degrees, units, times }: MeasureWords): RegExp {
	const digits = "\\d(?:[.,\\u00a0\\u202f]?\\d){0,15}";
	const number = `(?:${digits}|\\{\\{?[a-zA-Z][\\w-]*\\}\\}?|(?:${numbers.map(inBothCases).join("|")})(?!\\p{L}))`;
	const rangeOf = (end: string) => `${end}(?:${gap}(?:[–-]|(?:${between})(?!\\p{L}))${gap}${end})?`;
	const words = new Map(units);
	const named = unitNames.map((unit) => {
		const written = words.get(unit);
		return `(?<${groupOf(unit)}>${unitSigns[unit]}${written === undefined ? "" : `|${inBothCases(written)}`})`;
	});
	const celsius = `°[ \\u00a0]?[CF]|°(?![ \\u00a0]?[NSEWO])|${inBothCases(degrees)}`;
	// The first character of a number is matched first: a lookbehind at every letter of all texts is slow.
	const first = `(?=[\\d{${numbers.map((word) => inBothCases(word).slice(1, 3)).join("")}])(?<![\\p{L}\\p{N}_.,])`;
	const withUnit = `${rangeOf(number)}${gap}(?:(?<degrees>${celsius})|${named.join("|")})`;
	const timed = `${rangeOf(digits)}${gap}(?<time>${times})`;
	const priced = `(?<price>€)[ \\u00a0]?${digits}(?:${gap}[–-]${gap}€?${digits})?`;
	return new RegExp(`${first}(?:${withUnit}|${timed})${end}|${priced}`, "gu");
}

function inBothCases(word: string): string {
	return `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`;
}
