import { type ComponentType, useCallback, useEffect, useState } from "react";
import type { Lang } from "#schemas/shared/languages.ts";
import { get } from "#src/data/browser.ts";
import { LostModule, loadModule } from "#src/data/load-module.ts";
import type { FoundPagesProps } from "./FoundPages.tsx";
import type { Search } from "./find.ts";
import { loadSearchIndex } from "./load-index.ts";
import type { SplitSearch } from "./split.ts";

/**
 * The state of the search in one language: loading, ready, failed for now, or lost for this document. On a large site, parts of
 * the index are fetched as needed. `FoundPages` renders the results.
 */
export type Index =
	| { state: "waiting" }
	| { state: "failed" }
	| { state: "lost" }
	| { state: "ready"; search: Search; FoundPages: ComponentType<FoundPagesProps> }
	| { state: "split"; search: SplitSearch; FoundPages: ComponentType<FoundPagesProps> };

/** After this long without an answer, visitors are told instead of being kept waiting. */
export const answerTimeoutMs = 10_000;

const waiting: Index = { state: "waiting" };

/**
 * The search; nothing is loaded until `ask` is called. On a small site it returns at most `max` hits. Calling `ask` again does
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
	const [{ createSearch }, { FoundPages }, data] = await Promise.all([
		loadModule(() => import("./find.ts")),
		loadModule(() => import("./FoundPages.tsx")),
		loadSearchIndex(lang, get),
	]);
	if (Array.isArray(data)) return { state: "ready", search: createSearch(data, max), FoundPages };
	const { createSplitSearch } = await loadModule(() => import("./split.ts"));
	return { state: "split", search: createSplitSearch(lang, data, get), FoundPages };
}
