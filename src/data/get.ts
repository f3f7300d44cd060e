import { QueryClient } from "@tanstack/query-core";
import { constants } from "#schemas/spec/constants.ts";

/** Answers an address; the browser's own `fetch` is one. */
export type Fetch = (url: string) => Promise<Response>;

/** Whether data that arrived is what was asked for. */
export type Accepts<T> = (data: unknown) => data is T;

/**
 * Gives the JSON at an address. Throws a Response with the status where the host refuses, else why nothing came or why it is
 * not what was asked for: once trying again was of no use either, or, with the patience «none», at the first failure. Trying
 * goes on then, for whoever asks next.
 */
export type Get = <T>(url: string, accepts: Accepts<T>, patience?: "none") => Promise<T>;

/**
 * Data by its address, asked for once in a while: what came is taken for true for some minutes, and forgotten some
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
				retry: (failures, error) => failures < retries && isOnline() && !isFinal(error),
				retryDelay: (failures) => Math.min(firstPauseMs * 2 ** failures, longestPauseMs),
			},
		},
	});
	const get: Get = (url, accepts, patience) => {
		const fetched = queries.fetchQuery({ queryKey: [url], queryFn: () => readJson(url, accepts, fetch) });
		if (patience !== "none") return fetched;
		return new Promise((resolve, reject) => {
			const unsubscribe = queries.getQueryCache().subscribe((event) => {
				if (event.query.queryKey[0] === url && event.type === "updated" && event.action.type === "failed")
					reject(event.action.error);
			});
			fetched.then(resolve, reject).finally(unsubscribe);
		});
	};
	return { get, forget: () => queries.clear() };
}

/**
 * Whether asking again is of no use: the host meant what it said, so anything but a fault of its own; or it has kept us waiting
 * for as long as a reader waits.
 */
function isFinal(error: unknown): boolean {
	if (error instanceof DOMException) return error.name === "TimeoutError";
	return error instanceof Response && error.status < 500;
}

/**
 * Reads JSON of our own build, the only kind that enters the app. Throws a Response with the status where the host refuses, a
 * SyntaxError where something else than JSON came, a TypeError where it is not what was asked for.
 */
export async function readJson<T>(url: string, accepts: Accepts<T>, fetch: Fetch): Promise<T> {
	const response = await fetch(url);
	if (!response.ok) throw new Response(null, { status: response.status, statusText: response.statusText });
	const data: unknown = await response.json();
	if (!accepts(data)) throw new TypeError(`${url} holds something else`);
	return data;
}
