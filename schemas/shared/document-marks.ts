import { fnv1a } from "./fnv.ts";
import type { Lang } from "./languages.ts";
import { pageDataPath, shellDataPath, splitPath } from "./url.ts";

/*
 * A document and the data it was rendered from belong to one release. The marks in its root element say which data that is: any
 * other data, older or newer, must not be hydrated into it.
 */

/** Request header with the mark of the data that the document was rendered from. */
export const markHeader = "X-Mark";

/** The mark of a data file: a hash of its JSON, which changes with every edited character. */
export function markOf(json: string): string {
	return fnv1a(json).toString(36);
}

/** Writes the marks of a document: of the data of its page, and of its language's strings and menus. */
export function writeMarks(page: string, shell: string): string {
	return `${page} ${shell}`;
}

/** The marks of a document rendered at an address in a language, by the address of the data. */
export function readMarks(marks: string, pathname: string, lang: Lang): ReadonlyMap<string, string> {
	const [page = "", shell = ""] = marks.split(" ");
	return new Map([
		[pageDataPath(splitPath(pathname).path, lang), page],
		[shellDataPath(lang), shell],
	]);
}
