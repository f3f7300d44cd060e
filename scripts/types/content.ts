import type { Calendar } from "#schemas/content/calendar.ts";
import type { Credit } from "#schemas/content/credit.ts";
import type { Diagnosis } from "#schemas/content/diagnosis.ts";
import type { RichText } from "#schemas/content/rich-text.ts";
import type { Safety } from "#schemas/content/safety.ts";
import type { Navigation, Redirect, SiteConfig, Source } from "#schemas/content/site-config.ts";
import type { TextPart } from "#schemas/content/translation.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import type { ContentFile, PhotoSource, SingleRole } from "./content-file.ts";
import type { Position } from "./position.ts";

/**
 * Types passed between the steps from `content/read` to `site`, in their order; those that `site` passes on are in `site.ts`. All are
 * plain data.
 */

/** read → parse: one text file of the content folder, with the hash of its bytes. Its text is read when it is needed. */
export type ListedFile = { file: string; contentFile: ContentFile; hash: string };

/** A text file with its text, which is null when its bytes cannot be decoded. */
export type SourceFile = ListedFile & { text: string | null };

/** read → parse, pictures: photos are listed, not read. */
export type Sources = { files: ListedFile[]; photos: PhotoSource[] };

/** A file that the build generates from a photo: its file name in `images` on the site and its size in pixels. */
export type PhotoFile = { file: string; format: "avif" | "webp" | "jpeg" | "png"; width: number; height: number };

/**
 * pictures → check: a photo that can be shown, and the files to generate from it. `stem` is its file name without the extension,
 * `hash` the hash of its bytes, `placeholder` its mean colour as `#rrggbb`, or null when it is transparent. `sources` lists the
 * best format first, each from narrow to wide; `fallback` works in every browser.
 */
export type Photo = {
	name: string;
	stem: string;
	hash: string;
	placeholder: string | null;
	sources: PhotoFile[];
	fallback: PhotoFile;
};

/** Positions of a field's key (null in lists) and of its value, by JSON pointer («/care/water», «» for the whole file). */
type Positions = Record<string, { key: Position | null; value: Position }>;

/**
 * Something in a text that later stages use; `pointer` is its field: «body» or a JSON pointer. The name of an interface
 * placeholder includes its braces; a note is the comment above an interface string.
 */
export type Mark = { pointer: string; position: Position } & (
	| { type: "link"; url: string }
	| { type: "image"; url: string }
	| { type: "heading"; depth: number; id: string }
	| { type: "list"; items: number }
	| { type: "table"; rows: number; columns: number }
	| { type: "quote" | "code" | "rule" }
	| { type: "block"; name: string }
	| { type: "placeholder"; name: string }
	| { type: "note"; text: string }
);

/**
 * A continuous run of words (a paragraph, a heading, a cell, a string) without its Markdown and YAML syntax,
 * mapped to its position in the source.
 */
export type Passage = {
	text: string;
	pieces: Piece[];
	/** Ranges of the text that are in italics: titles, names, foreign words. */
	italics?: (readonly [from: number, to: number])[];
};

/**
 * Maps the passage from `at` up to the next piece to a range of the source. When both have the same length, they match character
 * by character; otherwise they only match as a whole (an escape, a line end, code).
 */
export type Piece = readonly [at: number, start: number, end: number];

/** parse → validate: the data of a file, not yet validated; null when the syntax is broken. */
export type ParsedFile = {
	file: string;
	contentFile: ContentFile;
	data: unknown;
	/** What can be read of a file whose syntax is broken. */
	rest?: FileRest;
	body: RichText | null;
	/** Where the Markdown starts; null in YAML files. */
	bodyStart: Position | null;
	marks: Mark[];
	/** Text of the Markdown body. */
	passages: Passage[];
	positions: Positions;
	/** Source range of every string, for Markdown inside YAML: pointer → [start, end] offsets. */
	strings: Record<string, readonly [start: number, end: number]>;
	text: string;
};

/** The fields of a file without a mistake in their syntax; `unread` names the outermost ones that have one. */
export type FileRest = Pick<ParsedFile, "data" | "positions" | "strings"> & { unread: readonly string[] };

/** A value that refers to something elsewhere. `rule` says what kind of reference it is, `of` names the vocabulary or kind. */
export type Reference = {
	rule: "term" | "slug" | "source" | "figure" | "partner" | "image" | "link" | "ui-key";
	of: string;
	pointer: string;
	value: string;
};

/**
 * Words of a passage in the language of its file, without figures, addresses, names, quotations and italics. Equal words have an
 * equal `hash`; `fluency` counts the function words of the language; `reads` is the other language that the words are clearly in,
 * if any.
 */
export type TextSample = { lang: Lang; hash: string; fluency: number; position: Position; reads?: Lang };

/**
 * A number in a text: its value, its spelling, its field («body» or a JSON pointer) and its position. `inWords` if it is spelled out,
 * not in digits.
 */
export type NumberInText = { pointer: string; value: number; written: string; position: Position; inWords?: true };

/** A statement about safety in a text: its word that tells so, and the keys of the sources that it rests on. */
export type SafetyStatement = { position: Position; words: string; sources: string[] };

/** validate → check: a validated file (its data is null when it is invalid), with Markdown fields converted to RichText. */
export type Part = {
	file: string;
	contentFile: ContentFile;
	data: object | null;
	body: RichText | null;
	bodyStart: Position | null;
	marks: Mark[];
	/** Heading ids, in order. They are kept after the heading marks have been dropped. */
	anchors: string[];
	positions: Positions;
	references: Reference[];
	/** Pointers of the lists that may differ between languages. */
	ownLists: string[];
	samples: TextSample[];
	/** Numbers in a text, in digits and small ones in words. */
	numbers: NumberInText[];
	/** What its Markdown says about safety, with the sources behind it. */
	safety: SafetyStatement[];
	/** What is kept of an entry's text after its body has been dropped; null for other files and for invalid ones. */
	digest: TextDigest | null;
};

/** A heading that links may lead to. */
export type AnchoredHeading = [id: string, heading: string];

/** Summary of a text, kept without its Markdown. */
export type TextDigest = {
	/** Number of words in its Markdown, in the body and in fields. */
	words: number;
	/** Its headings of levels 2 and 3 that have an id, in order, as plain text. */
	headings: AnchoredHeading[];
	/** Addresses within the site that its body links to, without duplicates. */
	leadsTo: string[];
	/** Addresses of terms of the glossary that its body links to below a heading, each with the id of the first such heading. */
	terms: Record<string, string>;
	/** Addresses of the detail drawings shown in its body and fields, without duplicates. */
	details: string[];
	/** Its parts with their hashes. */
	parts: TextPart[];
	prose: Prose[];
};

/**
 * The length of a field, or of a section of the body (`pointer` is «body»), in characters without its markup. `title` is null for
 * fields and for what comes before the first heading.
 */
export type Prose = { pointer: string; title: string | null; position: Position; length: number };

/** One entry of a kind, its parts joined by slug. A missing or invalid part is null. */
export type Entry = {
	kind: string;
	slug: string;
	facts: Part | null;
	texts: Partial<Record<Lang, Part>>;
};

/** validate → check: the whole content. */
export type Content = {
	entries: Entry[];
	/** Entries left out because they are published after the build date. */
	later: Entry[];
	ui: Partial<Record<Lang, Part>>;
	terms: Record<string, Part>;
	single: Partial<Record<SingleRole, Part>>;
	/** Photo credits, by the photo's file name without extension. */
	credits: Record<string, Part>;
	parts: Part[];
	/** All photos in the folder, and those that can be shown. */
	images: PhotoSource[];
	photos: Photo[];
};

/**
 * A page of an entry in one language; `part` is its number, from 1, when the entry has several. `origin` is the file with its text.
 */
export type Route = { path: string; part: number; lang: Lang; entry: CompleteEntry; indexable: boolean; origin: string };

/** An entry that has all its parts. */
export type CompleteEntry = {
	kind: string;
	slug: string;
	facts: object;
	texts: Record<Lang, { text: object; file: string } & TextDigest>;
};

/** Loads the Markdown of an entry in a language; all of it together is too large to keep in memory. */
export type LoadBody = (entry: CompleteEntry, lang: Lang) => RichText;

/**
 * The Markdown of entries, as objects in the store: `hashOf` is null for a text without Markdown. `keyOf` changes with any byte of an
 * entry's files.
 */
export type Bodies = {
	load: LoadBody;
	hashOf(entry: CompleteEntry, lang: Lang): string | null;
	keyOf(entry: CompleteEntry): string;
};

/** check → site: the whole content, complete and consistent. */
export type Site = {
	config: SiteConfig;
	navigation: Navigation;
	entries: CompleteEntry[];
	routes: Route[];
	redirects: Redirect[];
	sources: Record<string, Source>;
	/** Null on a site whose texts do not use it. */
	safety: Safety | null;
	diagnosis: Diagnosis | null;
	calendar: Calendar | null;
	terms: Record<string, Record<string, Record<Lang, string>>>;
	strings: Record<Lang, Record<string, string>>;
	/** What the French file says of interface strings to translators, by the key in code. */
	notes: Readonly<Record<string, string>>;
	/** Names of all photos, and the photos that pages show, by name. */
	images: string[];
	photos: Record<string, Photo & { credit: Credit }>;
};

/** Returns the result cached under a key, or computes it. The pipeline passes it in; stages do not know about the cache. */
export type Memo = <T>(key: string, compute: () => T) => T;

/** Like `Memo`, for asynchronous results. */
export type MemoAsync = <T>(key: string, compute: () => Promise<T>) => Promise<T>;
