/**
 * One part of a text. `pointer` is the pointer of its field, or «body»; `section` is the number of the Markdown section, 0 before
 * the first heading; `wording` is its hash without the addresses of links and pictures; `words` is its number of words.
 */
export type TextPart = { name: string; pointer: string; section: number; hash: string; wording: string; words: number };

/** State of a translation: nothing is recorded, nothing has changed, or these parts of the original have. */
export type TranslationState = { is: "unrecorded" | "current" } | { is: "stale"; changed: TextPart[] };
