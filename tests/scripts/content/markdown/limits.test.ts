import { expect, test } from "vitest";
import { findExcess } from "#scripts/content/markdown/limits.ts";
import { inEnglish } from "../../../support/in-english.ts";

const stress = {
	code: "too-long",
	message: "The paragraph contains more than 1000 emphasis marks, * or _.",
	hint: "split it with a blank line, or write code in backquotes",
};
const brackets = {
	code: "too-long",
	message: "The paragraph contains more than 1000 brackets and backquotes.",
	hint: "split it with a blank line",
};
const escapes = {
	code: "too-long",
	message: "The paragraph contains more than 1000 characters <, & or \\.",
	hint: "split it with a blank line",
};
const paragraph = {
	code: "too-long",
	message: "The paragraph is longer than 20000 characters.",
	hint: "split it with a blank line",
};
const lines = {
	code: "too-long",
	message: "The text has more than 2500 lines.",
	hint: "split it into several texts; a paragraph may be on one line",
};
const quotes = {
	code: "too-long",
	message: "The text contains more than 500 lines of quotes.",
	hint: "remove each > that is not a quote, or split the text into several",
};
const nested = {
	code: "too-deep",
	message: "Quotes or lists are nested more than 100 levels deep.",
	hint: "remove the repeated characters > or -",
};
const blocks = {
	code: "too-deep",
	message: "Blocks are nested more than 100 levels deep.",
	hint: "close each block with a line :::",
};

test.each([
	["quotes", `a\n\n${">".repeat(101)}`, { ...nested, offset: 3 }],
	["quotes with spaces", `${"> ".repeat(101)}a`, { ...nested, offset: 0 }],
	["lists", `${"- ".repeat(101)}a`, { ...nested, offset: 0 }],
	["numbered lists in quotes", `${"> 1. ".repeat(51)}a`, { ...nested, offset: 0 }],
	["blocks", `a\n${":::faq\n\n".repeat(101)}`, { ...blocks, offset: 2 + 100 * 8 }],
	["stress", `a\n\n${"*a_ ".repeat(501)}`, { ...stress, offset: 3 }],
	["brackets", `a\n\n${"[a] ".repeat(501)}`, { ...brackets, offset: 3 }],
	["signs with a meaning of their own", `a\n\n${"<&\\".repeat(334)}`, { ...escapes, offset: 3 }],
	["signs in a paragraph", `a\n\n${"mot ".repeat(5001)}`, { ...paragraph, offset: 3 }],
	["items of a list", `a\n\n${"- a\n".repeat(2500)}`, { ...lines, offset: 3 + 2499 * 4 }],
	["numbered items", "1. a\n".repeat(2501), { ...lines, offset: 2500 * 5 }],
	["paragraphs", "*a_b*c_\n\n".repeat(2501), { ...lines, offset: 2500 * 9 }],
	["rows of a table", "|a|b|\n".repeat(2501), { ...lines, offset: 2500 * 6 }],
	["quotes beside one another", ">a\n\n".repeat(501), { ...quotes, offset: 500 * 4 }],
	["stress over several lines", "*a*\n".repeat(501), { ...stress, offset: 0 }],
])("a text with more %s than the limit is reported where they begin (R16.2)", (_, text, excess) => {
	expect(inEnglish(findExcess(text))).toEqual(excess);
});

test.each([
	["as deep as possible", `${">".repeat(100)}a\n\n${"- ".repeat(100)}a`],
	["as many brackets as possible", `${"[a] ".repeat(500)}\n\n${"[a] ".repeat(500)}`],
	["blocks that are closed", ":::faq\n\na\n\n:::\n\n".repeat(800)],
	["as much stress as possible", `${"*a* ".repeat(500)}\n\n${"*a* ".repeat(500)}`],
	["a long table with stress in every cell", "| **a** | _b_ |\n".repeat(2000)],
	["as many signs as possible in each of many paragraphs", `${"mot ".repeat(5000)}\n\n`.repeat(5)],
	["a long table whose rows are longer together than a paragraph", `| ${"mot ".repeat(20)} |\n`.repeat(2000)],
	["a line to fill in", `${"_".repeat(5000)}\n`],
])("a text within the limits is accepted: %s (R16.2)", (_, text) => {
	expect(findExcess(text)).toBe(null);
});
