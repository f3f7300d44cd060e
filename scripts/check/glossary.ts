import type { DefinitionFacts } from "#schemas/content/glossary/schema.ts";
import { defaultLang } from "#schemas/shared/languages.ts";
import { definitionAddress, glossaryPath } from "../kinds/definition/glossary.ts";
import { msg } from "../messages/message.ts";
import { listSome } from "../report/nearest.ts";
import type { Entry } from "../types/content.ts";
import { diagnose, eachEntry, positionOf, type Rule } from "./rule.ts";
import { findPage } from "./titled-links.ts";

/**
 * The page that a term of the glossary leads to uses the term, and shows it by a link back. The original is enough: translations
 * have the same links.
 */
export const checkGlossary: Rule = (context) =>
	eachEntry(context.content.entries, ({ kind, slug, facts }) => {
		// Without the page that shows terms, which is another finding, nothing can link to one.
		if (kind !== "definition" || !facts?.data || !context.pages.has(glossaryPath)) return [];
		const { see } = facts.data as DefinitionFacts;
		const term = definitionAddress(slug);
		const page = findPage(see, context);
		// A new term leads to the home page until its author names another. An address without a page is a dead link, and nothing is
		// known of a text that could not be read.
		if (see === "/" || !page?.texts[defaultLang]?.data || linksTo(page, term)) return [];
		const using = [...context.pages].filter(([, entry]) => linksTo(entry, term)).map(([path]) => path);
		const hint =
			using.length > 0
				? msg("link.unusedTerm.hintPages", { term, pages: listSome(using) })
				: msg("link.unusedTerm.hint", { term });
		return [
			diagnose(facts, positionOf(facts, "/see"), "unused-term", {
				message: msg("link.unusedTerm", { page: see, term: slug }),
				hint,
			}),
		];
	});

function linksTo({ texts }: Entry, address: string): boolean {
	return texts[defaultLang]?.marks.some((mark) => mark.type === "link" && mark.url === address) ?? false;
}
