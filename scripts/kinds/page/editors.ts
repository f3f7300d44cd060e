import type { ComponentsPage } from "#schemas/pages/dashboard/page-data.ts";
import type { Link } from "#schemas/pages/page-parts.ts";
import type { View } from "../kind.ts";
import { newestArticles } from "../newest.ts";
import { plantCard } from "../plant/card.ts";
import { wordsOfPages } from "../words-of-pages.ts";

/** Strings of the dashboard, sent with its pages only, so that visitors do not load them. */
export function editorWords(view: View): Record<string, string> {
	return view.strings(wordsOfPages.editors);
}

/** The breadcrumb of the page of components. */
export function dashboardLinks(view: View): Link[] {
	const above = view.entries("page").filter(({ facts }) => facts.template === "dashboard");
	return above.map(({ slug, text }) => ({ path: view.cards.find("page", slug)?.path ?? "/", label: text.title }));
}

/** Real content for the page of components: the first article, guide and plant, and the path of the first sheet. */
export function exampleCards(view: View): ComponentsPage["examples"] {
	const plants = view.entries("plant");
	const sheet = plants.find(({ facts }) => facts.sheet !== undefined);
	return {
		cards: [
			...newestArticles(view)
				.slice(0, 1)
				.map((article) => view.cards.of(article)),
			...view
				.entries("guide")
				.slice(0, 2)
				.map((guide) => view.cards.of(guide)),
		].slice(0, 2),
		plants: plants.slice(0, 2).map((plant) => plantCard(plant, view)),
		sheet: sheet ? view.cards.of(sheet).path : null,
	};
}
