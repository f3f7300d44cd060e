import { type Listing, optionsInUse, type Traits } from "#schemas/pages/listing.ts";
import type { ArticleListPage } from "#schemas/pages/page-data.ts";
import type { Link, Summary } from "#schemas/pages/page-parts.ts";
import { constants } from "#schemas/shared/constants.ts";
import type { View } from "../kind.ts";
import { type ListFile, listFiles, type OrderedList, wholeOf } from "../list-files.ts";
import { newestArticles } from "../newest.ts";
import { sliceOf } from "../paging.ts";

type ListedArticle = Summary & { traits: Traits };

const perPage = constants.listPages["article-list"];

/** One page of the list of articles, newest first, and the filters and sort orders of the whole list. */
export function articleCatalogue(
	list: string,
	part: number,
	view: View,
): Pick<ArticleListPage, "listing" | "articles" | "paging"> {
	const all = allArticles(view);
	const { items, ...slice } = sliceOf(list, part, all.items, perPage);
	const listing = slice.paging ? { ...all.listing, whole: view.once("article whole", () => wholeOf(all, perPage)) } : all.listing;
	return { listing, articles: [...items], ...slice };
}

/** The topics of articles, each with a link to the list filtered by it; empty if the site has no list of articles. */
export function articleTopics(view: View): Link[] {
	if (!view.entries("page").some(({ facts }) => facts.template === "article-list")) return [];
	const { facets } = allArticles(view).listing;
	return facets.flatMap(({ id, options }) =>
		options.map((option) => ({ path: `/blog?${id}=${option.id}`, label: option.label })),
	);
}

/** Data files for filtering and sorting the articles when their list has several pages. */
export function articleFiles(list: string, view: View): ListFile[] {
	const all = allArticles(view);
	return all.items.length > perPage ? listFiles(list, view.lang, all) : [];
}

function allArticles(view: View): OrderedList<ListedArticle> {
	return view.once("article list", () => {
		const entries = newestArticles(view);
		const titles = entries.map(({ text }) => text.title).sort(view.compare);
		const placeOf = new Map(titles.map((title, place) => [title, place]));
		const items = entries.map((entry) => {
			const summary = view.cards.of(entry);
			const places = { time: summary.readingMinutes ?? 0, title: placeOf.get(summary.title) ?? 0 };
			return { ...summary, traits: { options: { topic: [entry.facts.topic] }, places, words: "" } };
		});
		return { items, listing: listingOf(items, view) };
	});
}

function listingOf(articles: readonly ListedArticle[], view: View): Listing {
	const topics = optionsInUse("topic", articles, {
		label: (id) => view.term("topic", id),
		placeOf: (id) => view.rank("topic", id).place,
	});
	return {
		facets: [{ id: "topic", label: view.string("filters.topic"), match: "any", options: topics }],
		orders: [
			{ id: "newest", label: view.string("filters.by.newest") },
			{ id: "time", label: view.string("filters.by.time") },
			{ id: "title", label: view.string("filters.by.title") },
		],
		textLabel: null,
	};
}
