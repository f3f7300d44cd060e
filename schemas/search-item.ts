import type { SearchType } from "./page-parts.ts";

/**
 * One item of `search/<lang>.json`. `keywords` are what else its page is called: other names, Latin, badge;
 * `picture` is the address of its smallest picture.
 */
export type SearchItem = {
	title: string;
	path: string;
	type: SearchType;
	description: string;
	keywords: string[];
	picture?: string;
	sections?: SearchSection[];
};

/** A titled part of a page, by its anchor. A pair, since the search has hundreds of them. */
export type SearchSection = [id: string, heading: string];
