import type { Root } from "mdast";
import { markdownToMdast } from "satteri";
import type { Processor } from "unified";

/** Signs that satteri 0.10 does not always read like remark: HTML, code, escapes, references, definitions, rare characters. */
const otherwise = /[<`~_\\\t\r]|&[\w#]|\](?!\()|\p{Cc}(?<!\n)|\ufeff|\p{Cs}|\*[\u{10000}-\u{10ffff}]|[\u{10000}-\u{10ffff}]\*/u;

/** Emphasis with paired markers on one line; unpaired asterisks are read differently. */
const paired = /\*\*(?:[^*\n]|\*[^*\n]+\*)+\*\*|\*[^*\n]+\*/g;

/** Bare addresses, which satteri reads as links where tables are enabled; `:name` in running text, where blocks are. */
const [bareAddress, textDirective] = [/www\.|:\/\/|@/i, /:[\p{L}\p{N}-]/u];

/** Between two blank lines, all lines are rows of a table, or words of a quote, or neither. */
const shapes = [/^\|.*\|$/, /^> [\p{L}*«“"¿¡([{][^>|]*$/u, /^(?::::[a-z-]*|(?!.*(?::-|-:|::))[^|>]*)$/];

/**
 * Reads a text by satteri, in a twentieth of the time, if both parsers read it alike, positions included; null for any other. A test
 * compares them on every text of the content.
 */
export function parseNatively(text: string): Root | null {
	const fences = text.match(/^:::.*$/gm) ?? [];
	const words = text.replaceAll(/^:::[a-z-]*$/gm, "");
	const [gfm, directive] = [text.includes("|"), fences.length > 0];
	const isAlike =
		!otherwise.test(text) &&
		!words.replaceAll(paired, "").includes("*") &&
		!(gfm && bareAddress.test(text)) &&
		!(directive && textDirective.test(words)) &&
		// Blocks are opened and closed in turn, not nested.
		fences.length % 2 === 0 &&
		fences.every((fence, index) => (fence === ":::") === (index % 2 === 1)) &&
		text
			.split(/\n{2,}/)
			.every((part) => shapes.some((shape) => part.split("\n").every((line) => line === "" || shape.test(line))));
	if (!isAlike) return null;
	const root = markdownToMdast(text, { features: { gfm: gfm && { footnotes: false }, directive, frontmatter: false } });
	return root.type === "root" ? root : null;
}

/** A plugin for unified that reads what it can by satteri, and the rest by the parser that was set before it. */
export function remarkNatively(this: Processor): void {
	const { parser } = this;
	if (!parser) throw new Error("a parser must be set before");
	this.parser = (document, file) => parseNatively(String(document)) ?? parser(document, file);
}
