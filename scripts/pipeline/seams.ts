import type { ScreenPage, ShellData } from "#schemas/page-data.ts";
import type { RichText } from "#schemas/rich-text.ts";
import type { Navigation, Redirect, SiteConfig, Source } from "#schemas/site-config.ts";
import type { Slot } from "#schemas/slot.ts";
import type { Lang } from "#schemas/spec/languages.ts";
import type { Place } from "../report/diagnostic.ts";

/** The types that cross from one stage to the next, in the order of the pipeline. All are plain data. */

/** read → parse: one text file of the content folder; `text` is null where its bytes hold none. */
export type SourceFile = { file: string; slot: Slot; text: string | null; hash: string };

/** read → link: pictures are listed, not read. */
export type Sources = { files: SourceFile[]; images: string[] };

/** Where a field stands: its key (null in lists) and its value, by JSON pointer («/care/water», «» for the whole). */
export type Places = Record<string, { key: Place | null; value: Place }>;

/** Something in a Markdown text that later stages check; `pointer` names its field, «body» or a JSON pointer. */
export type Mark = { pointer: string; place: Place } & (
	| { type: "link"; url: string }
	| { type: "image"; url: string }
	| { type: "heading"; depth: number; id: string }
	| { type: "list"; items: number }
	| { type: "block"; name: string }
	| { type: "placeholder"; name: string }
);

/** parse → validate: the data of a file, not yet known to have any shape; null where the syntax is broken. */
export type ParsedFile = {
	file: string;
	slot: Slot;
	data: unknown;
	body: RichText | null;
	/** Where the Markdown begins, null in YAML. */
	bodyStart: Place | null;
	marks: Mark[];
	places: Places;
	/** Source text and place of every string, for Markdown inside YAML: pointer → [start, end] offsets. */
	strings: Record<string, readonly [start: number, end: number]>;
	text: string;
};

/** A value that names something elsewhere. `rule` says what, `of` in which vocabulary or kind. */
export type Reference = {
	rule: "term" | "slug" | "source" | "image" | "link" | "ui-key";
	of: string;
	pointer: string;
	value: string;
};

/** validate → link: a file whose data has its shape (else null), Markdown fields turned into RichText. */
export type Part = {
	file: string;
	slot: Slot;
	data: object | null;
	body: RichText | null;
	bodyStart: Place | null;
	marks: Mark[];
	places: Places;
	references: Reference[];
	/** Pointers of lists that each language fills as it likes. */
	ownLists: string[];
};

/** One thing of a kind, its parts joined by slug. A part that is missing or broken is null. */
export type Entry = {
	kind: string;
	slug: string;
	facts: Part | null;
	texts: Partial<Record<Lang, Part>>;
};

/** validate → link: the whole content. */
export type Content = {
	entries: Entry[];
	ui: Partial<Record<Lang, Part>>;
	terms: Record<string, Part>;
	single: Partial<Record<"site" | "navigation" | "redirects" | "sources", Part>>;
	parts: Part[];
	images: string[];
};

/** A page of an entry in one language. `origin` is the file that its text stands in. */
export type Route = { path: string; lang: Lang; entry: CompleteEntry; indexable: boolean; origin: string };

/** An entry that has all its parts. */
export type CompleteEntry = {
	kind: string;
	slug: string;
	facts: object;
	texts: Record<Lang, { text: object; body: RichText; file: string }>;
};

/** link → emit: everything known to be whole and to fit together. */
export type Site = {
	config: SiteConfig;
	navigation: Navigation;
	entries: CompleteEntry[];
	routes: Route[];
	redirects: Redirect[];
	sources: Record<string, Source>;
	terms: Record<string, Record<string, Record<Lang, string>>>;
	strings: Record<Lang, Record<string, string>>;
	images: string[];
};

/** emit → render: a page's data with the route it belongs to. `changed` is the day of its last change. */
export type EmittedPage = {
	path: string;
	lang: Lang;
	data: ScreenPage;
	indexable: boolean;
	origin: string;
	kind: string;
	changed: string | null;
};

/** One address that leads elsewhere, on the bare path or a pinned one. */
export type RedirectRule = { from: string; to: string; lang: Lang };

/** emit → render, write: all that follows from the content alone. Pages still lack their HTML. */
export type Emitted = {
	pages: EmittedPage[];
	shells: Record<Lang, ShellData>;
	redirects: RedirectRule[];
	images: string[];
	baseUrl: string;
	artifacts: Artifact[];
};

/** emit → write: a file to be. `place` is the built site, the app's generated types or the editors' schemas. */
export type Artifact = { place: "dist" | "types" | "schemas"; file: string; contents: string };

/** render → check: a finished page of the site. `origin` leads back to the content. */
export type RenderedPage = { path: string; lang: Lang; pinned: boolean; file: string; html: string; origin: string };

/** Gives the result that is known under a key, or computes it. The pipeline hands it in; stages know no cache. */
export type Remember = <T>(key: string, compute: () => T) => T;
