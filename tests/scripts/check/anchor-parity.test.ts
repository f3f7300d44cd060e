import { expect, test } from "vitest";
import { inEnglish } from "../../support/in-english.ts";
import { createWorkspace } from "../../support/workspace.ts";

const file = (lang: string) => `articles/arrosage/${lang}.md`;
const target = (lang: string) => `guides/hydroponie/${lang}.md`;

/** Headings of the target in two languages, and the last line of the French and the German text. */
async function find(headings: { fr: string[]; de: string[] }, lines: { fr: string; de: string }) {
	const workspace = createWorkspace();
	for (const lang of ["fr", "en", "es", "de"] as const) {
		const words = headings[lang === "de" ? "de" : "fr"];
		const body = workspace.read(target(lang)).replace(/\n## [\s\S]*$/, "\n");
		workspace.write(target(lang), `${body}${words.map((word) => `\n## ${word}\n\nPothos.\n`).join("")}`);
		const line = lang === "de" ? lines.de : lines.fr;
		workspace.write(file(lang), `${workspace.read(file(lang)).trimEnd()}\n\n${line}\n`);
	}
	const { diagnostics } = await workspace.compile();
	return inEnglish(diagnostics.filter(({ code }) => code === "link-mismatch")).map(({ file, message, hint, related }) => ({
		...{ file, message, hint },
		related: related?.map(({ file, message }) => `${file} ${message}`),
	}));
}

const headings = { fr: ["Alpha", "Omega"], de: ["Anton", "Otto"] };
const inFrench = [`${file("fr")} in French`];

test.each([
	[
		"lost",
		"[Pothos](/guides/hydroponie)",
		"The link leads to the whole page /guides/hydroponie, but to a section in French, /guides/hydroponie#omega.",
	],
	[
		"another one",
		"[Pothos](/guides/hydroponie#anton)",
		"The link leads to /guides/hydroponie#anton, but to another section in French, /guides/hydroponie#omega.",
	],
])("an anchor that is %s in a translation is reported, with what to write (R16.1)", async (_, german, message) => {
	expect(await find(headings, { fr: "[Pothos](/guides/hydroponie#omega)", de: german })).toEqual([
		{ file: file("de"), message, hint: "write /guides/hydroponie#otto", related: inFrench },
	]);
});

test("an anchor that exists only in a translation is reported (R16.1)", async () => {
	expect(await find(headings, { fr: "[Pothos](/guides/hydroponie)", de: "[Pothos](/guides/hydroponie#otto)" })).toEqual([
		{
			file: file("de"),
			message: "The link leads to a section, /guides/hydroponie#otto, but to the whole page in French.",
			hint: "write /guides/hydroponie",
			related: inFrench,
		},
	]);
});

test.each([
	["the same section under its own name", headings, "#omega", "#otto"],
	["a section that has the same name in both", { fr: ["Alpha", "Pothos"], de: ["Anton", "Pothos"] }, "#pothos", "#pothos"],
	["sources", headings, "#sources", "#sources"],
	["one of more sections than the other language has", { fr: ["Alpha", "Omega"], de: ["Anton"] }, "#omega", "#anton"],
	["one that is nowhere, which is dead", headings, "#omega", "#nirgends"],
])("the anchor of a translation that points to %s is not reported (R16.1)", async (_, words, french, german) => {
	expect(await find(words, { fr: `[Pothos](/guides/hydroponie${french})`, de: `[Pothos](/guides/hydroponie${german})` })).toEqual(
		[],
	);
});
