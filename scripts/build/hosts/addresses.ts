import { langs } from "#schemas/shared/languages.ts";
import { fileFolders } from "#schemas/shared/reserved.ts";

/** Patterns for the addresses of a site, as regular expressions that Node, PCRE (nginx) and RE2 (Caddy) interpret alike. */
export type HostAddresses = {
	/**
	 * An address with trailing slashes, as every host matches it; the address of the page is its first group. Hosts redirect only if
	 * the page's file exists. Both conditions are needed: redirected unchecked, `/\host/`, `//host/` and `/<tab>/host/` would lead to
	 * another site, because of how browsers parse them (WHATWG URL, basic URL parser).
	 */
	slashedPage: string;
	/**
	 * Names that are answered with 404, although the file exists: host configuration, alternative names of pages, precompressed variants,
	 * and the 404 page, which has no address of its own.
	 */
	hidden: string;
	/** An address of a page with the file extension. */
	pageFile: string;
	/** Any other address of a file: if it is missing, the answer is a plain-text line, not a page. */
	file: string;
	/** An address below a language, which is the first group: missing pages are answered in that language. */
	pinned: string;
	/** An address that belongs to the site: at the root of a host, every address. */
	within: string;
};

/** Patterns for a site with a base path, without a trailing slash. They match decoded paths. */
export function hostAddresses(base: string): HostAddresses {
	const start = `^${base.replaceAll(".", "\\.")}`;
	return {
		slashedPage: `^(${start.slice(1)}(?:/[a-z0-9-]+)+)/+$`,
		hidden: `${start}/_|\\.(?:html|br|gz)$|${start}(?:/(?:${langs.join("|")}))?/404$|${start}/index$`,
		pageFile: "\\.html$",
		file: `\\.[A-Za-z0-9]+$|${start}/(?:${fileFolders.join("|")})/`,
		pinned: `${start}/(${langs.join("|")})/`,
		within: `${start}(?:/|$)`,
	};
}

/** An address that no file system can store, which Caddy 2.6 would answer with a server error. */
export const unfindableAddress = "[\\x00-\\x1f]|[^/]{250}|.{999}";
