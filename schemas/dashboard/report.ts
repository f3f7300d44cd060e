import type { Lang } from "../spec/languages.ts";
import type { ProgramLang } from "../spec/program-langs.ts";
import type { TranslationState } from "../translation.ts";

/**
 * What the build tells editors, `dashboard/report.json`. It follows from the content and the code alone, so that two
 * builds of one content write the same bytes; nothing in it is secret.
 */
export type DashboardReport = ContentReport & {
	findings: ReportedFinding[];
	/** Sizes by path and language; empty while content is being written, because no page is rendered then. */
	weights: Record<string, Record<Lang, PageWeight>>;
};

/** The part of the report that is known before any page is rendered. */
export type ContentReport = { entries: ReportedEntry[] };

/** One thing of the content in all its languages. `path` is null when it has no page of its own. */
export type ReportedEntry = {
	kind: string;
	slug: string;
	path: string | null;
	/** Whether visitors can be expected to find it: search engines and lists may name it. */
	listed: boolean;
	titles: Record<Lang, string>;
	/** Words of its running text. */
	words: Record<Lang, number>;
	/** Reading time that the page promises, in minutes. */
	promisedMinutes: number | null;
	/** How each translation stands beside the original of today, and which of its parts have changed since. */
	standing: Record<Lang, { is: TranslationState["is"]; changed: string[] }>;
	/** Day of the last change that readers should know of. */
	changed: string | null;
	/** File of each language, and where the repository lets one edit it. */
	files: Record<Lang, string>;
	edit: Record<Lang, string | null>;
	/** Other pages that its text links to, and those that its lists, cards and buttons lead to; bare paths, sorted. */
	links: string[];
	lists: string[];
};

/** A finding of the check. Line and column are null where the file as a whole is meant. */
export type ReportedFinding = {
	severity: "error" | "warning";
	code: string;
	file: string;
	line: number | null;
	column: number | null;
	/** In each language that the program speaks. */
	message: Record<ProgramLang, string>;
	hint: Record<ProgramLang, string>;
	edit: string | null;
};

/** Bytes of the pinned page and of the data beside it, uncompressed. */
export type PageWeight = { html: number; data: number };

/** Stages of the build, in their order. */
export type Stage = "content" | "bundle" | "render" | "draw" | "photos" | "offline" | "pages";

/**
 * What the last build cost, `dashboard/timings.json`. Time belongs to a machine, so the site itself holds an empty list; the
 * preview and the dev server, which run where the build ran, answer with the real one.
 */
export type Timings = { stage: Stage; ms: number }[];
