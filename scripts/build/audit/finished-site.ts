import type { Finding } from "../../report/diagnostic.ts";
import type { PageFacts, PageOutline } from "./page-facts.ts";
import type { Size } from "./picture-size.ts";

/** A page of the built site, found by walking its folder. `pathname` is its address for visitors. */
export type FinishedPage = PageFacts & { file: string; pathname: string };

/** The built site as the rules see it. */
export type FinishedSite = {
	pages: ReadonlyMap<string, PageOutline>;
	/** Every file, relative to the site's folder. */
	files: ReadonlySet<string>;
	/** Size of a picture in pixels, by its file; null if it is not a picture, or of a format that social networks may not support. */
	sizeOf(file: string): Size | null;
	/** Addresses that redirect. */
	redirects: ReadonlySet<string>;
	baseUrl: string;
	/** Addresses of the pinned pages by language and title, `fr Blog | Pousse`, in order. */
	titles: ReadonlyMap<string, readonly string[]>;
};

/** A finding about a page. `named` is what its message names that the content file of the page may hold (`findSource`). */
export type PageFinding = Finding & { named?: string };

/** A rule checks one page in the context of its site; the audit turns the results into diagnostics that name the place in the content. */
export type PageRule = (page: FinishedPage, site: FinishedSite) => PageFinding[];
