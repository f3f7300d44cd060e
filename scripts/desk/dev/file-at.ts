import { type Lang, langs } from "#schemas/shared/languages.ts";
import { feedPath, jsonFeedPath, searchIndexPath } from "#schemas/shared/url.ts";
import { feedsOf } from "../../site/feeds.ts";
import { searchFiles } from "../../site/search-index.ts";
import type { Artifact, Emitted } from "../../types/site.ts";

/**
 * Creates a lookup for site files that are generated from the whole content; search files are built once per state of the content.
 */
export function createFiles(): (pathname: string, emitted: Emitted) => Artifact | undefined {
	const made = new WeakMap<Emitted, Partial<Record<Lang, readonly Artifact[]>>>();
	const searchIn = (lang: Lang, emitted: Emitted) => {
		const there = made.get(emitted) ?? {};
		made.set(emitted, there);
		there[lang] ??= searchFiles(lang, emitted.searchItems()[lang]);
		return there[lang];
	};
	const listFor = (pathname: string, emitted: Emitted): readonly Artifact[] => {
		const search = langs.find((lang) => pathname.startsWith(searchIndexPath(lang).replace(/\.json$/, "")));
		if (search) return searchIn(search, emitted);
		if (langs.some((lang) => [feedPath(lang), jsonFeedPath(lang)].includes(pathname))) return feedsOf(emitted);
		// Vite's modules are requested on every save and are no site files, so the other artifacts, the most expensive to build, are not
		// built for them.
		return /\.(?!html$|tsx?$|css$|m?js$)[a-z]+$/.test(pathname) ? emitted.artifacts() : [];
	};
	return (pathname, emitted) =>
		listFor(pathname, emitted).find(({ destination, file }) => destination === "dist" && `/${file}` === pathname);
}
