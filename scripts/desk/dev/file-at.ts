import { langs } from "#schemas/shared/languages.ts";
import { feedPath, jsonFeedPath, searchIndexPath } from "#schemas/shared/url.ts";
import { feedsOf } from "../../site/feeds.ts";
import { searchFile } from "../../site/search-index.ts";
import type { Artifact, Emitted } from "../../types/site.ts";

/** Finds a site file that is generated from the whole content. */
export function fileAt(pathname: string, emitted: Emitted): Artifact | undefined {
	return listFor(pathname, emitted).find(({ destination, file }) => destination === "dist" && `/${file}` === pathname);
}

function listFor(pathname: string, emitted: Emitted): readonly Artifact[] {
	const search = langs.find((lang) => pathname === searchIndexPath(lang));
	if (search) return [searchFile(search, emitted.searchItems()[search])];
	if (langs.some((lang) => [feedPath(lang), jsonFeedPath(lang)].includes(pathname))) return feedsOf(emitted);
	// Vite's modules are requested on every save and are no site files, so the other artifacts, the most expensive to build, are not
	// built for them.
	return /\.(?!html$|tsx?$|css$|m?js$)[a-z]+$/.test(pathname) ? emitted.artifacts() : [];
}
