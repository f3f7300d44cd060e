import { msg } from "../../../messages/message.ts";
import { nameSigns, type Rule, type TypographyFinding } from "../finding.ts";
import { number, unit } from "./measure-signs.ts";

/** Two numbers joined by a hyphen that are not part of a longer chain, such as a date, a telephone number or a word. */
const ranges = new RegExp(
	`(?=[\\d{])(?<![\\p{L}\\p{N}.,:/+#§_–—-])(${number})( *- *)(${number})(?![\\p{N}/–—-]|[.,:]\\d)(?=${unit}|[^\\p{L}_]|$)`,
	"gu",
);
/** Names of standards, with numbers as parts: «EN 50-51», «NF C 15-100». */
const norm = /(?:ISO|EN|DIN|IEC|NF|UNE|BS|CAS|IP)(?:[ \u00a0]\p{Lu}{1,4})?[ \u00a0]$/u;
const longestNorm = 10;

/** Ranges of numbers have an en dash, as in the figures that the program formats (`formatFigure`). */
export const checkRanges: Rule = (text) =>
	[...text.matchAll(ranges)].flatMap(({ 1: from = "", 2: dash = "", 3: to = "", index }): TypographyFinding[] => {
		if (norm.test(text.slice(Math.max(0, index - longestNorm), index)) || !isRange(from, to)) return [];
		const start = index + from.length;
		const message = msg("typography.range", { from, to });
		return [{ start, end: start + dash.length, right: "–", message, hint }];
	});

const hint = msg("typography.write.hint", { signs: nameSigns("–") });

/** Whether two numbers ascend and look like quantities: «2-1» is a score, «02» part of a date, «555-01234» a telephone number. */
function isRange(from: string, to: string): boolean {
	if ([from, to].some((each) => /^0\d/.test(each) || /^\d{6}/.test(each))) return false;
	if (from.startsWith("{") || to.startsWith("{")) return true;
	return Number(from.replace(",", ".")) < Number(to.replace(",", "."));
}

/** Dashes between parts of a sentence are en dashes with spaces. */
export const checkDashes: Rule = (text) =>
	[...text.matchAll(/--?(?<=\S --?)(?=[ \n]\S)/g)].flatMap(({ 0: dash, index }): TypographyFinding[] => {
		// Between two numbers, it is a range or a sum.
		if (/\d[^\p{L}]? $/u.test(text.slice(Math.max(0, index - 3), index)) && /^-+\s[\d{]/.test(text.slice(index, index + 5)))
			return [];
		const message = msg("typography.dash");
		return [{ start: index, end: index + dash.length, right: "–", message, hint }];
	});
