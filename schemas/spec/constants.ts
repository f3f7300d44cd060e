/** R14.1: size in pixels of the pictures that social networks show. */
export const socialSize = { width: 1200, height: 630 } as const;

/** Numbers and storage keys that the specification fixes. Names carry the unit. */
export const constants = {
	/** spec §4: `localStorage` key of the chosen language. */
	languageStorageKey: "language",
	/** spec §4, R3.4: `localStorage` key of the chosen theme. */
	themeStorageKey: "theme",
	/** R2.5: prerendered text shows after this long, whatever its language. */
	wrongLanguageHiddenMs: 1500,
	/** R6.5: words a reader takes in per minute. */
	readingWordsPerMinute: 220,
	/** R6.5: how far a shown reading time may be from the text's length. */
	readingToleranceShare: 0.2,
	/** spec §9, R6.3: recommendations at the end of an article. */
	recommendationsShown: 3,
	/** Longest title of a page in search results, in characters, site name not counted. */
	metaTitleMax: 70,
	/** Longest description of a page in search results, in characters. */
	metaDescriptionMax: 170,
} as const;
