import type { TranslationState } from "../../content/translation.ts";
import type { Lang } from "../../shared/languages.ts";
import type { ProgramLang } from "../../shared/program-langs.ts";

/**
 * Report of the build for editors, `dashboard/report.json`. It depends on the content and the code alone, so that two builds of the
 * same content write the same bytes; it contains nothing secret.
 */
export type DashboardReport = ContentReport & {
	findings: ReportedFinding[];
	/** Sizes by path and language; empty in the dev server, where pages are not prerendered. */
	weights: Record<string, Record<Lang, PageWeight>>;
};

/** The part of the report that is known before any page is rendered. */
export type ContentReport = { entries: ReportedEntry[] };

/** An entry in all its languages. `path` is null if it has no page of its own. */
export type ReportedEntry = {
	kind: string;
	slug: string;
	path: string | null;
	/** Whether search engines and lists may include it. */
	listed: boolean;
	titles: Record<Lang, string>;
	/** Number of words in its running text. */
	words: Record<Lang, number>;
	/** Reading time stated on the page, in minutes. */
	promisedMinutes: number | null;
	/** State of each translation relative to the current original, and the parts of the original that have changed since. */
	standing: Record<Lang, { is: TranslationState["is"]; changed: string[] }>;
	/** Date of the last significant change. */
	changed: string | null;
	/** File of each language, and the address at which it can be edited in the repository. */
	files: Record<Lang, string>;
	edit: Record<Lang, string | null>;
	/** Other pages linked from its text, and those linked from its lists, cards and buttons; bare paths, sorted. */
	links: string[];
	lists: string[];
};

/** A finding of the check. Line and column are null for findings about a whole file. */
export type ReportedFinding = {
	severity: "error" | "warning";
	code: string;
	file: string;
	line: number | null;
	column: number | null;
	/** In each language that messages exist in. */
	message: Record<ProgramLang, string>;
	hint: Record<ProgramLang, string>;
	edit: string | null;
};

/** Bytes of the HTML of a page in one language and of its data, uncompressed. */
export type PageWeight = { html: number; data: number };

/** Stages of the build, in order. */
export type Stage = "content" | "bundle" | "render" | "draw" | "offline" | "pages";

/**
 * Timings of the last build, `dashboard/timings.json`. They depend on the machine, so the site itself contains an empty list; the
 * preview and the dev server, which run on the machine of the build, serve the real ones.
 */
export type Timings = { stage: Stage; ms: number }[];
