import { type ComponentType, useCallback, useMemo } from "react";
import type { Lang } from "#schemas/shared/languages.ts";
import type { FoundPagesProps } from "./FoundPages.tsx";
import type { Found, Hit } from "./find.ts";
import type { TextHit } from "./texts.ts";
import { type Index, useIndex } from "./use-index.ts";
import { useTexts } from "./use-texts.ts";

/**
 * The search results: `found` by titles and descriptions, null until there is an answer; `texts` by the texts of pages, with the number
 * of all. `textState` tells whether those are still awaited, or cannot be had. Titles of near spelling come in place of
 * texts that lack a word of the query, or more than half of it.
 */
export type Answer = {
	state: "waiting" | "failed" | "lost" | "ready";
	found: Found | null;
	texts: { hits: Hit[]; total: number };
	textState: "waiting" | "failed" | "ready";
	/** Renders the results below a field; null until the search has loaded. */
	FoundPages: ComponentType<FoundPagesProps> | null;
	ask(): void;
};

/** Searches for a query (blank for none), with at most `max` hits by titles and `textsMax` by texts. Nothing is loaded until `ask` is called. */
export function useSearch(lang: Lang, query: string, max: number, textsMax: number): Answer {
	const { index, ask: askIndex } = useIndex(lang, max);
	const { texts, ask: askTexts } = useTexts(lang, query, textsMax);
	const local = useMemo(() => (query !== "" && index.state === "ready" ? index.search(query) : null), [query, index]);
	const ask = useCallback(() => {
		askIndex();
		askTexts();
	}, [askIndex, askTexts]);
	if (index.state !== "ready")
		return { state: index.state, found: null, texts: noTexts, textState: "waiting", FoundPages: null, ask };
	const { state } = texts;
	const inTexts = state === "ready" ? { hits: texts.hits.map((hit) => toHit(hit, index)), total: texts.total } : noTexts;
	const hasWords = texts.state === "ready" && texts.least > 0.5;
	const isNear = local?.near === true && local.hits.length > 0 && state !== "waiting" && !hasWords;
	const found = local?.near && !isNear ? { hits: [], total: 0, near: false } : local;
	return { state: "ready", found, texts: isNear ? noTexts : inTexts, textState: state, FoundPages: index.FoundPages, ask };
}

const noTexts = { hits: [], total: 0 };

/** A page found by its text, as the list shows it. */
function toHit({ page, path, title, section, excerpt }: TextHit, { items }: Extract<Index, { state: "ready" }>): Hit {
	const item = items.get(page) ?? { title, path: page, type: "page", description: "", keywords: [] };
	return { item, path, section, title: [{ text: item.title, hit: false }], description: excerpt, alias: null };
}
