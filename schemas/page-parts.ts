import type { Picture, SocialImage } from "./picture.ts";
import type { RichText } from "./rich-text.ts";
import type { Differences } from "./spec/differences.ts";
import type { Lang } from "./spec/languages.ts";
import type { Paging } from "./spec/paging.ts";

/** Kinds of search hit. */
export type SearchType = "article" | "plant" | "guide" | "page";

/** A line of a checklist. `id` is the same in every language and in every order of the list. */
export type ChecklistItem = { id: string; text: RichText };

/** What a card, a search hit and a line of the site map share. `type` is null for pages that search leaves out. */
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

/** A day as machines and as readers write it. Made in the build, so that the browser need not agree about formats. */
export type Day = { iso: string; label: string };

export type Link = { path: string; label: string };

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
	/** Social image. */
	image: SocialImage | null;
};

/** Data common to every page that a template displays. */
export type Common = {
	lang: Lang;
	/** Which page it is of a list that has several; left out of all other pages. */
	paging?: Paging;
	/** Bare path of the page. */
	path: string;
	/** Heading of the page. */
	title: string;
	meta: Meta;
	/** Pages above this one, outermost first. */
	crumbs: Link[];
	/** Where the repository lets one edit the text of this page; null when the site names none. */
	source: string | null;
	/** What the page has otherwise for readers who measure in °F and inches; left out where nothing differs. */
	imperial?: Differences;
};
