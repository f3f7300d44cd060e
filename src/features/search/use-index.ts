import { type ComponentType, useCallback, useEffect, useState } from "react";
import type { SearchItem } from "#schemas/pages/search-item.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import { isListOf, isRecord } from "#schemas/shared/shapes.ts";
import { searchIndexPath } from "#schemas/shared/url.ts";
import { get } from "#src/data/browser.ts";
import type { Accepts, Get } from "#src/data/get.ts";
import { LostModule, loadModule } from "#src/data/load-module.ts";
import type { FoundPagesProps } from "./FoundPages.tsx";
import type { Search } from "./find.ts";

/**
 * The state of the search in one language: loading, ready, failed for now, or lost for this document. `items` are the pages by their
 * path; `FoundPages` renders the results.
 */
export type Index =
	| { state: "waiting" }
	| { state: "failed" }
	| { state: "lost" }
	| {
			state: "ready";
			search: Search;
			items: ReadonlyMap<string, SearchItem>;
			FoundPages: ComponentType<FoundPagesProps>;
	  };

/** After this long without an answer, visitors are told instead of being kept waiting. */
export const answerTimeoutMs = 10_000;

const waiting: Index = { state: "waiting" };

/**
 * The search in titles and descriptions, with at most `max` hits; nothing is loaded until `ask` is called. Calling `ask` again does
 * nothing once it is ready, and retries if it failed; if it is lost, only a new document helps.
 */
export function useIndex(lang: Lang, max: number): { index: Index; ask(): void } {
	const [current, setCurrent] = useState<{ attempt: { lang: Lang }; index: Index } | null>(null);
	const ask = useCallback(
		() =>
			setCurrent((before) =>
				before?.attempt.lang === lang && before.index.state !== "failed" ? before : { attempt: { lang }, index: waiting },
			),
		[lang],
	);
	const attempt = current?.attempt;
	useEffect(() => {
		if (!attempt) return;
		const settle = (index: Index) => setCurrent((now) => (now?.attempt === attempt ? { attempt, index } : now));
		const timer = setTimeout(() => settle({ state: "failed" }), answerTimeoutMs);
		load(attempt.lang, max)
			.then(settle)
			.catch((error: unknown) => settle({ state: error instanceof LostModule ? "lost" : "failed" }))
			.finally(() => clearTimeout(timer));
		return () => clearTimeout(timer);
	}, [attempt, max]);
	return { index: current?.attempt.lang === lang ? current.index : waiting, ask };
}

async function load(lang: Lang, max: number): Promise<Index> {
	const [{ createSearch }, { FoundPages }, all] = await Promise.all([
		loadModule(() => import("./find.ts")),
		loadModule(() => import("./FoundPages.tsx")),
		loadSearchIndex(lang, get),
	]);
	const items = new Map(all.map((item) => [item.path, item]));
	return { state: "ready", search: createSearch(all, lang, max), items, FoundPages };
}

const isSearchItems = isListOf(isRecord) as Accepts<unknown> as Accepts<SearchItem[]>;

/** Loads the search index. Throws if it fails to load: there is no fallback to another language's index. */
async function loadSearchIndex(lang: Lang, get: Get): Promise<SearchItem[]> {
	return get(searchIndexPath(lang), isSearchItems);
}
