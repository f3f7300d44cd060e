import { QueryClient } from "@tanstack/query-core";
import { constants } from "#schemas/spec/constants.ts";

/** Answers an address; the browser's own `fetch` is one. */
export type Fetch = (url: string) => Promise<Response>;

/**
 * Gives the JSON at an address. Throws a Response with the status where the host refuses, else why nothing came: once trying
 * again was of no use either, or, where the asker has something else to show, at the first failure. Trying goes on then, for
 * whoever asks next.
 */
export type Get = <T>(url: string, patience?: "none") => Promise<T>;

/**
 * R13.6. Data by its address, asked for once in a while: what came is taken for true for some minutes, and forgotten some
 * minutes later. What failed is tried again after a pause that doubles, unless trying is of no use: the host said no, or
 * there is no network, where the worker behind the page has given all there is.
 */
export function createGet(fetch: Fetch, isOnline: () => boolean): { get: Get; forget(): void } {
	const { retries, firstPauseMs, longestPauseMs, staleMs, droppedMs } = constants.queries;
	const queries = new QueryClient({
		defaultOptions: {
			queries: {
				// The worker may know an answer where the browser knows no network.
				networkMode: "always",
				staleTime: staleMs,
				gcTime: droppedMs,
				retry: (failures, error) => failures < retries && isOnline() && !isRefusal(error),
				retryDelay: (failures) => Math.min(firstPauseMs * 2 ** failures, longestPauseMs),
			},
		},
	});
	const get: Get = <T>(url: string, patience?: "none") => {
		const asked = queries.fetchQuery({ queryKey: [url], queryFn: () => readJson<T>(url, fetch) });
		if (patience !== "none") return asked;
		return new Promise<T>((resolve, reject) => {
			const unsubscribe = queries.getQueryCache().subscribe((event) => {
				if (event.query.queryKey[0] === url && event.type === "updated" && event.action.type === "failed")
					reject(event.action.error);
			});
			asked.then(resolve, reject).finally(unsubscribe);
		});
	};
	return { get, forget: () => queries.clear() };
}

/** Only what the host did not mean: a fault of its own, or an answer that never came. */
function isRefusal(error: unknown): boolean {
	return error instanceof Response && error.status < 500;
}

/** The one place where JSON of our own build enters the app, so the one place that takes its type on trust. */
export async function readJson<T>(url: string, fetch: Fetch): Promise<T> {
	const response = await fetch(url);
	if (!response.ok) throw new Response(null, { status: response.status, statusText: response.statusText });
	return (await response.json()) as T;
}
