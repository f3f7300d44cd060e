import { formatNumbers } from "#schemas/figures.ts";
import { languages, perLanguage } from "#schemas/spec/languages.ts";
import { say } from "../../messages/message.ts";
import { nameSigns, type Rule, type TypographyFinding } from "../finding.ts";

const joint = "(?: *[–-] *| (?:à|to|a|bis) )";
const space = " \\u00a0\\u202f";
/** A whole number of four digits or more, grouped or not. `sign` is what may stand between groups. */
const large = (sign: string) => `(?:[1-9]\\d{0,2}(?:[${space}${sign}]\\d{3})+|[1-9]\\d{3,5})`;
const digits = (written: string) => Number(written.replace(/\D/g, ""));

/** The number that a range leads to, by what stands behind its first end; none where there is no range. */
export function endOfRange(behind: string): number[] {
	const end = leadsTo.exec(behind)?.[1];
	return end === undefined ? [] : [digits(end)];
}

const leadsTo = new RegExp(`^${joint}(${large(".,")})(?!\\d)`, "u");

const ranges = perLanguage((lang) => rangeOf(large(languages[lang].group)));

function rangeOf(number: string): RegExp {
	const [before, behind] = [`(?<![\\p{L}\\p{N}.,+/]|\\d[${space}])`, `(?!\\p{N}|[${space}.,/]\\d)`];
	return new RegExp(`(?=[1-9])${before}(${number})(${joint})(${number})${behind}`, "gu");
}

/** Both ends of a range are grouped, or neither, as the program itself writes them: «5,000–12,000», not «5000–12,000». */
export const checkGrouping: Rule = (text, { lang }) => {
	const { group } = languages[lang];
	return [...text.matchAll(ranges[lang])].flatMap(
		({ 0: written, 1: from = "", 2: between = "", 3: to = "", index }): TypographyFinding[] => {
			if (isGrouped(from) === isGrouped(to)) return [];
			const [first = "", second = ""] = formatNumbers([digits(from), digits(to)], lang);
			const isFirst = isGrouped(from) !== isGrouped(first);
			const start = isFirst ? index : index + from.length + between.length;
			const [stands, right] = isFirst ? [from, first] : [to, second];
			const message = say("typography.grouping", { written, language: { lang }, right: first + between + second });
			const hint = isGrouped(right)
				? say("typography.grouping.hint", { sign: nameSigns(group) })
				: say("typography.write.hint", { signs: right });
			return [{ start, end: start + stands.length, right, message, hint }];
		},
	);
};

function isGrouped(written: string): boolean {
	return /\D/.test(written);
}
