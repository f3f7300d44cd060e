import { type ComponentType, useCallback, useEffect, useState } from "react";
import type { Lang } from "#schemas/spec/languages.ts";
import { get } from "#src/data/browser.ts";
import { LostModule, loadModule } from "#src/data/load-module.ts";
import type { FoundPagesProps } from "./FoundPages.tsx";
import type { Search } from "./find.ts";
import { loadSearchIndex } from "./load-index.ts";
import type { SplitSearch } from "./split.ts";

/**
 * The search of one language: on its way, come, failed for now, or lost to this document. That of a large site asks for its parts as
 * it needs them. `FoundPages` shows what it finds.
 */
export type Index =
	| { state: "waiting" }
	| { state: "failed" }
	| { state: "lost" }
	| { state: "ready"; search: Search; FoundPages: ComponentType<FoundPagesProps> }
	| { state: "split"; search: SplitSearch; FoundPages: ComponentType<FoundPagesProps> };

/** After this long without an answer, visitors are told so instead of being kept waiting. */
export const patienceMs = 10_000;

const waiting: Index = { state: "waiting" };

/**
 * The search, which nothing of is loaded before someone `ask`s for it; a small site's gives `max` hits at most. Asking again is
 * free where it has come, and tries again where it has failed; where it is lost only a new document helps.
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
		const timer = setTimeout(() => settle({ state: "failed" }), patienceMs);
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
