/** One part. `pointer` is that of its field, or «body»; `section` counts those of the Markdown, 0 stands before the first heading; `words` is their number. */
export type TextPart = { name: string; pointer: string; section: number; hash: string; words: number };

/** How a translation stands: nothing is recorded, nothing has changed, or these parts of the original have. */
export type TranslationState = { is: "unrecorded" | "current" } | { is: "stale"; changed: TextPart[] };
