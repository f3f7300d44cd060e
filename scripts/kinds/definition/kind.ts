import { type DefinitionFacts, type DefinitionText, definitionFacts, definitionText } from "#schemas/content/glossary/schema.ts";
import { plainText } from "#schemas/content/rich-text.ts";
import { defineKind, type Kind } from "../kind.ts";
import { definitionAddress } from "./glossary.ts";

/** A term explained in the glossary. It has no page of its own: all terms are on one page. */
export const definition: Kind<DefinitionFacts, DefinitionText> = defineKind({
	name: "definition",
	folder: "glossary",
	textFormat: "yaml",
	facts: definitionFacts,
	text: definitionText,
	path: () => null,
	expects: () => ({ present: [], absent: {} }),
	figures: () => ({}),
	picture: () => null,
	changed: () => null,
	reads: () => ({ entries: [], paths: [], neighbours: false }),
	heading: ({ text }) => text.name,
	titleTag: () => null,
	summary: ({ slug, text }) => ({
		slug,
		path: definitionAddress(slug),
		title: text.name,
		description: plainText(text.definition).trim(),
		type: "page",
		badge: null,
		published: null,
		readingMinutes: null,
		picture: null,
	}),
	names: ({ text }) => [text.name, ...(text.otherNames ?? [])],
	pageData: ({ slug }) => {
		throw new Error(`${slug} is a term of the glossary, so it has no page data`);
	},
});
