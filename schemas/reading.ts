import type { RichNode, RichText } from "./rich-text.ts";
import { constants } from "./spec/constants.ts";
import { isWordSign } from "./word-signs.ts";

/** Words of every text with structure in a piece of content: Markdown bodies and Markdown fields. */
export function countWords(data: unknown): number {
	if (typeof data !== "object" || data === null) return 0;
	if (isRichText(data))
		return data.children.reduce((sum, child) => sum + countIn(child, { words: 0, within: "nothing" }).words, 0);
	return Object.values(data).reduce<number>((sum, child) => sum + countWords(child), 0);
}

/** Minutes that so many words take, at least one. */
export function minutesFor(words: number): number {
	return Math.max(1, Math.round(words / constants.readingWordsPerMinute));
}

function isRichText(value: object): value is RichText {
	return "type" in value && value.type === "root";
}

/** What stands before the next sign: a word, a sign that may join it to what follows, or neither. */
type Counted = { words: number; within: "word" | "joint" | "nothing" };

/** Counts runs of letters and digits; two that one of `joints` stands between are one word. Elements do not divide words. */
function countIn(node: RichNode, counted: Counted): Counted {
	if (node.type === "element") {
		for (const child of node.children) countIn(child, counted);
		return counted;
	}
	const { value } = node;
	for (let index = 0; index < value.length; index++) {
		const code = value.codePointAt(index) ?? 0;
		if (code > 0xffff) index++;
		if (isWordSign(code)) {
			if (counted.within === "nothing") counted.words++;
			counted.within = "word";
		} else counted.within = counted.within === "word" && joints.has(code) ? "joint" : "nothing";
	}
	return counted;
}

/** Apostrophes, points, commas and hyphens. */
const joints: ReadonlySet<number> = new Set([..."'’.,-"].map((sign) => sign.charCodeAt(0)));
