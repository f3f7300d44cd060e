/** Size in pixels of the pictures that social networks show. */
export const socialSize = { width: 1200, height: 630 } as const;

/** How long after the browser's offer the card that offers to install the app shows. A constant of its own, so that the first script of every page carries nothing else. */
export const installCardDelayMs = 30_000;

/** The card that offers to install the app. */
export const installCard = {
	delayMs: installCardDelayMs,
	/** How long it stays away after it was dismissed. */
	dismissedMs: 604_800_000,
} as const;

/** Prerendered text shows after this long, whatever its language: late words in the wrong language are better than none. A constant of its own for the same reason. */
export const wrongLanguageHiddenMs = 1500;

/** Content past these is refused at once, because reading it takes long, or more memory than there is. */
export const contentLimits = {
	/** Size of a text file of Markdown, and of YAML, where the sources or the redirects of a large site are one file. */
	markdownBytes: 1_048_576,
	yamlBytes: 8_388_608,
	/** Size of a photo, above what cameras write and below what is worth keeping in a repository. */
	photoBytes: 33_554_432,
	/** So many values and groups in a file of YAML: redirects of a very large site have half of it. */
	yamlValues: 250_000,
	/** So many quotes, lists, groups or blocks inside one another. */
	nesting: 100,
	/** So many signs of stress, * or _, in one paragraph. */
	stressSigns: 1000,
	/** So many brackets and backquotes in one paragraph. */
	brackets: 1000,
	/** So many signs with a meaning of their own, <, & or a backslash, in one paragraph. */
	escapes: 1000,
	/** So many signs in one paragraph; the longest that people write have a tenth of them. */
	paragraphSigns: 20_000,
	/** So many lines that are not blank in one text: a paragraph, an item of a list or a row of a table each has at least one. */
	textLines: 2500,
	/** So many of them in quotes, each of which may be a quote of its own. */
	quotedLines: 500,
	/** So many signs that are not set as its language sets them are told of one file. */
	typographyFindings: 1000,
	/** So many mistakes in the syntax of one YAML file are explained; the rest mostly follows from them. */
	yamlErrors: 100,
	/** So many fields that a group does not have are named, each with the one that was probably meant; of the rest their number. */
	unknownFields: 100,
} as const;

/** Numbers that fix how the site behaves. Names carry the unit. */
export const constants = {
	/** A service that has not answered by then will not; what was sent is remembered for so long. */
	newsletterTimeoutMs: 20_000,
	newsletterRememberedMs: 86_400_000,
	/** The sub-menu of the guides opens when a mouse has rested on it for so long, and stays so long after it left. */
	submenuOpenMs: 100,
	submenuGraceMs: 300,
	/** A tooltip comes after this long; right after another one it comes at once. */
	tooltipOpenMs: 700,
	tooltipSkipMs: 300,
	/** How many notices of a channel show at once, and how long each of them. */
	noticeChannels: {
		status: { shown: 1, lastsMs: 5000 },
		general: { shown: 3, lastsMs: 4000 },
	},
	/** Data that failed to come is tried again so often, after a pause that doubles; an answer that takes longer than `timeoutMs` is given up; how long data is fresh, and kept. */
	queries: { retries: 3, firstPauseMs: 1000, longestPauseMs: 30_000, timeoutMs: 10_000, staleMs: 300_000, droppedMs: 600_000 },
	/** Words a reader takes in per minute. */
	readingWordsPerMinute: 220,
	/** How far a shown reading time may be from the text's length. */
	readingToleranceShare: 0.2,
	/** The most hits that the site search shows. */
	searchSuggestionsMax: 8,
	/** How many articles are recommended at the end of an article. */
	recommendationsShown: 3,
	/** How many neighbours recommendations are drawn from, so that a page does not grow with the site. */
	neighboursMax: 12,
	/** So many things stand on one page of a list, by its look; of the site map so many links of each section. */
	listPages: { "article-list": 48, "guide-list": 48, "plant-list": 60, "plant-care": 24, "site-map": 100 },
	/** Where a list has several pages, what filters find is fetched and shown in steps of so many. */
	foundPerStep: 12,
	/** Longest title of a page in search results, in characters, with all that the site puts around it. */
	titleMax: 60,
	/** Longest description of a page in search results, in characters. */
	metaDescriptionMax: 170,
} as const;
