import type { Picture, SocialImage } from "../content/picture.ts";
import type { RichText } from "../content/rich-text.ts";
import type { Differences } from "../shared/differences.ts";
import type { Lang } from "../shared/languages.ts";
import type { Paging } from "../shared/paging.ts";

/** Kinds of search hit. */
export type SearchType = "article" | "plant" | "guide" | "page";

/** An item of a checklist. `id` is the same in every language and position. */
export type ChecklistItem = { id: string; text: RichText };

/** Data shared by cards, search results and links of the site map. `type` is null for pages that the search excludes. */
export type Summary = {
	slug: string;
	path: string;
	title: string;
	description: string;
	type: SearchType | null;
	/** Short word above the title of a card. */
	badge: string | null;
	published: Day | null;
	readingMinutes: number | null;
	picture: Picture | null;
};

/** A date for machines and for readers. Formatted by the build, so that browsers need not format it the same way. */
export type Day = { iso: string; label: string };

export type Link = { path: string; label: string };

/** A source with its address; a book has none. */
export type TitledSource = { title: string; url: string | null };

/** Metadata for search engines and social networks. */
export type Meta = {
	title: string;
	description: string;
	keywords: string[];
	socialTitle: string;
	socialDescription: string;
	type: "website" | "article";
	published: string | null;
	updated: string | null;
	image: SocialImage | null;
};

/** Data common to every page that a template displays. */
export type Common = {
	lang: Lang;
	/** Position of the page in a paginated list; absent on all other pages. */
	paging?: Paging;
	/** Bare path of the page. */
	path: string;
	/** Heading of the page. */
	title: string;
	meta: Meta;
	/** Pages above this one, outermost first. */
	crumbs: Link[];
	/** Address at which the text of this page can be edited in the repository; null if the site has no repository. */
	source: string | null;
	/** Differences of the page in °F and inches; absent if there are none. */
	imperial?: Differences;
};
