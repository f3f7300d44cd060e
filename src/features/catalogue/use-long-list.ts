import { useEffect, useState } from "react";
import type { Listing } from "#schemas/pages/listing.ts";
import type { ScreenPage } from "#schemas/pages/page-data.ts";
import type { Common } from "#schemas/pages/page-parts.ts";
import { constants } from "#schemas/shared/constants.ts";
import { inUnits } from "#schemas/shared/differences.ts";
import type { Paging } from "#schemas/shared/paging.ts";
import { get } from "#src/data/browser.ts";
import { useShared } from "#src/data/shared.ts";
import { useUnits } from "#src/data/units.ts";
import { notify } from "#src/features/notices/notify.ts";
import { adviseOn, type Choice, countOptions, filtersOf, noChoice } from "./choice.ts";
import { useListResults } from "./ListResults.tsx";
import type { Results } from "./results.ts";
import { type Answer, findInList, type LongList, loadParts, partOf } from "./whole-list.ts";

/** The current page of a paged list, and how to get the items from the data of other pages. */
export type Part<Thing> = { paging: Paging; itemsOf(page: ScreenPage): readonly Thing[] };

/** The paging of a page; null for a list on one page. */
export function partOfList<Thing>({ paging }: Common, itemsOf: Part<Thing>["itemsOf"]): Part<Thing> | null {
	return paging ? { paging, itemsOf } : null;
}

const step: number = constants.foundPerStep;

/** Debounce: the request starts when typing or ticking has paused this long. */
const debounceMs = 150;

/**
 * The results of a paged list, null for a list on one page. Without filters and in default order, the items of the current
 * page; else what matches in the whole list, once loaded, in steps. Until then, or if loading fails, the list stays as it is.
 * `loading` tells whether other results are loading.
 */
export function useLongList<Thing>(
	listing: Listing,
	items: readonly Thing[],
	part: Part<Thing> | null,
	choice: Choice,
): (Results<Thing> & { loading: boolean; isPart: boolean }) | null {
	const { shell } = useShared();
	const { system } = useUnits();
	const list = part?.paging.list;
	const { whole } = listing;
	const long: LongList | null = list !== undefined && whole ? { list, lang: shell.lang, whole } : null;
	const isUsed = filtersOf(choice, listing).length > 0 || choice.order !== noChoice(listing).order;
	const of = long ? [long.list, long.lang, long.whole.hash].join(" ") : "";
	const request = long && isUsed ? `${of} ${JSON.stringify(choice)}` : null;
	const kept = useListResults();
	const [answer, setAnswer] = useState(() => kept?.get(of) ?? null);
	const isKept = answer !== null && answer.request === request;
	const [wanted, setWanted] = useState({ request, shown: isKept ? answer.shown : step, attempt: 0 });
	const [failed, setFailed] = useState<string | null>(null);
	// Another choice starts with its first results.
	const { shown, attempt } = wanted.request === request ? wanted : { shown: step, attempt: 0 };
	const question = request === null ? null : `${request} ${shown} ${attempt}`;

	const isLoaded = answer !== null && answer.of === of && answer.request === request && answer.shown >= shown;
	useEffect(() => {
		if (!long || question === null || isLoaded) return;
		let current = true;
		const fail = (error: unknown) => {
			if (!current) return;
			// biome-ignore lint/suspicious/noConsole: helps to find out why a list is not filtered.
			console.warn("The list stays as it is.", error);
			setFailed(question);
			notify({
				channel: "general",
				about: "loading",
				title: (t) => t("filters.failed"),
				text: (t) => t("filters.failedText"),
				destructive: true,
				stays: true,
				action: { label: (t) => t("error.retry"), run: () => setWanted({ request, shown, attempt: attempt + 1 }) },
			});
		};
		const timer = setTimeout(() => {
			findResults(long, listing, choice, shown).then((loaded) => {
				if (!current) return;
				const next = { ...loaded, of, request: request ?? "", shown };
				setAnswer(next);
				kept?.set(of, next);
			}, fail);
		}, debounceMs);
		return () => {
			current = false;
			clearTimeout(timer);
		};
	}, [question, isLoaded]);

	if (!part || !whole) return null;
	// The previous results stay until the next ones have loaded.
	const loadedAnswer = question !== null && answer?.of === of ? answer : null;
	const loading = question !== null && failed !== question && !isLoaded;
	if (!loadedAnswer)
		return {
			items,
			count: whole.total,
			total: whole.total,
			countsOf: ({ id }) => whole.counts[id] ?? {},
			advice: [],
			rest: null,
			loading,
			isPart: true,
		};
	const { all, choice: effective, numbers } = loadedAnswer.found;
	const pages = new Map([...loadedAnswer.pages].map(([each, page]) => [each, part.itemsOf(inUnits(page, system))]));
	const left = numbers.length - loadedAnswer.shown;
	return {
		items: numbers
			.slice(0, loadedAnswer.shown)
			.flatMap((number) => pages.get(partOf(number, whole.perPage))?.[number % whole.perPage] ?? []),
		count: numbers.length,
		total: whole.total,
		countsOf: (facet) => countOptions(all, effective, listing, facet),
		advice: adviseOn(all, effective, listing),
		rest: left > 0 ? { count: Math.min(left, step), show: () => setWanted({ request, shown: shown + step, attempt: 0 }) } : null,
		loading,
		isPart: false,
	};
}

async function findResults(
	long: LongList,
	listing: Listing,
	choice: Choice,
	shown: number,
): Promise<Pick<Answer, "found" | "pages">> {
	const found = await findInList(long, listing, choice, get);
	return { found, pages: await loadParts(long, found.numbers.slice(0, shown), get) };
}
