import type { PageData, ShellData } from "#schemas/page-data.ts";
import type { Lang } from "#schemas/spec/languages.ts";
import { isRecord } from "#schemas/spec/shapes.ts";
import type { Accepts } from "./get.ts";

/*
 * Whether JSON is what its address promises. Networks that ask to sign in, hosts in the middle of an upload and caches answer
 * with other things; what is of our own build, in the language and for the page that was asked for, is whole.
 */

/** Data of the page at a bare path in a language, or of an address that leads elsewhere. */
export function pageAt(path: string, lang: Lang): Accepts<PageData> {
	return (data): data is PageData =>
		isRecord(data) &&
		(data["template"] === "redirect"
			? typeof data["to"] === "string"
			: typeof data["template"] === "string" &&
				data["lang"] === lang &&
				data["path"] === path &&
				typeof data["title"] === "string" &&
				Array.isArray(data["crumbs"]) &&
				isRecord(data["meta"]));
}

/** Words, menus and site facts of a language. */
export function shellIn(lang: Lang): Accepts<ShellData> {
	const lists = ["header", "tabs", "guides", "discover", "resources"];
	return (data): data is ShellData =>
		isRecord(data) &&
		data["lang"] === lang &&
		isRecord(data["site"]) &&
		isRecord(data["strings"]) &&
		lists.every((list) => Array.isArray(data[list]));
}
