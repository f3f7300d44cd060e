import { useCallback, useEffect, useState } from "react";
import type { Lang } from "#schemas/shared/languages.ts";
import { loadModule } from "#src/data/load-module.ts";
import type { FoundTexts, TextSearch } from "./texts.ts";
import { answerTimeoutMs } from "./use-index.ts";

/** What the texts have for a query: nothing yet, an answer, or no answer, since part of the index did not come. */
export type TextAnswer = { state: "waiting" } | { state: "failed" } | ({ state: "ready" } & FoundTexts);

/** Pause of a typing visitor before the texts are searched: each word that is begun may cost a request. */
const typingMs = 60;

/** Searches opened in this document, by language; a failed one is dropped, so that the next query tries again. */
const opened = new Map<Lang, Promise<TextSearch>>();

function open(lang: Lang): Promise<TextSearch> {
	const known = opened.get(lang);
	if (known) return known;
	const search = loadModule(() => import("./texts.ts")).then(({ openTexts }) => openTexts(lang));
	opened.set(lang, search);
	search.catch(() => opened.delete(lang));
	return search;
}

/**
 * The best pages, at most `max`, whose texts have the words of a query (blank for none). `ask` opens the index, which takes some round
 * trips, before the first key, and repeats a search that failed.
 */
export function useTexts(lang: Lang, query: string, max: number): { texts: TextAnswer; ask(): void } {
	const [{ attempt, settled }, setSettled] = useState<{ attempt: number; settled: Settled | null }>({
		attempt: 0,
		settled: null,
	});
	useEffect(() => {
		// A failed search is repeated on request, which counts as another attempt.
		void attempt;
		if (query === "") return;
		let current = true;
		const search = open(lang);
		const settle = (answer: TextAnswer) => {
			clearTimeout(timeout);
			if (current) setSettled((before) => ({ ...before, settled: { lang, query, max, answer } }));
		};
		const fail = () => {
			opened.delete(lang);
			settle({ state: "failed" });
		};
		const timeout = setTimeout(fail, answerTimeoutMs);
		const start = setTimeout(() => {
			search.then((find) => find(query, max)).then((found) => settle({ state: "ready", ...found }), fail);
		}, typingMs);
		return () => {
			current = false;
			clearTimeout(start);
			clearTimeout(timeout);
		};
	}, [lang, query, max, attempt]);
	const ask = useCallback(() => {
		open(lang).catch(() => {});
		setSettled((before) => (before.settled?.answer.state === "failed" ? { attempt: before.attempt + 1, settled: null } : before));
	}, [lang]);
	const isCurrent = settled?.lang === lang && settled.query === query && settled.max === max;
	return { texts: isCurrent ? settled.answer : { state: "waiting" }, ask };
}

/** An answer, and what was asked. */
type Settled = { lang: Lang; query: string; max: number; answer: TextAnswer };
