import type { Credit } from "#schemas/credit.ts";
import type { RichText } from "#schemas/rich-text.ts";
import type { Safety } from "#schemas/safety.ts";
import type { SearchSection } from "#schemas/search-item.ts";
import type { Navigation, Redirect, SiteConfig, Source } from "#schemas/site-config.ts";
import type { Lang } from "#schemas/spec/languages.ts";
import type { TextPart } from "#schemas/translation.ts";

import type { ContentFile, PhotoSource } from "./content-file.ts";
import type { Position } from "./position.ts";

/** The types that cross from read to emit, in the order of the pipeline; `site.ts` has those after it. All are plain data. */

/** read → parse: one text file of the content folder, by the hash of its bytes. Who wants its text reads it. */
export type ListedFile = { file: string; contentFile: ContentFile; hash: string };

/** A text file with its text, which is null where its bytes hold none. */
export type SourceFile = ListedFile & { text: string | null };

/** read → parse, images: photos are listed, not read. */
export type Sources = { files: ListedFile[]; photos: PhotoSource[] };

/** A file that the build makes of a photo: its name in the site's `images`, its size in pixels. */
export type PhotoFile = { file: string; format: "avif" | "webp" | "jpeg" | "png"; width: number; height: number };

/**
 * images → link: a photo that can be shown, and what is to be made of it. `stem` is its name without the ending, `hash` that
 * of its bytes, `placeholder` its mean colour as `#rrggbb`, or null where it is see-through. `sources` stand best format
 * first, each from narrow to wide; `fallback` is what everybody can show.
 */
export type Photo = {
	name: string;
	stem: string;
	hash: string;
	placeholder: string | null;
	sources: PhotoFile[];
	fallback: PhotoFile;
};

/** Where a field stands: its key (null in lists) and its value, by JSON pointer («/care/water», «» for the whole). */
type Positions = Record<string, { key: Position | null; value: Position }>;

/**
 * Something in a text that later stages check; `pointer` names its field, «body» or a JSON pointer. The name of a placeholder of
 * the interface has its braces.
 */
export type Mark = { pointer: string; position: Position } & (
	| { type: "link"; url: string }
	| { type: "image"; url: string }
	| { type: "heading"; depth: number; id: string }
	| { type: "list"; items: number }
	| { type: "block"; name: string }
	| { type: "placeholder"; name: string }
);

/**
 * What is read in one go (a paragraph, a heading, a cell, a string) without the signs of Markdown and YAML around the words,
 * and where it stands in the source.
 */
export type Passage = {
	text: string;
	pieces: Piece[];
	/** Stretches of the text in italics: titles, names, words of another language. */
	italics?: (readonly [from: number, to: number])[];
};

/**
 * From `at` on, up to the next piece, a passage stands for a stretch of the source. Where both are equally long they run in
 * step; else the one as a whole stands for the other (an escape, a line end, code).
 */
export type Piece = readonly [at: number, start: number, end: number];

/** parse → validate: the data of a file, not yet known to have any shape; null where the syntax is broken. */
export type ParsedFile = {
	file: string;
	contentFile: ContentFile;
	data: unknown;
	body: RichText | null;
	/** Where the Markdown begins, null in YAML. */
	bodyStart: Position | null;
	marks: Mark[];
	/** Words of the Markdown. */
	passages: Passage[];
	positions: Positions;
	/** Source text and place of every string, for Markdown inside YAML: pointer → [start, end] offsets. */
	strings: Record<string, readonly [start: number, end: number]>;
	text: string;
};

/** A value that names something elsewhere. `rule` says what, `of` in which vocabulary or kind. */
export type Reference = {
	rule: "term" | "slug" | "source" | "partner" | "image" | "link" | "ui-key";
	of: string;
	pointer: string;
	value: string;
};

/**
 * What a passage says in words of its language, besides figures, addresses, names, quotations and italics. `hash` is equal
 * where the words are, `fluency` how many of them hold sentences of the language together, `reads` the other language that they
 * clearly speak, if they do.
 */
export type TextSample = { lang: Lang; hash: string; fluency: number; position: Position; reads?: Lang };

/** A number that is typed into a text: its value, how it is written, the field («body» or a JSON pointer) and where. */
export type NumberInText = { pointer: string; value: number; written: string; position: Position };

/** validate → link: a file whose data has its shape (else null), Markdown fields turned into RichText. */
export type Part = {
	file: string;
	contentFile: ContentFile;
	data: object | null;
	body: RichText | null;
	bodyStart: Position | null;
	marks: Mark[];
	/** Ids of its headings, in their order. They stay known once the marks of headings are put aside. */
	anchors: string[];
	positions: Positions;
	references: Reference[];
	/** Pointers of lists that each language fills as it likes. */
	ownLists: string[];
	samples: TextSample[];
	/** Numbers in digits, of texts. */
	numbers: NumberInText[];
	/** What stays known of the text of an entry once its body is put aside; null in other files, and where it is broken. */
	digest: TextDigest | null;
};

/** What is known of a text without its Markdown. */
export type TextDigest = {
	/** Words of its Markdown, in the body and in fields. */
	words: number;
	/** Its headings of levels 2 and 3 that have an id, in their order, as plain text. */
	headings: SearchSection[];
	/** Addresses within the site that its body leads to, each once. */
	leadsTo: string[];
	/** Addresses of the drawn details that it shows, in its body and in fields, each once. */
	details: string[];
	/** Its parts with their prints. */
	parts: TextPart[];
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
	/** Entries that are left out because they are published after the day that a site is built for. */
	later: Entry[];
	ui: Partial<Record<Lang, Part>>;
	terms: Record<string, Part>;
	single: Partial<Record<"site" | "navigation" | "redirects" | "sources" | "safety", Part>>;
	/** Who took the photos, by the stem of their name. */
	credits: Record<string, Part>;
	parts: Part[];
	/** Every photo of the folder, and those of them that can be shown. */
	images: PhotoSource[];
	photos: Photo[];
};

/** A page of an entry in one language, `part` which of its pages, from 1. `origin` is the file that its text stands in. */
export type Route = { path: string; part: number; lang: Lang; entry: CompleteEntry; indexable: boolean; origin: string };

/** An entry that has all its parts. */
export type CompleteEntry = {
	kind: string;
	slug: string;
	facts: object;
	texts: Record<Lang, { text: object; file: string } & TextDigest>;
};

/** Gives the Markdown of an entry in a language, which is too large to be held for all of them. */
export type LoadBody = (entry: CompleteEntry, lang: Lang) => RichText;

/** What is kept of bodies: each under a key, none for a text without Markdown. `entryKey` changes with any byte of an entry's files. */
export type Bodies = {
	load: LoadBody;
	keyOf(entry: CompleteEntry, lang: Lang): string | null;
	entryKey(entry: CompleteEntry): string;
};

/** link → emit: everything known to be whole and to fit together. */
export type Site = {
	config: SiteConfig;
	navigation: Navigation;
	entries: CompleteEntry[];
	routes: Route[];
	redirects: Redirect[];
	sources: Record<string, Source>;
	/** Null on a site whose texts show nothing of it. */
	safety: Safety | null;
	terms: Record<string, Record<string, Record<Lang, string>>>;
	strings: Record<Lang, Record<string, string>>;
	/** Names of all photos, and by name those that some page shows. */
	images: string[];
	photos: Record<string, Photo & { credit: Credit }>;
};

/** Gives the result that is known under a key, or computes it. The pipeline hands it in; stages know no cache. */
export type Remember = <T>(key: string, compute: () => T) => T;

/** Like `Remember`, for what takes time. */
export type RememberAsync = <T>(key: string, compute: () => Promise<T>) => Promise<T>;
