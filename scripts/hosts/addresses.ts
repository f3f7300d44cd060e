import { langs } from "#schemas/spec/languages.ts";

/** What hosts know of the addresses of a site, as regular expressions that Node, PCRE (nginx) and RE2 (Caddy) read alike. */
export type HostAddresses = {
	/**
	 * An address with slashes too many behind it, as every host matches it; the address of the page is its first group. Hosts lead there
	 * only when the page's file exists. Both are needed: sent back as they came, `/\host/`, `//host/` and `/<tab>/host/` would lead to
	 * another site, since browsers read them so (WHATWG URL, basic URL parser).
	 */
	slashedPage: string;
	/**
	 * Names that are answered like missing ones, though there is a file: what hosts are told, second names of pages, compressed twins,
	 * and the page about missing pages, which is no page of its own.
	 */
	hidden: string;
	/** An address of a page with the ending of its file. */
	pageFile: string;
	/** Any other address of a file: where one is missing, a plain line says so, and not a page. */
	file: string;
	/** An address below a language, which is the first group: what is missing there is answered in that language. */
	pinned: string;
	/** An address of the site at all: at the root of a host every one is. */
	within: string;
};

/** The addresses of a site that stands below a path of its host, without a slash at its end. They look at paths that are decoded. */
export function hostAddresses(base: string): HostAddresses {
	const start = `^${base.replaceAll(".", "\\.")}`;
	return {
		slashedPage: `^(${start.slice(1)}(?:/[a-z0-9-]+)+)/+$`,
		hidden: `${start}/_|\\.(?:html|br|gz)$|${start}(?:/(?:${langs.join("|")}))?/404$|${start}/index$`,
		pageFile: "\\.html$",
		file: `\\.[A-Za-z0-9]+$|${start}/(?:assets|data|images|packs|search)/`,
		pinned: `${start}/(${langs.join("|")})/`,
		within: `${start}(?:/|$)`,
	};
}

/** An address that no file system has a name for, which Caddy 2.6 would answer as a failure of its own. */
export const unfindableAddress = "[\\x00-\\x1f]|[^/]{250}|.{999}";
