import { type Lang, langs } from "#schemas/spec/languages.ts";
import { feedPath, jsonFeedPath, searchIndexPath } from "#schemas/spec/url.ts";
import { searchFiles } from "../emit/search-index.ts";
import type { Artifact, Emitted } from "../types/site.ts";

/** Makes what gives the file of the site at an address that is made of the whole content; search files once for each state of it. */
export function createFiles(): (pathname: string, emitted: Emitted) => Artifact | undefined {
	const made = new WeakMap<Emitted, Partial<Record<Lang, readonly Artifact[]>>>();
	const searchIn = (lang: Lang, emitted: Emitted) => {
		const there = made.get(emitted) ?? {};
		made.set(emitted, there);
		there[lang] ??= searchFiles(lang, emitted.searchItems[lang]);
		return there[lang];
	};
	const listFor = (pathname: string, emitted: Emitted): readonly Artifact[] => {
		const search = langs.find((lang) => pathname.startsWith(searchIndexPath(lang).replace(/\.json$/, "")));
		if (search) return searchIn(search, emitted);
		if (langs.some((lang) => [feedPath(lang), jsonFeedPath(lang)].includes(pathname))) return emitted.feeds(({ data }) => data);
		// Vite's modules are asked for at every save; all other files take longest to make, so these are made last.
		return /\.(?!html$|tsx?$|css$|m?js$)[a-z]+$/.test(pathname) ? emitted.artifacts : [];
	};
	return (pathname, emitted) => listFor(pathname, emitted).find(({ place, file }) => place === "dist" && `/${file}` === pathname);
}
