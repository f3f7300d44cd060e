import { expect, test } from "vitest";
import type { Lang } from "#schemas/shared/languages.ts";
import { createMarkdownReader } from "#scripts/content/markdown/read-markdown.ts";
import { parseFile } from "#scripts/content/parse/parse-file.ts";
import { checkUnsourcedSafety, findSafetyStatements } from "#scripts/content/validate/unsourced-safety.ts";
import { inEnglish } from "../../../support/in-english.ts";

const readMarkdown = createMarkdownReader();

/** What the rule says of a text, by the words that it found, each with its line. */
function findings(body: string, { kind = "article", lang = "fr" }: { kind?: string; lang?: Lang } = {}): string[] {
	const contentFile = { role: "text", kind, slug: "arrosage", lang } as const;
	const file = `articles/arrosage/${lang}.md`;
	const text = `---\ntitle: Bien arroser\n---\n${body}`;
	const parsed = parseFile({ file, contentFile, hash: "", text }, readMarkdown).value;
	return inEnglish(checkUnsourcedSafety(parsed, findSafetyStatements(parsed))).map(
		({ message, position }) => `${/^"(.*)" is about safety/.exec(message)?.[1]} ${position?.[0]}`,
	);
}

test.each<[what: string, body: string, found: string[]]>([
	["a statement alone", "Le pothos est toxique pour les chats.", ["toxique 4"]],
	["at the word, on whatever line", "Une terre\nhumide, et une\nmoisissure.", ["moisissure 6"]],
	["the first word of a paragraph", "Mettez des gants : elle irrite.", ["gants 4"]],
	["each paragraph by itself", "Il est [toxique](#source-aspca).\n\nIl irrite la peau.", ["irrite 6"]],
	["an item whose list rests on nothing", "Avant d’arroser :\n\n- Débranchez.\n", ["Débranchez 6"]],
	["a row of a section without sources", "| Plante | Chats |\n|---|---|\n| Pothos | Toxique |\n", ["Toxique 6"]],
	["a row, though another section has sources", "[Un](#source-aspca).\n\n## Deux\n\n| A |\n|---|\n| Toxique |\n", ["Toxique 10"]],
	["a link that leads elsewhere", "Il est [toxique](/fiches-plantes#pothos).", ["toxique 4"]],
])("%s is reported (R17.6)", (_, body, found) => expect(findings(body)).toEqual(found));

test.each([
	["a link in the sentence", "Le pothos est [toxique](#source-aspca)."],
	["a link behind it, in brackets", "Débranchez la lampe ([notre conseil](#source-pousse))."],
	["a link on another line of the paragraph", "Le pothos est toxique,\ndit l’[ASPCA](#source-aspca)."],
	[
		"a list below a paragraph with a link",
		"**Avant d’arroser** ([notre conseil](#source-pousse)) :\n\n- Touchez.\n- Débranchez.\n",
	],
	["a table above the link of its section", "| A |\n|---|\n| Toxique |\n\nSelon l’[ASPCA](#source-aspca)."],
	["a heading", "### Est-il toxique ?\n\nLisez l’étiquette."],
	["a checklist", ":::checklist\n\n- Débrancher la lampe\n\n:::"],
	["words that only begin alike", "Le poisson rouge irritera les puristes."],
	["a text that is still being written", "TODO: Le pothos est toxique."],
])("%s is not reported (R17.6)", (_, body) => expect(findings(body)).toEqual([]));

test("translations, and kinds whose pages list sources themselves, are not checked (R17.6)", () => {
	expect(findings("Le pothos est toxique.", { lang: "de" })).toEqual([]);
	expect(findings("Le pothos est toxique.", { kind: "page" })).toEqual([]);
});
