import type { Mistake } from "./mistake.ts";

/** A file under another name: what it is called, and what the check says to do. */
function renamed(file: string, to: string, hint: string): Mistake {
	return {
		name: `${to} in place of ${file}`,
		moves: [{ file, to }],
		edits: [],
		finding: [to, "unknown-file", `${to} does not belong here.`, hint],
	};
}

/** Files and folders under wrong names, and copies. */
export const fileMistakes: readonly Mistake[] = [
	{
		name: "an archive of a draft that was unpacked in the content folder itself",
		writes: [{ file: "content/articles/rempoter/fr.md", contents: "---\ntitle: TODO\n---\n" }],
		edits: [],
		finding: [
			"content/articles/rempoter/fr.md",
			"unknown-file",
			"content/articles/rempoter/fr.md does not belong here.",
			"an archive was unpacked one folder too deep; move the file to articles/rempoter/fr.md",
		],
	},
	renamed("plants/pothos/fr.yaml", "plants/pothos/fr.yml", 'rename it to "fr.yaml"'),
	renamed("plants/pothos/de.yaml", "plants/pothos/de.md", 'rename it to "de.yaml"'),
	renamed("plants/pothos/facts.yaml", "plants/pothos/Facts.yaml", 'rename it to "facts.yaml"'),
	renamed("articles/arrosage/fr.md", "articles/arrosage/FR.md", 'rename it to "fr.md"'),
	renamed("articles/arrosage/de.md", "articles/arrosage/de.md.txt", 'rename it to "de.md"'),
	renamed("ui/fr.yaml", "ui/fr.yml", 'rename it to "fr.yaml"'),
	renamed("terms/light.yaml", "terms/light.yml", 'rename it to "light.yaml"'),
	renamed(
		"articles/arrosage/fr.md",
		"articles/arrosage/fr.md/fr.md",
		'"articles/arrosage/fr.md" is a folder: move the file out of it, to articles/arrosage/fr.md',
	),
	{
		name: "a folder with capitals",
		moves: [{ file: "articles/arrosage", to: "articles/Arrosage" }],
		edits: [],
		finding: [
			"articles/Arrosage",
			"bad-name",
			"The folder name articles/Arrosage cannot be used in an address.",
			'rename the folder to "arrosage"',
		],
	},
	{
		name: "a folder that was copied and not yet changed",
		copies: [{ file: "articles/arrosage", to: "articles/arrosage-ete" }],
		edits: [],
		finding: [
			"articles/arrosage-ete/fr.md:3:8",
			"duplicate-title",
			'"Bien arroser" is also used in articles/arrosage/fr.md, as are 11 more titles and descriptions: one of the two seems to be a copy.',
			"delete the copy, or give it titles of its own in every language",
		],
	},
	{
		name: "a translation that is a copy of the original",
		copies: [{ file: "articles/arrosage/fr.md", to: "articles/arrosage/de.md" }],
		edits: [],
		finding: [
			"articles/arrosage/de.md:4:12",
			"untranslated-text",
			"From this line on, the German text is identical to the French one (articles/arrosage/fr.md) in 9 places.",
			"translate it into German; put a title or a quotation in *italics* or between quotation marks",
		],
	},
	{
		name: "articles/arrosage/uk.md in place of articles/arrosage/en.md",
		moves: [{ file: "articles/arrosage/en.md", to: "articles/arrosage/uk.md" }],
		edits: [],
		finding: [
			"articles/arrosage/uk.md",
			"extra-language",
			"articles/arrosage/uk.md is in a language that the site does not have.",
			'rename it to "en.md"',
		],
	},
	renamed("plants/pothos/facts.yaml", "plants/pothos/pothos.yaml", 'rename it to "facts.yaml"'),
];
