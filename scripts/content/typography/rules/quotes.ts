import type { Lang } from "#schemas/shared/languages.ts";
import { type Message, msg } from "../../../messages/message.ts";
import type { Conventions } from "../conventions.ts";
import { gapBefore, gapBehind, nameSigns, type Rule, type TypographyFinding, wrongGap } from "../finding.ts";

type Language = Conventions & { lang: Lang };

/** What a quotation mark does: it opens or closes a quotation nested inside `depth` others. */
type Role = { opens: boolean; depth: number };

/** Quotations have the marks of the language, with its space inside them. */
export const checkQuotes: Rule = (text, language) => {
	let depth = 0;
	/** What is wrong where the quotations begin that are open here, by their depth. */
	let openings: (TypographyFinding | null)[] = [];
	return [...text.matchAll(/["„“”«»\u2029]/g)].flatMap(({ 0: mark, index }): TypographyFinding[] => {
		const role = mark === "\u2029" ? null : findRole(text, index, depth);
		if (mark === "\u2029") [depth, openings] = [0, []];
		if (!role) return [];
		depth = role.opens ? depth + 1 : role.depth;
		const finding = role.depth > 0 ? checkInnerMark(text, index, role, language) : checkOuterMark(text, index, role, language);
		const opening = role.opens ? null : openings[role.depth];
		openings[role.depth] = role.opens ? finding : null;
		if (!finding) return [];
		return [opening ? { ...finding, opening } : finding];
	});
};

const before = /^$|[\s([{—–‘’'“„«¿¡/]/;
const behind = /^$|[\s.,;:!?)\]}…—–’”“»/]/;

function isLetter(sign: string): boolean {
	return /\p{L}/u.test(sign);
}

/** Determines the role of a mark from the characters around it, or else from the mark itself; null where it is the inch sign. */
function findRole(text: string, index: number, depth: number): Role | null {
	const [mark, previous, next] = [text.charAt(index), text.charAt(index - 1), text.charAt(index + 1)];
	if (/\d/.test(previous) && depth === 0) return null;
	// Between two letters a double quote was typed for an apostrophe (`checkApostrophes`).
	if (/["”“]/.test(mark) && isLetter(previous) && isLetter(next)) return null;
	const [mayOpen, mayClose] = [before.test(previous), behind.test(next)];
	const opens = mayOpen === mayClose ? mark === "„" || mark === "«" || (depth === 0 && !/[»”]/.test(mark)) : mayOpen;
	return { opens, depth: opens ? depth : Math.max(0, depth - 1) };
}

function checkOuterMark(
	text: string,
	index: number,
	{ opens }: Role,
	{ lang, quotes, quoteGap }: Language,
): TypographyFinding | null {
	const [mark, right] = [text.charAt(index), quotes[opens ? 0 : 1]];
	const gap = opens ? gapBehind(text, index + 1) : gapBefore(text, index);
	const start = opens ? index + 1 : index - gap.length;
	if (mark === right)
		return wrongGap(
			{
				start,
				gap,
				right: quoteGap,
				where: opens ? msg("typography.behind", { sign: mark }) : msg("typography.before", { sign: mark }),
			},
			lang,
		);
	const range = opens ? { start: index, end: start + gap.length } : { start, end: index + 1 };
	return { ...range, ...explain(mark, opens, lang, opens ? right + quoteGap : quoteGap + right) };
}

/** Any typographic marks are accepted for a quotation inside a quotation; only straight ones are wrong. */
function checkInnerMark(text: string, index: number, { opens }: Role, { lang, inner }: Language): TypographyFinding | null {
	const mark = text.charAt(index);
	if (mark !== '"') return null;
	return { start: index, end: index + 1, ...explain(mark, opens, lang, inner[opens ? 0 : 1]) };
}

function explain(mark: string, opens: boolean, lang: Lang, right: string): Pick<TypographyFinding, "right" | "message" | "hint"> {
	const said = { language: { lang }, right: describeReplacement(right) };
	const message =
		mark === '"'
			? msg(`typography.straight${opens ? "Opens" : "Closes"}`, said)
			: msg(`typography.mark${opens ? "Opens" : "Closes"}`, { ...said, mark });
	return { right, message, hint: msg("typography.write.hint", { signs: nameSigns(right) }) };
}

/** Replacement for a message; a no-break space is spelled out, because it is invisible. */
function describeReplacement(right: string): string | Message {
	const sign = right.trim();
	if (right.startsWith("\u00a0")) return msg("typography.gapThenSign", { sign });
	return right.endsWith("\u00a0") ? msg("typography.signThenGap", { sign }) : right;
}
