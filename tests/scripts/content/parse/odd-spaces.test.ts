import { expect, test } from "vitest";
import { createMarkdownReader } from "#scripts/content/markdown/read-markdown.ts";
import { parseFile } from "#scripts/content/parse/parse-file.ts";
import { classifyFile } from "#scripts/kinds/content-file.ts";
import { withoutConsequences } from "#scripts/report/consequences.ts";
import { applyFixes } from "#scripts/report/fix.ts";
import { inEnglish } from "../../../support/in-english.ts";

const readMarkdown = createMarkdownReader();
const body = (text: string) => `---\ntitle: Pots\n---\n\n${text}\n`;

function parse(text: string) {
	const file = text.startsWith("---") ? "pages/about/fr.md" : "plants/aloe/facts.yaml";
	const contentFile = classifyFile(file);
	if ("reason" in contentFile || contentFile.role === "photo") throw new Error(`${file} holds no text`);
	return parseFile({ file, contentFile, text, hash: "" }, readMarkdown);
}

test.each([
	["the indent of a field", "scene:\n⍽⍽setting: shelf", "scene:\n  setting: shelf", "2:1 at the start of the line"],
	["after a dash", "list:\n  -⍽pots\n  -⍽soil", "list:\n  - pots\n  - soil", '2:4 after "-", twice'],
	["after a colon", "topic:⍽care\ndate: 1", "topic: care\ndate: 1", '1:7 after ":"'],
	["after a colon and a plain space", "topic: ⍽care", "topic:  care", '1:8 after ":"'],
	["before the colon of a name", "topic⍽: care", "topic: care", '1:6 before ":"'],
	["at the end of a value", "topic: care⍽", "topic: care", "1:12 at the end of the line"],
	["in a list between brackets", "size: [1,⍽2]", "size: [1, 2]", '1:10 after ","'],
])("a no-break space %s is named and mended in YAML (R18.6)", (_, typed, mended, said) => {
	expectMended(typed.replaceAll("⍽", "\u00a0"), mended, said);
});

test.each([
	["## Water⍽\n\nIt.", "## Water⍽\n\nIt.", ""],
	["##⍽Water\n\nIt.", "## Water\n\nIt.", '5:3 after "##"'],
	["-⍽pots\n-⍽soil", "- pots\n- soil", '5:2 after "-", twice'],
	["1.⍽pots\n2.⍽soil", "1. pots\n2. soil", '5:3 after "1."|6:3 after "2."'],
	["- pots\n⍽⍽- clay", "- pots\n  - clay", "6:1 at the start of the line"],
	[">⍽Water it.", "> Water it.", '5:2 after ">"'],
	["|⍽pot | soil |\n|⍽---|---|\n| a | b |", "| pot | soil |\n| ---|---|\n| a | b |", '5:2 beside "|", twice'],
	["Water it.\n⍽\nWait.", "Water it.\n\nWait.", "6:1 in a line without words"],
	[":::tip\n\nWater it.\n\n:::⍽", ":::tip\n\nWater it.\n\n:::", "9:4 at the end of the line"],
	["See [the pots](⍽/pots).", "See [the pots](/pots).", "5:16 in an address"],
	["See [the pots]⍽(/pots).", "See [the pots](/pots).", '5:15 before "("'],
	["```\n-⍽pots\n```", "```\n-⍽pots\n```", ""],
	["5.⍽Mai", "5.⍽Mai", ""],
	["Oui⍽: -⍽5⍽°C", "Oui⍽: -⍽5⍽°C", ""],
])("in Markdown, the no-break space of %j is mended where a sign wants a plain one (R18.6)", (typed, mended, said) => {
	expectMended(body(typed.replaceAll("⍽", "\u00a0")), body(mended.replaceAll("⍽", "\u00a0")), said);
});

test.each([
	["\u202f", "a no-break space (U+202F)"],
	["\u2007", "a no-break space (U+2007)"],
	["\u2003", "a special space (U+2003)"],
	["\u3000", "a special space (U+3000)"],
])("%j in place of a plain space is named (R18.6)", (sign, name) => {
	const { diagnostics } = parse(body(`##${sign}Water\n\nIt.`));
	expect(inEnglish(diagnostics).map(({ message, hint }) => `${message} ${hint}`)).toEqual([
		`There is ${name} after "##". run npm run check -- --fix, or type a plain space there`,
	]);
});

test("the line of a front matter may end with a no-break space, which is mended (R18.6)", () => {
	const typed = body("Water it.").replaceAll("---", "---\u00a0");
	expectMended(typed, body("Water it."), "1:4 at the end of the line, twice");
});

test("a text in a field of YAML is read as Markdown (R18.6)", () => {
	expectMended("text: |\n  ##\u00a0Water\n\n  Oui\u00a0: non.\n", "text: |\n  ## Water\n\n  Oui\u00a0: non.\n", '2:5 after "##"');
});

/** Expects the findings, with a space that is not plain as all that is wrong, and none once they are mended. */
function expectMended(typed: string, mended: string, said: string): void {
	const { diagnostics } = parse(typed);
	const places = inEnglish(withoutConsequences(diagnostics)).map(({ position, message }) =>
		`${position?.join(":")} ${message}`
			.replace(/There is a no-break space \(U\+00A0\) /, "")
			.replace(/\. It occurs 2 times in this file\.$/, ", twice")
			.replace(/\.$/, ""),
	);
	expect(places.join("|")).toBe(said);
	expect(applyFixes(typed, diagnostics)).toBe(mended);
	expect(parse(mended).diagnostics).toEqual([]);
}
