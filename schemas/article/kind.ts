import type { Kind } from "../kind.ts";
import { type LongReadFacts, type LongReadText, longReadFacts, longReadText } from "../long-read.ts";
import { longReadExpects, longReadPage, longReadSummary } from "../long-read-page.ts";

/** An article of the blog. */
export const article: Kind<LongReadFacts, LongReadText> = {
	name: "article",
	folder: "articles",
	textFormat: "markdown",
	facts: longReadFacts,
	text: longReadText,
	path: (slug) => `/blog/${slug}`,
	indexable: () => true,
	expects: longReadExpects,
	figures: ({ figures }) => figures ?? {},
	readingMinutes: (facts) => facts.readingMinutes ?? null,
	anchors: () => [],
	changed: ({ published, updated }) => updated ?? published,
	summary: (entry, view) => longReadSummary(entry, `/blog/${entry.slug}`, "article", view),
	pageData: (entry, view) => longReadPage(entry, `/blog/${entry.slug}`, { path: "/blog", label: view.string("nav.blog") }, view),
};
