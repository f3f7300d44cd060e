import type { Lang } from "#schemas/shared/languages.ts";
import words from "./corpus-words.json" with { type: "json" };

/**
 * Word lists from which sentences of a language are generated, for content of any size that the check accepts. `title` has the gaps
 * `{plant}` and `{number}`; `months` are the headings of a table with three columns.
 */
export type CorpusWords = (typeof words)["fr"];

/** Word lists for the first languages of the site; entries with the same index need not have the same meaning. */
export const corpusWords: Partial<Record<Lang, CorpusWords>> = words;
