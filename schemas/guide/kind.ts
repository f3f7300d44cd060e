import type { Kind } from "../kind.ts";
import { type LongReadFacts, type LongReadText, longReadFacts, longReadText } from "../long-read.ts";
import { longReadExpects, longReadPage, longReadSummary } from "../long-read-page.ts";
import { homeLink } from "../page/kind.ts";

/** A practical guide. */
export const guide: Kind<LongReadFacts, LongReadText> = {
	name: "guide",
	folder: "guides",
	textFormat: "markdown",
	facts: longReadFacts,
	text: longReadText,
	path: (slug) => `/guides/${slug}`,
	indexable: () => true,
	expects: longReadExpects,
	figures: ({ figures }) => figures ?? {},
	readingMinutes: (facts) => facts.readingMinutes ?? null,
	anchors: () => [],
	changed: ({ published, updated }) => updated ?? published,
	summary: (entry, view) => longReadSummary(entry, `/guides/${entry.slug}`, "guide", view),
	pageData: (entry, view) => longReadPage(entry, `/guides/${entry.slug}`, homeLink(view), view),
};
