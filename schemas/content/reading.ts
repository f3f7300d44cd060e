import { constants } from "../shared/constants.ts";
import { isRichText, type RichNode } from "./rich-text.ts";
import { isWordSign } from "./word-signs.ts";

/** Number of words in all RichText of a piece of content: Markdown bodies and Markdown fields. */
export function countWords(data: unknown): number {
	if (typeof data !== "object" || data === null) return 0;
	if (isRichText(data))
		return data.children.reduce((sum, child) => sum + countIn(child, { words: 0, within: "nothing" }).words, 0);
	return Object.values(data).reduce<number>((sum, child) => sum + countWords(child), 0);
}

/** Reading time of that many words in minutes, at least one. */
export function minutesFor(words: number): number {
	return Math.max(1, Math.round(words / constants.readingWordsPerMinute));
}

/** State before the next character: in a word, after a character that may join it to the next word, or neither. */
type Counted = { words: number; within: "word" | "joint" | "nothing" };

/** Counts runs of letters and digits; two runs joined by one of `joints` are one word. Element boundaries do not end words. */
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
