import type { Lang } from "#schemas/shared/languages.ts";
import { textIndexPath } from "#schemas/shared/url.ts";
import { atBase } from "#src/data/base.ts";

/** What the search uses of Pagefind's program (https://pagefind.app/docs/api/). */
export type Pagefind = {
	createInstance(options: InstanceOptions): PagefindInstance;
};

type InstanceOptions = IndexOptions & {
	/** Folder of the index. */
	basePath: string;
	/** Whether Pagefind works in the page; its own worker would need a policy of Trusted Types. */
	noWorker: boolean;
};

type IndexOptions = {
	/** Words of an excerpt. */
	excerptLength: number;
	/** Added to the address of the index's list of files. */
	metaCacheTag: string;
};

/** An opened index, and those that are searched with it. */
type PagefindInstance = {
	search(words: string): Promise<{ results: PagefindResult[] }>;
	/** Adds the index in another folder. Never resolves if the first one cannot be read. */
	mergeIndex(basePath: string, options: IndexOptions): Promise<void>;
	/** Resolves once the first index is there; throws if it cannot be read. */
	filters(): Promise<unknown>;
};

/** A page with the words; its text is fetched by `data`. */
export type PagefindResult = { id: string; data(): Promise<PagefindPage> };

/** The text of a page around the words that were found. */
export type PagefindPage = { raw_url: string; excerpt: string; meta: { title?: string }; sub_results: PagefindSection[] };

/** A section of a page that has some of the words; without `anchor` the beginning of the page. */
export type PagefindSection = {
	title: string;
	anchor?: { id: string };
	excerpt: string;
	weighted_locations: { balanced_score: number }[];
};

/** Imports Pagefind's program, which the build has put beside the index of the language. */
export function importPagefind(lang: Lang): Promise<Pagefind> {
	return import(/* @vite-ignore */ atBase(`${textIndexPath(lang)}pagefind.js`));
}
