/** Attributes of a field for search queries: nothing corrects or completes what is typed. */
export const searchField = {
	autoComplete: "off",
	autoCapitalize: "none",
	spellCheck: false,
	enterKeyHint: "search",
} as const;
