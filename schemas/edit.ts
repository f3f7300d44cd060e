import type { Lang } from "./spec/languages.ts";

/*
 * JSON exchanged between the form at `/edit` and the dev server. Addresses are in `editApi`. Every answer but 200 has
 * an `EditRefusal` as its body.
 */

/** A JSON Schema of a field, with the keywords of `fields.ts`. */
export type FieldSchema = {
	type?: string;
	description?: string;
	properties?: Record<string, FieldSchema>;
	required?: string[];
	items?: FieldSchema;
	additionalProperties?: boolean | FieldSchema;
	enum?: (string | number)[];
	minimum?: number;
	maximum?: number;
	maxLength?: number;
	minItems?: number;
	maxItems?: number;
	format?: string;
	contentMediaType?: string;
	"x-unit"?: string;
	"x-signs"?: Record<string, string>;
	/** Names of the values of `enum`, in the language of the form. */
	"x-names"?: Record<string, string>;
	"x-term"?: string;
	"x-slug"?: string;
	"x-source"?: true;
	"x-partner"?: true;
	"x-image"?: true;
	"x-link"?: true | string;
};

/** A value that a field may have, with its names by language. */
export type Choice = { value: string; labels: Partial<Record<Lang, string>> };

/** Available choices: terms by vocabulary, entries by kind, keys of sources, partners, photos, addresses of pages, licences of photos. */
export type Choices = {
	terms: Record<string, Choice[]>;
	slugs: Record<string, Choice[]>;
	sources: Choice[];
	partners: Choice[];
	images: Choice[];
	links: Choice[];
	licences: Choice[];
};

export type EditedEntry = { kind: string; folder: string; slug: string; labels: Partial<Record<Lang, string>>; missing: Lang[] };

/** All entries, and how many findings the last check had in each, by the entry's folder (`plants/pothos`). */
export type EntryList = { entries: EditedEntry[]; findings: Record<string, number> };

/**
 * A file of an entry. `part` is «facts» or a language. `base` is the hash of its bytes, null where it is not there. `fields` are null
 * where the file cannot be read, `fault` says why; `text` is all of it, `body` its Markdown, null in YAML.
 */
export type EditedFile = {
	part: "facts" | Lang;
	file: string;
	base: string | null;
	text: string;
	fields: Record<string, unknown> | null;
	body: string | null;
	fault: EditFinding | null;
};

/** An entry as it is on disk, and the data of the form. `path` is that of its page, null where it has none. */
export type OpenedEntry = {
	kind: string;
	folder: string;
	slug: string;
	path: string | null;
	format: "yaml" | "markdown";
	schemas: { facts: FieldSchema; text: FieldSchema };
	files: EditedFile[];
	choices: Choices;
};

/** New contents of a file: its fields and its Markdown, or its whole text. */
export type FileDraft = { file: string; base: string | null } & (
	| { fields: Record<string, unknown>; body: string | null }
	| { text: string }
);

/** `current` lists translations that match the French text saved with them. */
export type EntryDraft = { files: FileDraft[]; current: string[] };

/**
 * A place in a file of the content. `pointer` is the JSON pointer of the field that stands there, «body», or null for the file as a whole;
 * `line` counts from 1, in the Markdown where it stands there.
 */
export type EditPlace = { file: string; pointer: string | null; line: number; column: number };

/** A finding of the check, and other places that it is about. */
export type EditFinding = EditPlace & {
	severity: "error" | "warning";
	code: string;
	message: string;
	hint: string;
	related: (EditPlace & { message: string })[];
};

/** What the check says of a draft, the figures that its texts may name, as each language writes them, and what its files would hold. */
export type CheckedDraft = {
	findings: EditFinding[];
	figures: Record<string, Partial<Record<Lang, string>>>;
	texts: Record<string, string>;
};

/** The files as saved. */
export type SavedDraft = { files: EditedFile[] };

/** Why nothing was written. `changed` lists files that differ from what the form read. */
export type EditRefusal = {
	reason: "changed" | "unwritable" | "not-found" | "forbidden" | "bad-request";
	message: string;
	changed?: EditedFile[];
};

/** A dropped photo and its author. */
export type PhotoCredit = { author: string; licence: string; source?: string };
