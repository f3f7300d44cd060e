/** The addresses of lists that are too long for one page: the first page keeps that of the list, others stand below it. */

/** A path taken apart: that of the list, and which of its pages stands there, from 1. */
export type PartAddress = { path: string; part: number };

/** What the addresses of all pages of a list but the first have between that of the list and their number. */
const below = "/page/";

/** Path of a page of a list: `/blog`, 2 → `/blog/page/2`. */
export function partPath(path: string, part: number): string {
	return part === 1 ? path : `${path}${below}${part}`;
}

/** Takes a path apart: `/blog/page/2` → `/blog`, 2. A path that is none of these is the first page of itself. */
export function splitPart(path: string): PartAddress {
	const [, list, part] = /^(\/.+)\/page\/([1-9]\d*)$/.exec(path) ?? [];
	return list === undefined || Number(part) < 2 ? { path, part: 1 } : { path: list, part: Number(part) };
}

/** Whether a path lies where the pages of a list stand, however many there are today: no entry and no redirect may take it. */
export function isKeptForParts(path: string): boolean {
	return /^\/.+\/page(\/|$)/.test(path);
}

/** A page of a list that has several: path of the list, which page of how many, and which of how many things it shows, from 1. */
export type Paging = { list: string; part: number; parts: number; first: number; last: number; total: number };

/** The pages before and after one of a list. */
export function neighbours({ list, part, parts }: Paging): { previous: string | null; next: string | null } {
	return {
		previous: part > 1 ? partPath(list, part - 1) : null,
		next: part < parts ? partPath(list, part + 1) : null,
	};
}
