import { QueryClient } from "@tanstack/query-core";
import { constants } from "#schemas/shared/constants.ts";
import { OtherRelease } from "./other-release.ts";

/** Fetches a URL; the browser's own `fetch` is one implementation. */
export type Fetch = (url: string) => Promise<Response>;

/** Whether data that arrived is what was requested. */
export type Accepts<T> = (data: unknown) => data is T;

/**
 * Gets the JSON at an address. Throws a Response with the status if the host refuses, else the error or validation failure:
 * after the last retry, or, with the retry policy «none», at the first failure. Retries then continue in the background for the
 * next caller.
 */
export type Get = <T>(url: string, accepts: Accepts<T>, retryPolicy?: "none") => Promise<T>;

/**
 * A cache of data by address: a response is fresh for some minutes, and dropped some minutes later. Failed requests are retried
 * with exponential backoff, unless a retry is of no use: the host refused, or the browser is offline, where the service worker
 * has already answered with all it has. `put` stores a response that came by another way.
 */
export function createGet(
	fetch: Fetch,
	isOnline: () => boolean,
): { get: Get; put(url: string, data: unknown): void; clearCache(): void } {
	const { retries, firstPauseMs, longestPauseMs, staleMs, droppedMs } = constants.queries;
	const queries = new QueryClient({
		defaultOptions: {
			queries: {
				// The service worker may have an answer while the browser is offline.
				networkMode: "always",
				staleTime: staleMs,
				gcTime: droppedMs,
				retry: (failures, error) => failures < retries && isOnline() && !isFinal(error),
				retryDelay: (failures) => Math.min(firstPauseMs * 2 ** failures, longestPauseMs),
			},
		},
	});
	const get: Get = (url, accepts, retryPolicy) => {
		const fetched = queries.fetchQuery({ queryKey: [url], queryFn: () => readJson(url, accepts, fetch) });
		if (retryPolicy !== "none") return fetched;
		return new Promise((resolve, reject) => {
			const unsubscribe = queries.getQueryCache().subscribe((event) => {
				if (event.query.queryKey[0] === url && event.type === "updated" && event.action.type === "failed")
					reject(event.action.error);
			});
			fetched.then(resolve, reject).finally(unsubscribe);
		});
	};
	return { get, put: (url, data) => queries.setQueryData([url], data), clearCache: () => queries.clear() };
}

/**
 * Whether a retry is of no use: the host answered with anything but a server error, or with another release, or the request timed
 * out, which is as long as a reader waits.
 */
function isFinal(error: unknown): boolean {
	if (error instanceof OtherRelease) return true;
	if (error instanceof DOMException) return error.name === "TimeoutError";
	return error instanceof Response && error.status < 500;
}

/**
 * Fetches JSON of our own build, the only kind that enters the app. Throws a Response with the status if the host refuses, a
 * SyntaxError if the body is not JSON, a TypeError if it is not what was requested.
 */
export async function readJson<T>(url: string, accepts: Accepts<T>, fetch: Fetch): Promise<T> {
	const response = await fetch(url);
	if (!response.ok) throw new Response(null, { status: response.status, statusText: response.statusText });
	const data: unknown = await response.json();
	if (!accepts(data)) throw new TypeError(`${url} holds something else`);
	return data;
}
