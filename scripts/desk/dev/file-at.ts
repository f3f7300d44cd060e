import { langs } from "#schemas/shared/languages.ts";
import { feedPath, jsonFeedPath, searchIndexPath } from "#schemas/shared/url.ts";
import { feedsOf } from "../../site/feeds.ts";
import { searchFile } from "../../site/search-index.ts";
import type { Artifact, SitePlan } from "../../types/site.ts";

/** Finds a site file that is generated from the whole content. */
export function fileAt(pathname: string, plan: SitePlan): Artifact | undefined {
	return listFor(pathname, plan).find(({ destination, file }) => destination === "dist" && `/${file}` === pathname);
}

function listFor(pathname: string, plan: SitePlan): readonly Artifact[] {
	const search = langs.find((lang) => pathname === searchIndexPath(lang));
	if (search) return [searchFile(search, plan.searchItems()[search])];
	if (langs.some((lang) => [feedPath(lang), jsonFeedPath(lang)].includes(pathname))) return feedsOf(plan);
	// Vite's modules are requested on every save and are no site files, so the other artifacts, the most expensive to build, are not
	// built for them.
	return /\.(?!html$|tsx?$|css$|m?js$)[a-z]+$/.test(pathname) ? plan.artifacts() : [];
}
