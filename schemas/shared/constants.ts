/** Size of social images in pixels. */
export const socialSize = { width: 1200, height: 630 } as const;

/**
 * Delay between the browser's install prompt and the install card. A constant of its own, so that the first script of every page
 * does not include the others.
 */
export const installCardDelayMs = 30_000;

/** The card that offers to install the app. */
export const installCard = {
	delayMs: installCardDelayMs,
	/** How long it stays hidden after it was dismissed. */
	dismissedMs: 604_800_000,
} as const;

/**
 * Longest time for which prerendered text in another language than the visitor's is hidden: text in the wrong language is better
 * than none. A constant of its own for the same reason.
 */
export const wrongLanguageHiddenMs = 1500;

/** Limits beyond which content is rejected immediately, because reading it would take too long or too much memory. */
export const contentLimits = {
	/** Size of a Markdown file, and of a YAML file, which may hold all sources or redirects of a large site. */
	markdownBytes: 1_048_576,
	yamlBytes: 8_388_608,
	/** Size of a photo, above what cameras produce and below what belongs in a repository. */
	photoBytes: 33_554_432,
	/** Letters of a slug or a photo's name: names of files made from it must fit into the 255 bytes of file systems. */
	slugLetters: 200,
	/** Values and groups in a YAML file: the redirects of a very large site have half as many. */
	yamlValues: 250_000,
	/** Nesting depth of quotes, lists, groups or blocks. */
	nesting: 100,
	/** Emphasis markers, * or _, in one paragraph. */
	stressSigns: 1000,
	/** Brackets and backticks in one paragraph. */
	brackets: 1000,
	/** Special characters <, & and backslash in one paragraph. */
	escapes: 1000,
	/** Characters in one paragraph; the longest that people write have a tenth of that. */
	paragraphSigns: 20_000,
	/** Non-blank lines in one text: a paragraph, list item or table row each has at least one. */
	textLines: 2500,
	/** Quoted lines, each of which may be a quote of its own. */
	quotedLines: 500,
	/** Findings that a report lists per code; the rest are only counted. */
	listedFindings: 1000,
	/** Typographic findings reported per file. */
	typographyFindings: 1000,
	/** Syntax errors explained per YAML file; the rest mostly follows from them. */
	yamlErrors: 100,
	/** Unknown fields reported individually per group, each with the name that was probably meant; the rest are only counted. */
	unknownFields: 100,
} as const;

/** Constants of the site's behaviour. Names include the unit. */
export const constants = {
	/** Timeout of the newsletter service, and how long a sent address is remembered. */
	newsletterTimeoutMs: 20_000,
	newsletterRememberedMs: 86_400_000,
	/** Delays before the guides sub-menu opens on hover, and before it closes after the pointer has left. */
	submenuOpenMs: 100,
	submenuGraceMs: 300,
	/** Delay before a tooltip is shown; right after another one it is shown immediately. */
	tooltipOpenMs: 700,
	tooltipSkipMs: 300,
	/** Number of notices shown at once per channel, and how long each is shown. */
	noticeChannels: {
		status: { shown: 1, lastsMs: 5000 },
		general: { shown: 3, lastsMs: 4000 },
	},
	/**
	 * Fetching of data: number of retries, with a delay that doubles; `timeoutMs` per request; how long data is fresh, and how long it
	 * is kept.
	 */
	queries: { retries: 3, firstPauseMs: 1000, longestPauseMs: 30_000, timeoutMs: 10_000, staleMs: 300_000, droppedMs: 600_000 },
	readingWordsPerMinute: 220,
	/** Tolerance of a stated reading time, relative to the text's length. */
	readingToleranceShare: 0.2,
	/** Most results suggested by the site search, and how many of these it takes from texts: each is a file to fetch. */
	searchSuggestionsMax: 8,
	searchTextsMax: 4,
	/** Number of articles recommended at the end of an article. */
	recommendationsShown: 3,
	/** Number of neighbours from which recommendations are drawn, so that the page does not grow with the site. */
	neighboursMax: 7,
	/** Items on one page of a list, by template; for the site map, links per section. */
	listPages: { "article-list": 48, "guide-list": 48, "plant-list": 68, "plant-care": 24, "site-map": 100 },
	/** Results fetched and shown per step when a paginated list is filtered. */
	foundPerStep: 12,
	/** Longest title of a page in search results, in characters, including the additions of the site. */
	titleMax: 60,
	/** Longest description of a page in search results, in characters. */
	metaDescriptionMax: 170,
} as const;
