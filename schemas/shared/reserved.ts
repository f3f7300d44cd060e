import { editPath } from "./edit-api.ts";
import { templateTraits } from "./template-traits.ts";
import { editorsPath } from "./url.ts";

/** Folders of the site that hold files and no pages. */
export const fileFolders = ["assets", "data", "images", "packs", "search"] as const;

/**
 * First parts of addresses that no page and no redirect may have, besides those that a page always has: the editors' dashboard, and the
 * form of the dev server; `shell` is the document that the app fills offline, `feed` names the JSON feeds.
 */
export const reservedNames: readonly string[] = [
	...fileFolders,
	...[editorsPath, editPath, templateTraits.finder.path].map((path) => path.slice(1)),
	...["feed", "shell"],
];

/** Files at the root of the site, beside its documents; a test compares them with a built site. */
export const rootFiles: readonly string[] = [
	"favicon.svg",
	"llms.txt",
	"manifest.webmanifest",
	"releases.json",
	"robots.txt",
	"routes.json",
	"routes.schema.json",
	"sitemap.xml",
	"sw.js",
	"third-party-notices.txt",
];
