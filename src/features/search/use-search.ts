import { useCallback, useEffect, useState } from "react";
import type { Lang } from "#schemas/spec/languages.ts";
import { get } from "#src/data/browser.ts";
import { loadSearchIndex } from "#src/data/load.ts";
import type { Search } from "./find.ts";

/** The search of one language: on its way, come, or failed for now. */
export type Loading = { state: "waiting" } | { state: "failed" } | { state: "ready"; search: Search };

/** After this long without an answer, visitors are told so instead of being kept waiting. */
const patienceMs = 10_000;

const waiting: Loading = { state: "waiting" };

/**
 * The search, which nothing of is loaded before someone `ask`s for it; it gives `max` hits at most. Asking again is free
 * where it has come, and tries again where it has failed.
 */
export function useSearch(lang: Lang, max: number): { loading: Loading; ask(): void } {
	const [asked, setAsked] = useState<{ attempt: { lang: Lang }; loading: Loading } | null>(null);
	const ask = useCallback(
		() =>
			setAsked((before) =>
				before?.attempt.lang === lang && before.loading.state !== "failed" ? before : { attempt: { lang }, loading: waiting },
			),
		[lang],
	);
	const attempt = asked?.attempt;
	useEffect(() => {
		if (!attempt) return;
		const settle = (loading: Loading) => setAsked((now) => (now?.attempt === attempt ? { attempt, loading } : now));
		const timer = setTimeout(() => settle({ state: "failed" }), patienceMs);
		load(attempt.lang, max)
			.then((search) => settle({ state: "ready", search }))
			.catch(() => settle({ state: "failed" }))
			.finally(() => clearTimeout(timer));
		return () => clearTimeout(timer);
	}, [attempt, max]);
	return { loading: asked?.attempt.lang === lang ? asked.loading : waiting, ask };
}

async function load(lang: Lang, max: number): Promise<Search> {
	const [{ createSearch }, items] = await Promise.all([import("./find.ts"), loadSearchIndex(lang, get)]);
	return createSearch(items, max);
}
