import type { Lang } from "#schemas/shared/languages.ts";
import words from "./corpus-words.json" with { type: "json" };

/** Word lists from which sentences of a language are generated, for content of any size that the check accepts. */
export type CorpusWords = {
	subjects: readonly string[];
	verbs: readonly string[];
	objects: readonly string[];
	moments: readonly string[];
	badge: string;
	/** Title of an article, with the gaps `{plant}` and `{number}`. */
	title: string;
	section: string;
	summary: string;
	more: string;
	alt: string;
	/** Headings of a table with three columns. */
	months: readonly string[];
	colon: string;
};

/** Word lists for the first languages of the site; entries with the same index need not have the same meaning. */
export const corpusWords: Partial<Record<Lang, CorpusWords>> = words;
