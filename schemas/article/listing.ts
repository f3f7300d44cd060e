import type { View } from "../kind.ts";
import { optionsInUse } from "../listing.ts";
import type { ArticleListPage } from "../page-data.ts";

/** The articles, newest first, and how visitors may narrow and sort them. */
export function articleCatalogue(view: View): Pick<ArticleListPage, "listing" | "articles"> {
	const entries = view.entries("article").map((entry) => ({ entry, summary: view.summary("article", entry) }));
	const byTitle = entries.map(({ summary }) => summary.title).sort(view.compare);
	const articles = entries
		.map(({ entry, summary }) => ({
			...summary,
			traits: {
				options: { topic: [entry.facts.topic] },
				places: { time: summary.readingMinutes ?? 0, title: byTitle.indexOf(summary.title) },
				words: "",
			},
		}))
		.sort((a, b) => ((a.published?.iso ?? "") < (b.published?.iso ?? "") ? 1 : -1));
	const topics = optionsInUse("topic", articles, {
		label: (id) => view.term("topic", id),
		placeOf: (id) => view.rank("topic", id).place,
	});
	return {
		listing: {
			facets: [{ id: "topic", label: view.string("filters.topic"), match: "any", options: topics }],
			orders: [
				{ id: "newest", label: view.string("filters.by.newest") },
				{ id: "time", label: view.string("filters.by.time") },
				{ id: "title", label: view.string("filters.by.title") },
			],
			textLabel: null,
		},
		articles,
	};
}
