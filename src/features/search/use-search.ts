import { type ComponentType, useCallback, useEffect, useMemo, useState } from "react";
import type { Lang } from "#schemas/shared/languages.ts";
import type { FoundPagesProps } from "./FoundPages.tsx";
import type { Found } from "./find.ts";
import type { FoundPart, SplitSearch } from "./split.ts";
import { answerTimeoutMs, useIndex } from "./use-index.ts";

/**
 * The search results. `found` is null until there is an answer; while the next one is loading it is the previous one, and
 * `state` is «waiting». `more` shows further pages, if there are any.
 */
export type Answer = {
	state: "waiting" | "failed" | "lost" | "ready";
	found: Found | null;
	more: (() => void) | null;
	/** Renders the results below a field; null until the search has loaded. */
	FoundPages: ComponentType<FoundPagesProps> | null;
	ask(): void;
};

/** On a large site, the number of result pages searched at first, and added by each step. */
const pagesPerStep = 24;

/** Searches for a query (blank for none), with at most `max` hits. Nothing is loaded until `ask` is called. */
export function useSearch(lang: Lang, query: string, max: number): Answer {
	const { index, ask: requestIndex } = useIndex(lang, max);
	const whole = useMemo(() => (query !== "" && index.state === "ready" ? index.search(query) : null), [query, index]);
	const split = useSplitSearch(index.state === "split" ? index.search : null, query, max);
	const { retry } = split;
	const ask = useCallback(() => {
		requestIndex();
		retry();
	}, [requestIndex, retry]);
	if (index.state === "ready") return { state: "ready", found: whole, more: null, FoundPages: index.FoundPages, ask };
	if (index.state === "split") return { ...split, FoundPages: index.FoundPages, ask };
	return { state: index.state, found: null, more: null, FoundPages: null, ask };
}

/** An answer, or a failure (`found` is null), and the request that it belongs to. */
type Settled = { search: SplitSearch; query: string; steps: number; found: FoundPart | null };

function useSplitSearch(
	search: SplitSearch | null,
	query: string,
	max: number,
): Omit<Answer, "ask" | "FoundPages"> & { retry(): void } {
	const [further, setFurther] = useState({ query: "", steps: 1 });
	const [{ attempt, settled }, setAsked] = useState<{ attempt: number; settled: Settled | null }>({ attempt: 0, settled: null });
	const steps = further.query === query ? further.steps : 1;
	useEffect(() => {
		// A failed search is repeated on request, which counts as another attempt.
		void attempt;
		if (!search || query === "") return;
		let current = true;
		const settle = (found: FoundPart | null) => {
			clearTimeout(timer);
			if (current) setAsked((before) => ({ ...before, settled: { search, query, steps, found } }));
		};
		const timer = setTimeout(() => settle(null), answerTimeoutMs);
		const pages = Number.isFinite(max) ? max : steps * pagesPerStep;
		search(query, pages, max).then(settle, () => settle(null));
		return () => {
			current = false;
			clearTimeout(timer);
		};
	}, [search, query, max, steps, attempt]);
	const retry = useCallback(
		() =>
			setAsked((before) => (before.settled && !before.settled.found ? { attempt: before.attempt + 1, settled: null } : before)),
		[],
	);
	const known = settled?.search === search && query !== "" ? settled : null;
	const found = known?.found ?? null;
	if (known?.query !== query || known.steps !== steps) return { state: "waiting", found, more: null, retry };
	const more = found?.more ? () => setFurther({ query, steps: steps + 1 }) : null;
	return { state: found ? "ready" : "failed", found, more, retry };
}
