/** Addresses of the pages of paginated lists: the first page has the address of the list, the others are below it. */

/** A parsed path: the path of the list, and the number of its page, from 1. */
export type PartAddress = { path: string; part: number };

/** Path segment between the list and the page number, for all pages but the first. */
const below = "/page/";

/** Path of a page of a list: `/blog`, 2 → `/blog/page/2`. */
export function partPath(path: string, part: number): string {
	return part === 1 ? path : `${path}${below}${part}`;
}

/** Parses a path: `/blog/page/2` → `/blog`, 2. Any other path is the first page of itself. */
export function splitPart(path: string): PartAddress {
	const [, list, part] = /^(\/.+)\/page\/([1-9]\d*)$/.exec(path) ?? [];
	return list === undefined || Number(part) < 2 ? { path, part: 1 } : { path: list, part: Number(part) };
}

/** Whether a path is reserved for pages of lists, however many exist today: no entry and no redirect may use it. */
export function isKeptForParts(path: string): boolean {
	return /^\/.+\/page(\/|$)/.test(path);
}

/** Position in a paginated list: path of the list, number of the page and of all pages, and which items it shows, from 1. */
export type Paging = { list: string; part: number; parts: number; first: number; last: number; total: number };

/** The previous and the next page of a list. */
export function neighbours({ list, part, parts }: Paging): { previous: string | null; next: string | null } {
	return {
		previous: part > 1 ? partPath(list, part - 1) : null,
		next: part < parts ? partPath(list, part + 1) : null,
	};
}
