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
};
