import { formatNumbers } from "#schemas/content/figures.ts";
import { currencies, unitSigns } from "#schemas/content/units.ts";
import { languages } from "#schemas/shared/languages.ts";
import { msg } from "../../../messages/message.ts";
import { nameSigns, type Rule, type TypographyFinding, wrongGap } from "../finding.ts";
import { endOfRange, isMeasured } from "./grouping.ts";
import { number, space, unit } from "./measure-signs.ts";

const measures = new RegExp(`(?=[\\d{])(?<![\\p{L}\\p{N}_.,])(${number})(${space}*)(${unit})`, "gu");

const moneySigns: ReadonlySet<string> = new Set(currencies.map((currency) => unitSigns[currency]));

/** The space between a number and its unit is the one that the program uses in figures (`formatFigure`). */
export const checkUnits: Rule = (text, { lang }) =>
	[...text.matchAll(measures)].flatMap(({ 0: written, 1: value = "", 2: gap = "", 3: sign = "", index }): TypographyFinding[] => {
		if (languages[lang].moneyFirst && moneySigns.has(sign)) {
			const message = msg("typography.moneyFirst", { written, sign, language: { lang } });
			// At the end of a range both numbers change, so this has no automatic fix.
			const hint = msg("typography.write.hint", { signs: sign + value });
			return [{ start: index, end: index + written.length, right: null, message, hint }];
		}
		const right = sign === "%" ? languages[lang].percentGap : "\u00a0";
		const where = msg("typography.between", { first: value, second: sign });
		const finding = wrongGap({ start: index + value.length, gap, right, where }, lang);
		return finding ? [finding] : [];
	});

const grouped =
	/(?=[1-9])(?<![\p{L}\p{N}.,+/]|\d[ \u00a0\u202f])([1-9]\d{0,2})([ \u00a0\u202f])(\d{3})(?!\p{N}|[ \u00a0\u202f]\d|[.,/]\d)/gu;

/**
 * In languages that group digits with a space, numbers are grouped as by the program (`formatNumbers`): if one end of a range is
 * grouped, the other is too. Millions are left alone, because telephone numbers look like them.
 */
export const checkThousands: Rule = (text, { lang }) => {
	if (!/\s/.test(languages[lang].group)) return [];
	return [...text.matchAll(grouped)].flatMap(({ 0: written, 1: thousands = "", 2: gap = "", 3: rest = "", index }) => {
		const behind = text.slice(index + written.length);
		const [number = ""] = formatNumbers([Number(thousands + rest), ...endOfRange(behind)], lang, isMeasured(behind));
		const right = number.slice(thousands.length, -rest.length);
		const where = msg("typography.between", { first: thousands, second: rest });
		return wrongGap({ start: index + thousands.length, gap, right, where }, lang) ?? [];
	});
};

const points = /(?=\d)(?<![\p{L}\p{N}.,/])(\d+)([.,])(\d{1,2})(?![\p{L}\p{N}.,/]*\d)/gu;
const measured = new RegExp(
	`^(?: ?[-–] ?${number}| (?:à|a|to|bis|y|o|et|ou|or|and|und|oder) ${number})?${space}*(?!h)${unit}`,
	"u",
);
const acidity = /\bpH\s+(?:\p{Ll}+\s)?(?:\d+(?:[.,]\d+)?[^\d\p{Lu}]{1,5})?$/u;
const clock = /^\s?(?:h|Uhr)(?!\p{L})/u;

/**
 * Decimal separators are those of the language. Only numbers with a unit, pH values and numbers that begin with zero are certainly
 * decimals: «4.0» may be a version, «2.5» a section, «9.30 h» a time.
 */
export const checkDecimals: Rule = (text, { lang }) => {
	const right = languages[lang].decimal;
	return [...text.matchAll(points)].flatMap(
		({ 0: written, 1: whole = "", 2: separator, 3: fraction = "", index }): TypographyFinding[] => {
			const behind = text.slice(index + written.length, index + written.length + 40);
			const small = whole === "0" && !clock.test(behind);
			const sure = small || measured.test(behind) || acidity.test(text.slice(Math.max(0, index - 30), index));
			if (separator === right || !sure) return [];
			const start = index + whole.length;
			const said = { written, language: { lang }, right: whole + right + fraction };
			const message = right === "," ? msg("typography.decimalPoint", said) : msg("typography.decimalComma", said);
			return [{ start, end: start + 1, right, message, hint: msg("typography.write.hint", { signs: nameSigns(right) }) }];
		},
	);
};
