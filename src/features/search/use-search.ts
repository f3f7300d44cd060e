import { type ComponentType, useCallback, useEffect, useMemo, useState } from "react";
import type { Lang } from "#schemas/spec/languages.ts";
import type { FoundPagesProps } from "./FoundPages.tsx";
import type { Found } from "./find.ts";
import type { FoundPart, SplitSearch } from "./split.ts";
import { patienceMs, useIndex } from "./use-index.ts";

/**
 * What the search has found. `found` is null until there is an answer; while the next one is on its way it is the one before, and
 * `state` is «waiting». `more` shows further pages, where there are some.
 */
export type Answer = {
	state: "waiting" | "failed" | "lost" | "ready";
	found: Found | null;
	more: (() => void) | null;
	/** Shows what was found below a field; null until the search has come. */
	FoundPages: ComponentType<FoundPagesProps> | null;
	ask(): void;
};

/** The page of results of a large site shows so many pages at first, and so many more each time. */
const pagesPerStep = 24;

/** Searches for a query, blank for none, and gives `max` hits at most. Nothing is loaded before someone `ask`s for it. */
export function useSearch(lang: Lang, query: string, max: number): Answer {
	const { index, ask: askForIndex } = useIndex(lang, max);
	const whole = useMemo(() => (query !== "" && index.state === "ready" ? index.search(query) : null), [query, index]);
	const split = useSplitSearch(index.state === "split" ? index.search : null, query, max);
	const { retry } = split;
	const ask = useCallback(() => {
		askForIndex();
		retry();
	}, [askForIndex, retry]);
	if (index.state === "ready") return { state: "ready", found: whole, more: null, FoundPages: index.FoundPages, ask };
	if (index.state === "split") return { ...split, FoundPages: index.FoundPages, ask };
	return { state: index.state, found: null, more: null, FoundPages: null, ask };
}

/** An answer that came, or that does not come (`found` is null), and what it is the answer to. */
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
		// What failed is asked for again when someone says so, which counts as another attempt.
		void attempt;
		if (!search || query === "") return;
		let current = true;
		const settle = (found: FoundPart | null) => {
			clearTimeout(patience);
			if (current) setAsked((before) => ({ ...before, settled: { search, query, steps, found } }));
		};
		const patience = setTimeout(() => settle(null), patienceMs);
		const pages = Number.isFinite(max) ? max : steps * pagesPerStep;
		search(query, pages, max).then(settle, () => settle(null));
		return () => {
			current = false;
			clearTimeout(patience);
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
