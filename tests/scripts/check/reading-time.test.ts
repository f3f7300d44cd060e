import { expect, test } from "vitest";
import { inEnglish } from "../../support/in-english.ts";
import { createWorkspace } from "../../support/workspace.ts";

const facts = "articles/arrosage/facts.yaml";
const texts = ["de", "en", "es", "fr"].map((lang) => `articles/arrosage/${lang}.md`);

/** What the check says about reading times when the page promises a minute and these of its texts are as long as that. */
async function check(long: string[]) {
	const workspace = createWorkspace();
	workspace.write(facts, `${workspace.read(facts)}readingMinutes: 1\n`);
	for (const file of long) workspace.write(file, `${workspace.read(file)}\n${"agua tierra ".repeat(90)}\n`);
	const { diagnostics } = await workspace.compile();
	return inEnglish(diagnostics.filter(({ code }) => code === "reading-time"));
}

test("if one translation is too short for the reading time and the others fit, it alone is reported (R6.5)", async () => {
	const [german = "", ...others] = texts;
	expect(await check(others)).toEqual([
		{
			code: "reading-time",
			file: german,
			position: [1, 1],
			message: "The text has 40 words, which take 0.2 minutes to read; the page says 1.",
			hint: `bring it near 220 words, or remove readingMinutes from ${facts}`,
		},
	]);
});

test("a reading time that fits no text is one finding, at the number (R6.5)", async () => {
	const found = await check([]);
	expect(found.map(({ file, message }) => ({ file, message }))).toEqual([
		{ file: facts, message: "No text of this page has the stated reading time, 1 min." },
	]);
	expect(found[0]?.related?.map(({ file }) => file)).toEqual(texts);
});
