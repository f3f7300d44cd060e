import { type DefinitionFacts, type DefinitionText, definitionFacts, definitionText } from "#schemas/content/glossary/schema.ts";
import { plainText } from "#schemas/content/rich-text.ts";
import { defineKind, type Kind } from "../kind.ts";
import { definitionAddress } from "./glossary.ts";

/** A term explained in the glossary. It has no page of its own: all terms are on one page. */
export const definition: Kind<DefinitionFacts, DefinitionText> = defineKind({
	name: "definition",
	folder: "glossary",
	shape: { extension: "yaml", facts: definitionFacts, text: definitionText },
	address: { path: () => null },
	card: {
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
	},
	page: {
		heading: ({ text }) => text.name,
		titleTag: () => null,
		changed: () => null,
		data: ({ slug }) => {
			throw new Error(`${slug} is a term of the glossary, so it has no page data`);
		},
	},
	search: { names: ({ text }) => [text.name, ...(text.otherNames ?? [])] },
});
