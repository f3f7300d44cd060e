import { contentLimits } from "#schemas/shared/constants.ts";
import { msg, type Said, withHint } from "../../messages/message.ts";
import type { Diagnostic } from "../../report/diagnostic.ts";

type Excess = Pick<Diagnostic, "code" | "message" | "hint"> & { offset: number };

/** A line with more quote and list markers at its beginning than the allowed nesting. */
const nested = new RegExp(`^(?:[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])(?=[ \\t]|$))){${contentLimits.nesting + 1}}`, "m");
/** White space that makes a line blank in Markdown. */
const blank = /^[ \t\r]*$/;
const blockLine = /^[ \t>]*:{3,}(.*)$/gm;

/**
 * Characters each of which may pair with any other in its paragraph: which ones, how many are allowed, and in which lines they
 * count.
 */
const signLimits = [
	{
		signs: /\*+|_+/g,
		most: contentLimits.stressSigns,
		// Table cells are parsed one by one.
		counts: (line: string) => !line.startsWith("|"),
		...withHint("markdown.tooMuchStress", { most: contentLimits.stressSigns }),
	},
	{
		signs: /[[\]`]/g,
		most: contentLimits.brackets,
		counts: () => true,
		...withHint("markdown.tooManyBrackets", { most: contentLimits.brackets }),
	},
	{
		signs: /[<&\\]/g,
		most: contentLimits.escapes,
		counts: () => true,
		message: msg("markdown.tooManyEscapes", { most: contentLimits.escapes }),
		hint: msg("markdown.tooManyBrackets.hint"),
	},
];

/** Lines that take a parser long in large numbers, because each may begin a block. */
const lines = [
	{
		begins: /^[ \t]*>/gm,
		most: contentLimits.quotedLines,
		...withHint("markdown.tooManyQuotes", { most: contentLimits.quotedLines }),
	},
	{
		begins: /^[ \t]*[^ \t\r\n]/gm,
		most: contentLimits.textLines,
		...withHint("markdown.tooManyLines", { most: contentLimits.textLines }),
	},
];

/**
 * Finds what would take a parser too long or overflow the stack, before any parser runs; null for all texts that people write.
 * Linear in the length of any text.
 */
export function findExcess(text: string): Excess | null {
	// Short texts, and those with few such characters, need no closer look.
	if (text.length <= contentLimits.nesting) return null;
	const inLine = nested.exec(text)?.index;
	if (inLine !== undefined) return tooDeep(withHint("markdown.tooDeepQuotes", levels), inLine);
	const opened = text.includes(":::") ? findOpenBlock(text) : null;
	if (opened !== null) return tooDeep(withHint("markdown.tooDeepBlocks", levels), opened);
	for (const { begins, most, ...finding } of lines) {
		const offset = text.length > most ? findOneTooMany(text, begins, most) : null;
		if (offset !== null) return { code: "too-long", ...finding, offset };
	}
	const long = text.length > paragraphSigns ? findLongParagraph(text) : null;
	if (long !== null) return { code: "too-long", ...tooLong, offset: long };
	for (const { signs, most, counts, ...finding } of signLimits) {
		const offset = text.length > most ? findCrowded(text, signs, most, counts) : null;
		if (offset !== null) return { code: "too-long", ...finding, offset };
	}
	return null;
}

const { paragraphSigns } = contentLimits;
const tooLong = {
	message: msg("markdown.longParagraph", { most: paragraphSigns }),
	hint: msg("markdown.tooManyBrackets.hint"),
};

const levels = { levels: contentLimits.nesting };

function tooDeep(said: Said, offset: number): Excess {
	return { code: "too-deep", ...said, offset };
}

/** Offset of a block that is opened while too many are open. */
function findOpenBlock(text: string): number | null {
	let open = 0;
	for (const { 1: name = "", index } of text.matchAll(blockLine)) {
		open = Math.max(0, open + (name.trim() === "" ? -1 : 1));
		if (open > contentLimits.nesting) return index;
	}
	return null;
}

/** Offset of the first line beyond the allowed number. */
function findOneTooMany(text: string, begins: RegExp, most: number): number | null {
	let found = 0;
	for (const { index } of text.matchAll(begins)) if (++found > most) return index;
	return null;
}

/** Offset of a paragraph that is too long as a whole. Table rows count one by one. */
function findLongParagraph(text: string): number | null {
	let [length, start, at] = [0, 0, 0];
	for (const line of text.split("\n")) {
		if (blank.test(line) || line.startsWith("|")) [length, start] = [0, at];
		if (length === 0) start = at;
		length += line.length;
		if (length > paragraphSigns) return start;
		at += line.length + 1;
	}
	return null;
}

/** Offset of a paragraph with more than `most` of the characters, in the lines that count. */
function findCrowded(text: string, signs: RegExp, most: number, counts: (line: string) => boolean): number | null {
	let [found, start, at] = [0, 0, 0];
	for (const line of text.split("\n")) {
		if (blank.test(line)) [found, start] = [0, at + line.length + 1];
		else if (counts(line)) found += line.match(signs)?.length ?? 0;
		if (found > most) return start;
		at += line.length + 1;
	}
	return null;
}
