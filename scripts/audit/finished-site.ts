import type { Finding } from "../report/diagnostic.ts";
import type { PageFacts } from "./collect-facts.ts";
import type { Size } from "./picture-size.ts";

/** A page of the built site, found by walking its folder. `pathname` is where a visitor finds it. */
export type FinishedPage = PageFacts & { file: string; pathname: string };

/** What rules about other pages look at in a page. */
export type PageOutline = Pick<PageFacts, "title" | "ids">;

/** The built site as the rules see it. */
export type FinishedSite = {
	pages: ReadonlyMap<string, PageOutline>;
	/** Every file, relative to the site's folder. */
	files: ReadonlySet<string>;
	/** Size of a picture in pixels, by its file; null for what is none, or is of a format that social networks may not show. */
	sizeOf(file: string): Size | null;
	/** Addresses that lead elsewhere. */
	redirects: ReadonlySet<string>;
	baseUrl: string;
	/** Addresses of the pinned pages by language and title, `fr Blog | Pousse`, in order. */
	titles: ReadonlyMap<string, readonly string[]>;
};

/** A rule looks at one page in its site; the audit turns what it finds into diagnostics that name the content file. */
export type PageRule = (page: FinishedPage, site: FinishedSite) => Finding[];
