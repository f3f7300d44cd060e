import { msg } from "../../../messages/message.ts";
import { gapBefore, type Rule, type TypographyFinding, wrongGap } from "../finding.ts";

/** No space before commas and full stops; before : ; ! and ? the space of the language. */
export const checkSigns: Rule = (text, { lang, signGap }) =>
	[...text.matchAll(/[ \u00a0\u202f\n][,.;:!?]+/g), ...(signGap === "" ? [] : text.matchAll(/[:;!?]+/g))].flatMap(
		({ 0: found, index }) => {
			const end = index + found.length;
			const sign = found.trimStart();
			const gap = gapBefore(text, end - sign.length);
			const start = end - sign.length - gap.length;
			// The first pattern has matched this sign with its space.
			if (found === sign && gap !== "") return [];
			const [before, behind] = [text.charAt(start - 1), text.slice(end, end + 8)];
			if (!ends(sign, before, behind)) return [];
			return (
				wrongGap(
					{ start, gap, right: /^[,.]/.test(sign) ? "" : signGap, where: msg("typography.beforeQuoted", { sign }) },
					lang,
				) ?? []
			);
		},
	);

/**
 * Whether the characters end something. Otherwise they are part of a name, a smiley, an omission or a scale (1 : 10), or are in
 * brackets.
 */
function ends(sign: string, before: string, behind: string): boolean {
	if (/^$|[\s([{¿¡,]/.test(before) || sign.startsWith("..")) return false;
	if (/^[:;]$/.test(sign) && behind.startsWith(")")) return false;
	if (sign === ":" && /\d/.test(before) && /^\s*\d/.test(behind)) return false;
	return /^(?:$|[\s»”“’"'\])…])/.test(behind);
}

/** Words are separated by one space. */
export const checkDoubledSpaces: Rule = (text) =>
	[...text.matchAll(/[ \u00a0\u202f]{2,}/g)].flatMap(({ 0: gap, index }): TypographyFinding[] => {
		const end = index + gap.length;
		if (!/\S/.test(text.charAt(index - 1)) || !/\S/.test(text.charAt(end))) return [];
		const right = /[\u00a0\u202f]/.test(gap) ? "\u00a0" : " ";
		return [{ start: index, end, right, message: msg("typography.doubled"), hint: msg("typography.leaveOne.hint") }];
	});
