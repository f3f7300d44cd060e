/** R14.1: size in pixels of the pictures that social networks show. */
export const socialSize = { width: 1200, height: 630 } as const;

/** spec §8: the card that offers to install the app comes so long after the browser's offer. By itself, for the first script of every page. */
export const installCardDelayMs = 30_000;

/** R13.2: that card. */
export const installCard = {
	delayMs: installCardDelayMs,
	/** spec §6: it stays away for so long after it was dismissed. */
	dismissedMs: 604_800_000,
} as const;

/** R2.5: prerendered text shows after this long, whatever its language. By itself for the same reason. */
export const wrongLanguageHiddenMs = 1500;

/** R16.2: content past these is refused at once, because reading it takes long, or more memory than there is. */
export const contentLimits = {
	/** Size of a text file of Markdown, and of YAML, where the sources or the redirects of a large site are one file. */
	markdownBytes: 1_048_576,
	yamlBytes: 8_388_608,
	/** So many quotes, lists, groups or blocks inside one another. */
	nesting: 100,
	/** So many signs of stress, * or _, in one paragraph. */
	stressSigns: 1000,
} as const;

/** Numbers that the specification fixes. Names carry the unit. */
export const constants = {
	/** R11.1: a service that has not answered by then will not; what was sent is remembered for so long. */
	newsletterTimeoutMs: 20_000,
	newsletterRememberedMs: 86_400_000,
	/** R3.1: the sub-menu of the guides opens when a mouse has rested on it for so long, and stays so long after it left. */
	submenuOpenMs: 100,
	submenuGraceMs: 300,
	/** R3.6: a tooltip comes after this long; right after another one it comes at once. */
	tooltipOpenMs: 700,
	tooltipSkipMs: 300,
	/** R13.5: how many notices of a channel show at once, and how long each of them. */
	noticeChannels: {
		status: { shown: 1, lastsMs: 5000 },
		general: { shown: 3, lastsMs: 4000 },
	},
	/** spec §9, R13.6: data that failed to come is tried again so often, after a pause that doubles; an answer that takes longer than `timeoutMs` is given up; how long data is fresh, and kept. */
	queries: { retries: 3, firstPauseMs: 1000, longestPauseMs: 30_000, timeoutMs: 10_000, staleMs: 300_000, droppedMs: 600_000 },
	/** R6.5: words a reader takes in per minute. */
	readingWordsPerMinute: 220,
	/** R6.5: how far a shown reading time may be from the text's length. */
	readingToleranceShare: 0.2,
	/** spec §9, R5.1: hits of the site search. */
	searchSuggestionsMax: 8,
	/** spec §9, R6.3: recommendations at the end of an article. */
	recommendationsShown: 3,
	/** R17.4: so many neighbours they are drawn from. */
	neighboursMax: 12,
	/** R17.4: so many things stand on one page of a list, by its look; of the site map so many links of each section. */
	listPages: { "article-list": 48, "guide-list": 48, "plant-list": 60, "site-map": 100 },
	/** R17.4: where a list has several pages, what filters find is fetched and shown in steps of so many. */
	foundPerStep: 12,
	/** Longest title of a page in search results, in characters, with all that the site puts around it. */
	titleMax: 60,
	/** Longest description of a page in search results, in characters. */
	metaDescriptionMax: 170,
} as const;
