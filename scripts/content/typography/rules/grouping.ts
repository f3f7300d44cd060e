import { formatNumbers } from "#schemas/content/figures.ts";
import { languages, perLanguage } from "#schemas/shared/languages.ts";
import { msg } from "../../../messages/message.ts";
import { nameSigns, type Rule, type TypographyFinding } from "../finding.ts";
import { space as anySpace, unit } from "./measure-signs.ts";

const joint = "(?: *[–-] *| (?:à|to|a|bis) )";
const space = " \\u00a0\\u202f";
/** A whole number of four digits or more, grouped or not. `sign` may separate the groups. */
const large = (sign: string) => `(?:[1-9]\\d{0,2}(?:[${space}${sign}]\\d{3})+|[1-9]\\d{3,5})`;
const digits = (written: string) => Number(written.replace(/\D/g, ""));

/** The number at the end of a range, from the text after its first number; none if there is no range. */
export function endOfRange(behind: string): number[] {
	const end = leadsTo.exec(behind)?.[1];
	return end === undefined ? [] : [digits(end)];
}

const leadsTo = new RegExp(`^${joint}(${large(".,")})(?!\\d)`, "u");

/** Whether a number has a unit, judged by the text after it: the unit, or the end of a range and the unit. */
export function isMeasured(behind: string): boolean {
	return measured.test(behind);
}

const measured = new RegExp(`^(?:${joint}${large(".,")})?${anySpace}*${unit}`, "u");

/** A large number, or a range of two. */
const numbers = perLanguage((lang) => numbersOf(large(languages[lang].group)));

function numbersOf(number: string): RegExp {
	const [before, behind] = [`(?<![\\p{L}\\p{N}.,+/]|\\d[${space}])`, `(?!\\p{N}|[${space}.,/]\\d)`];
	return new RegExp(`(?=[1-9])${before}(${number})(?:(${joint})(${number}))?${behind}`, "gu");
}

/**
 * Digits of numbers with a unit are grouped as in the figures that the program formats: «5,000 lux». In ranges of other numbers
 * both ends are grouped, or neither: «5,000–12,000», not «5000–12,000»; a single one is left alone, because it may be a year.
 */
export const checkGrouping: Rule = (text, { lang }) =>
	[...text.matchAll(numbers[lang])].flatMap(({ 0: written, 1: from = "", 2: between = "", 3: to, index }) => {
		const hasUnit = isMeasured(text.slice(index + written.length));
		const ends = [from, ...(to === undefined ? [] : [to])];
		if (!hasUnit && (to === undefined || isGrouped(from) === isGrouped(to))) return [];
		const right = formatNumbers(ends.map(digits), lang, hasUnit);
		const said = { written, language: { lang }, right: right.join(between) };
		const message = hasUnit ? msg("typography.groupedMeasure", said) : msg("typography.grouping", said);
		const starts = [index, index + from.length + between.length];
		return ends.flatMap((end, at): TypographyFinding[] => {
			const { [at]: wanted = "" } = right;
			const { [at]: start = index } = starts;
			if (isGrouped(end) === isGrouped(wanted)) return [];
			const hint = isGrouped(wanted)
				? msg("typography.grouping.hint", { sign: nameSigns(languages[lang].group) })
				: msg("typography.write.hint", { signs: wanted });
			return [{ start, end: start + end.length, right: wanted, message, hint }];
		});
	});

function isGrouped(written: string): boolean {
	return /\D/.test(written);
}
