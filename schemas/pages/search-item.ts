import type { SearchType } from "./page-parts.ts";

/**
 * One item of `search/<lang>.json`. `keywords` are other names of its page: synonyms, Latin name, badge; `picture` is the address
 * of its smallest picture.
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

/** A titled section of a page, with its anchor. A tuple, because the index has hundreds of them. */
export type SearchSection = [id: string, heading: string];
