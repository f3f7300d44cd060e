import { defaultLang, isLang, type Lang } from "./languages.ts";

/**
 * An address taken apart. `path` is bare and begins with a slash; `pinned` tells whether the address named its language
 * itself (`/en/about`) or follows the visitor (`/about`).
 */
export type Address = { path: string; lang: Lang | null; pinned: boolean };

/** Takes a URL path apart: `/en/about` → `/about`, en, pinned; `/about/` → `/about`, not pinned. */
export function splitPath(pathname: string): Address {
	const clean = pathname.replace(/\/+$/, "") || "/";
	const [, first = ""] = clean.split("/");
	if (!isLang(first)) return { path: clean, lang: null, pinned: false };
	return { path: clean.slice(first.length + 1) || "/", lang: first, pinned: true };
}

/** The address that always speaks `lang`: `/about` → `/en/about`. */
export function pinPath(path: string, lang: Lang): string {
	return path === "/" ? `/${lang}` : `/${lang}${path}`;
}

/** Where the data of a page stands, beside its pinned HTML: `/about` → `/en/about.json`. */
export function pageDataPath(path: string, lang: Lang): string {
	return `${pinPath(path, lang)}.json`;
}

/** Where the text of a page stands as Markdown: `/about` → `/en/about.md`. */
export function pageMarkdownPath(path: string, lang: Lang): string {
	return `${pinPath(path, lang)}.md`;
}

/** Where the words, menus and site facts of a language stand. */
export function shellDataPath(lang: Lang): string {
	return `/data/shell.${lang}.json`;
}

/** Where the form that drafts articles finds what they are made from, in every language. */
export const draftMaterialPath = "/data/drafts.json";

/** Where the search of a language finds what it looks through. */
export function searchIndexPath(lang: Lang): string {
	return `/search/${lang}.json`;
}

/** Where all that the search finds is shown: bare, with the query. */
export function searchPagePath(query: string): string {
	return `/recherche?q=${encodeURIComponent(query)}`;
}

/** Where the feed of a language stands as JSON (JSON Feed 1.1). */
export function jsonFeedPath(lang: Lang): string {
	return `/${lang}/feed.json`;
}

/** Where the feed of a language stands. */
export function feedPath(lang: Lang): string {
	return `/${lang}/rss.xml`;
}

/**
 * Whether a link stays on the site: one slash, then no second one. Backslashes and white space are refused anywhere,
 * since browsers read `/\host` and `/<tab>/host` as another host (WHATWG URL, basic URL parser).
 */
export function isInternal(url: string): boolean {
	return /^\/(?!\/)[^\s\\]*$/.test(url);
}

/**
 * The language a visitor gets on an address that names none: the stored choice, else the first supported
 * language of the browser, else French.
 */
export function preferredLang(stored: unknown, browser: readonly string[]): Lang {
	if (isLang(stored)) return stored;
	return browser.map((tag) => tag.toLowerCase().split("-")[0]).find(isLang) ?? defaultLang;
}

/** The path below which a site stands on its host, by its address, without a slash at the end; empty for one at the root. */
export function basePathOf(siteUrl: string): string {
	return /^\w+:\/\/[^/]+(.*?)\/*$/.exec(siteUrl)?.[1] ?? "";
}
