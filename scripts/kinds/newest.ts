import { byText } from "#schemas/shared/by-text.ts";
import type { LocalizedEntry, View } from "./kind.ts";

/** An entry with a publication date. */
type Dated = { slug: string; facts: { published: string } };

/** The articles, newest first. */
export function newestArticles(view: View): readonly LocalizedEntry<"article">[] {
	return view.once("newest articles", () => newestFirst(view.entries("article")));
}

/** The guides, newest first. */
export function newestGuides(view: View): readonly LocalizedEntry<"guide">[] {
	return view.once("newest guides", () => newestFirst(view.entries("guide")));
}

/** Entries with the same date are in descending order of their slugs. */
function newestFirst<Entry extends Dated>(entries: readonly Entry[]): Entry[] {
	return [...entries].sort((a, b) => byText(b.facts.published, a.facts.published) || byText(b.slug, a.slug));
}
