import { element, type RichText, textNode } from "#schemas/content/rich-text.ts";
import type { RoutePath } from "#schemas/generated/routes.ts";
import type { View } from "../kind.ts";

/** The page that shows all terms. */
export const glossaryPath = "/glossaire" satisfies RoutePath;

/** Address of a term: its anchor on the page of the glossary, the same in every language. */
export function definitionAddress(slug: string): string {
	return `${glossaryPath}#${slug}`;
}

/**
 * The text of the glossary page: its introduction, links to all terms, and the terms in the alphabetical order of the language, each with
 * an arrow to where a page uses it.
 */
export function writeGlossary(intro: RichText, view: View): RichText {
	const readings = new Map(
		[...view.entries("article"), ...view.entries("guide")].map((each) => [view.cards.of(each).path, each]),
	);
	/** Where the page at a path uses a term: the section, or the beginning of the page. */
	const sectionUsing = (slug: string, path: string) => {
		const section = readings.get(path)?.terms[definitionAddress(slug)];
		return section ? `${path}#${section}` : path;
	};
	const terms = view.entries("definition").toSorted((a, b) => view.compare(a.text.name, b.text.name));
	const index = terms.flatMap(({ slug, text }, place) => [
		...(place === 0 ? [] : [textNode("\u00a0· ")]),
		element("a", [textNode(text.name)], { href: `#${slug}` }),
	]);
	return {
		type: "root",
		children: [
			...intro.children,
			element("p", index),
			...terms.flatMap(({ slug, facts, text }) => [
				element("h2", [textNode(text.name)], { id: slug }),
				...text.definition.children,
				element("p", [
					textNode("→ "),
					element("a", [textNode(view.cards.at(facts.see).title)], { href: sectionUsing(slug, facts.see) }),
				]),
			]),
		],
	};
}
