import { defaultLang, isLang, type Lang, langs } from "./languages.ts";

/**
 * A parsed address. `path` is bare and begins with a slash; `pinned` tells whether the address includes its language (`/en/about`)
 * or uses the visitor's (`/about`).
 */
export type Address = { path: string; lang: Lang | null; pinned: boolean };

/** Parses a URL path: `/en/about` → `/about`, en, pinned; `/about/` → `/about`, not pinned. */
export function splitPath(pathname: string): Address {
	const clean = pathname.replace(/\/+$/, "") || "/";
	const [, first = ""] = clean.split("/");
	if (!isLang(first)) return { path: clean, lang: null, pinned: false };
	return { path: clean.slice(first.length + 1) || "/", lang: first, pinned: true };
}

/** The address that includes the language `lang`: `/about` → `/en/about`. */
export function pinPath(path: string, lang: Lang): string {
	return path === "/" ? `/${lang}` : `/${lang}${path}`;
}

/**
 * The addresses of a page by `hreflang`. Each is the canonical address of its own page, as search engines want alternates to be. So
 * `x-default`, for readers of any other language, is the page in the default language, and not the bare path, whose canonical address is
 * the page in the language shown.
 */
export function alternatePaths(path: string): [hreflang: Lang | "x-default", path: string][] {
	return [...langs.map((lang): [Lang, string] => [lang, pinPath(path, lang)]), ["x-default", pinPath(path, defaultLang)]];
}

/** Address of a page's data, beside the HTML of its language: `/about` → `/en/about.json`. */
export function pageDataPath(path: string, lang: Lang): string {
	return `${pinPath(path, lang)}.json`;
}

/** Address of a page's text as Markdown: `/about` → `/en/about.md`. */
export function pageMarkdownPath(path: string, lang: Lang): string {
	return `${pinPath(path, lang)}.md`;
}

/** Address of the strings, menus and site configuration of a language. */
export function shellDataPath(lang: Lang): string {
	return `/data/shell.${lang}.json`;
}

/** Address of the data from which the form drafts articles, in every language. */
export const draftMaterialPath = "/data/drafts.json";

/** Address of the search index of a language. */
export function searchIndexPath(lang: Lang): string {
	return `/search/${lang}.json`;
}

/** Folder of the full-text index of a language, with the program of Pagefind that reads it, and of further ones. */
export function textIndexPath(lang: Lang): string {
	return `/search/${lang}/`;
}

/** Address of a list of the folders of further full-text indexes of a language, which a site of many pages has. */
export function furtherIndexesPath(lang: Lang): string {
	return `${textIndexPath(lang)}further.json`;
}

/** Address of the page with all search results: bare, with the query. */
export function searchPagePath(query: string): string {
	return `/recherche?q=${encodeURIComponent(query)}`;
}

/** Address of a language's feed as JSON (JSON Feed 1.1). */
export function jsonFeedPath(lang: Lang): string {
	return `/${lang}/feed.json`;
}

/** Address of a language's RSS feed. */
export function feedPath(lang: Lang): string {
	return `/${lang}/rss.xml`;
}

/** Bare path of the dashboard; the editors' other pages and their data are below it. */
export const editorsPath = "/dashboard";

/** Whether a URL path, with or without its language, is of the editors' pages. */
export function isForEditors(pathname: string): boolean {
	const { path } = splitPath(pathname);
	return path === editorsPath || path.startsWith(`${editorsPath}/`);
}

/**
 * Whether a link stays on the site: one slash, not followed by a second one. Backslashes and white space are rejected everywhere,
 * because browsers read `/\host` and `/<tab>/host` as another host (WHATWG URL, basic URL parser).
 */
export function isInternal(url: string): boolean {
	return /^\/(?!\/)[^\s\\]*$/.test(url);
}

/**
 * The language for an address without one: the stored choice, or else the first supported language of the browser, or else French.
 */
export function preferredLang(stored: unknown, browser: readonly string[]): Lang {
	if (isLang(stored)) return stored;
	return browser.map((tag) => tag.toLowerCase().split("-")[0]).find(isLang) ?? defaultLang;
}

/** The anchor in a link's address, or another part of one, decoded; as it is if it is not validly encoded. */
export function decodeAnchor(hash: string): string {
	try {
		return decodeURIComponent(hash);
	} catch {
		return hash;
	}
}

/** The base path of a site on its host, without a trailing slash; empty for a site at the root. */
export function basePathOf(siteUrl: string): string {
	return /^\w+:\/\/[^/]+(.*?)\/*$/.exec(siteUrl)?.[1] ?? "";
}

/** An address with its letters, marks and digits as a browser shows them: `/caf%C3%A9` is `/café`. Other escapes stay. */
export function decodeLetters(address: string): string {
	const shown = address.replace(/(?:%[89a-f][\da-f])+/gi, (escaped) => {
		try {
			const letters = decodeURIComponent(escaped);
			return /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u.test(letters) ? letters : escaped;
		} catch {
			// The bytes of an older encoding.
			return escaped;
		}
	});
	return shown.normalize("NFC");
}
