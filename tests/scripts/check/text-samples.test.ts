import { expect, test } from "vitest";
import { createWorkspace } from "../../support/workspace.ts";

/** Paragraphs of one page: what its French text says, and its German one. */
type Paragraph = [what: string, fr: string, de: string];

const copied: Paragraph[] = [
	["a whole paragraph", "Nous arrosons peu en hiver.", "Nous arrosons peu en hiver."],
	[
		"in the typography of its new language",
		"Pour qui écrivons-nous\u00a0: pour la ville, l’«\u00a0urbs\u00a0»\u00a0!",
		"Pour qui **écrivons-nous**: pour la ville, l’„urbs“!",
	],
	[
		"with other figures and links",
		"Nous avons 12 pages sur [la ville](https://example.org/a).",
		"Nous avons 15 pages sur [la ville](https://example.org/b).",
	],
	[
		"where it also reads like the other language",
		"La terre est humide quand elle colle au doigt qui la touche.",
		"La terre est humide quand elle colle au doigt qui la touche.",
	],
];

const alike: Paragraph[] = [
	["a word", "Pothos.", "Pothos."],
	["three words", "Substrat ou compost.", "Substrat ou compost."],
	[
		"Latin names",
		"Ceropegia linearis subsp. woodii, Monstera deliciosa var. albo.",
		"Ceropegia linearis subsp. woodii, Monstera deliciosa var. albo.",
	],
	["names of firms", "Android, Chrome, Edge, Firefox, Samsung Internet.", "Android, Chrome, Edge, Firefox, Samsung Internet."],
	["the name of a house", "Royal Botanic Gardens of Kew.", "Royal Botanic Gardens of Kew."],
	["a name of the catalogue", "queen of the night", "queen of the night"],
	[
		"addresses",
		"<https://example.org/the-name-of-a-page>, 12, bonjour@pousse.example.",
		"<https://example.org/the-name-of-a-page>, 12, bonjour@pousse.example.",
	],
	[
		"a title in italics",
		"*On the Movements and Habits of Climbing Plants*.",
		"*On the Movements and Habits of Climbing Plants*.",
	],
	["a saying between marks", "«\u00a0It is better to wait than to water.\u00a0»", "„It is better to wait than to water.“"],
];

/** The findings of the small site with these paragraphs and those that may be alike. */
async function findCopies(paragraphs: readonly Paragraph[]): Promise<string[]> {
	const workspace = createWorkspace();
	const page = (lang: string, text: (paragraph: Paragraph) => string) =>
		workspace.edit(`pages/about/${lang}.md`, /\n---\n\n.*/, `\n---\n\n${[...paragraphs, ...alike].map(text).join("\n\n")}`);
	page("fr", ([, fr]) => fr);
	page("de", ([, , de]) => de);
	// The other languages say the number that the original says.
	for (const lang of ["en", "es"]) {
		const file = `pages/about/${lang}.md`;
		workspace.edit(file, "\n---\n\n", "\n---\n\n12\n\n");
	}
	workspace.edit("plants/pothos/de.yaml", "Efeutute", "queen of the night");
	return (await workspace.findings()).map(({ file, position, code, message }) => `${file}:${position?.[0]} ${code}: ${message}`);
}

test.each(copied.map((paragraph) => [paragraph[0], paragraph] as const))(
	"untranslated copies are reported once, and nothing else is: %s (R16.1)",
	async (_, paragraph) => {
		expect(await findCopies([paragraph])).toEqual([
			"pages/about/de.md:6 untranslated-text: The German text is identical to the French one (pages/about/fr.md, line 6).",
		]);
	},
);

test("four passages copied from one file are one finding (R16.1)", async () => {
	expect(await findCopies(copied)).toEqual([
		`pages/about/de.md:6 untranslated-text: From this line on, the German text is identical to the French one (pages/about/fr.md) in ${copied.length} places.`,
	]);
});

test("copies are found in the original too, in two languages, and from three words in interface strings (R16.1)", async () => {
	const workspace = createWorkspace();
	const edit = (file: string, from: string, to: string) => workspace.edit(file, from, to);
	edit("pages/about/fr.md", "Nous écrivons pour la ville.", "We write for the city.");
	edit("pages/blog/en.md", "metaDescription: ", "metaDescription: Des plantes pour la ville et pour la maison. # ");
	for (const lang of ["fr", "es"])
		edit(`pages/blog/${lang}.md`, "metaDescription: ", "metaDescription: Des plantes pour la ville et pour la maison. # ");
	edit("ui/de.yaml", "Zum Inhalt springen", "Aller au contenu");
	expect((await workspace.findings()).map(({ file, message }) => `${file}: ${message.replace(/, line \d+/, "")}`)).toEqual([
		"pages/about/fr.md: The French text is identical to the English one (pages/about/en.md).",
		"pages/blog/en.md: The English text is identical to the French one (pages/blog/fr.md).",
		"pages/blog/es.md: The Spanish text is identical to the French one (pages/blog/fr.md).",
		"ui/de.yaml: The German text is identical to the French one (ui/fr.yaml).",
	]);
});
