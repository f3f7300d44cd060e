import type { Conventions } from "../conventions.ts";
import { gapBefore, gapBehind, nameSigns, type Rule, type TypographyFinding, wrongGap } from "../finding.ts";

/** What a mark does: it opens or closes a quotation, which stands inside `depth` others. */
type Role = { opens: boolean; depth: number };

/** Quotations stand between the marks of the language, with its gap inside them. */
export const checkQuotes: Rule = (text, language) => {
	let depth = 0;
	return [...text.matchAll(/["„“”«»\u2029]/g)].flatMap(({ 0: mark, index }): TypographyFinding[] => {
		const role = mark === "\u2029" ? null : findRole(text, index, depth);
		if (mark === "\u2029") depth = 0;
		if (!role) return [];
		depth = role.opens ? depth + 1 : role.depth;
		const finding = role.depth > 0 ? checkInnerMark(text, index, role, language) : checkOuterMark(text, index, role, language);
		return finding ? [finding] : [];
	});
};

const before = /^$|[\s([{—–‘’'“„«¿¡/]/;
const behind = /^$|[\s.,;:!?)\]}…—–’”“»/]/;

/** Tells by the signs around a mark what it does, else by the mark itself; null where it is the sign of inches. */
function findRole(text: string, index: number, depth: number): Role | null {
	const [mark, previous, next] = [text.charAt(index), text.charAt(index - 1), text.charAt(index + 1)];
	if (/\d/.test(previous) && depth === 0) return null;
	const [mayOpen, mayClose] = [before.test(previous), behind.test(next)];
	const opens = mayOpen === mayClose ? mark === "„" || mark === "«" || (depth === 0 && !/[»”]/.test(mark)) : mayOpen;
	return { opens, depth: opens ? depth : Math.max(0, depth - 1) };
}

function checkOuterMark(
	text: string,
	index: number,
	{ opens }: Role,
	{ name, quotes, quoteGap }: Conventions,
): TypographyFinding | null {
	const [mark, right] = [text.charAt(index), quotes[opens ? 0 : 1]];
	const stands = opens ? gapBehind(text, index + 1) : gapBefore(text, index);
	const start = opens ? index + 1 : index - stands.length;
	if (mark === right) return wrongGap({ start, stands, right: quoteGap, where: `${opens ? "behind" : "before"} ${mark}` }, name);
	const range = opens ? { start: index, end: start + stands.length } : { start, end: index + 1 };
	return { ...range, ...explain(mark, opens, name, opens ? right + quoteGap : quoteGap + right) };
}

/** Which marks stand inside a quotation is a matter of taste, as long as they are not those of a typewriter. */
function checkInnerMark(text: string, index: number, { opens }: Role, { name, inner }: Conventions): TypographyFinding | null {
	const mark = text.charAt(index);
	if (mark !== '"') return null;
	return { start: index, end: index + 1, ...explain(mark, opens, name, inner[opens ? 0 : 1]) };
}

function explain(
	mark: string,
	opens: boolean,
	language: string,
	right: string,
): Pick<TypographyFinding, "right" | "message" | "hint"> {
	const stands = mark === '"' ? "A straight quote" : `The mark ${mark}`;
	const spelled = right.replace(/^\u00a0/, "a no-break space and ").replace(/\u00a0$/, " and a no-break space");
	const message = `${stands} ${opens ? "opens" : "closes"} a quotation; ${language} writes ${spelled} there.`;
	return { right, message, hint: `write ${nameSigns(right)}` };
}
