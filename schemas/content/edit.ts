import * as z from "zod";
import type { Lang } from "../shared/languages.ts";

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
	/** Display names of the values of `enum`, in the language of the form. */
	"x-names"?: Record<string, string>;
	"x-term"?: string;
	"x-slug"?: string;
	"x-source"?: true | "safety";
	"x-partner"?: true;
	"x-image"?: true;
	"x-link"?: true | string;
	/** The group that the drawing of a plant is made from. */
	"x-drawing"?: true;
};

/** A possible value of a field, with its names by language. */
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

/** An entry in the list. A draft is one with a TODO marker in a file. */
export type EditedEntry = {
	kind: string;
	folder: string;
	slug: string;
	labels: Partial<Record<Lang, string>>;
	missing: Lang[];
	isDraft: boolean;
};

/** All kinds with their folders, all entries, and the number of findings of the last check in each, by the entry's folder (`plants/pothos`). */
export type EntryList = { kinds: { name: string; folder: string }[]; entries: EditedEntry[]; findings: Record<string, number> };

/**
 * A file of an entry. `part` is «facts» or a language. `base` is the hash of its bytes, null if it does not exist. `fields` are
 * null if the file cannot be parsed, and `problem` says why, or if it is edited as text; `text` is the whole file, `body` its
 * Markdown, null in YAML files.
 */
export type EditedFile = {
	part: "facts" | Lang;
	file: string;
	base: string | null;
	text: string;
	fields: Record<string, unknown> | null;
	body: string | null;
	problem: EditFinding | null;
};

/**
 * An entry as it is on disk, and the data of the form: `path` is the path of its page, null if it has none. A file of the site is opened in the
 * same way, as facts without texts.
 */
export type OpenedEntry = {
	kind: string;
	folder: string;
	slug: string;
	path: string | null;
	extension: "yaml" | "md";
	schemas: { facts: FieldSchema; text: FieldSchema | null };
	files: EditedFile[];
	choices: Choices;
};

/**
 * New contents of a file: its fields and its Markdown, or its whole text. `confirmed` are the JSON pointers of drafted values that hold: their
 * TODO markers go.
 */
export type FileDraft = z.infer<typeof fileDraft>;

const text = z.string();
const orNone = text.nullable();
const ofFile = { file: text, base: orNone };

const fileDraft = z.union([
	z.object({ ...ofFile, text }),
	z.object({ ...ofFile, fields: z.record(text, z.unknown()), body: orNone, confirmed: z.array(text).exactOptional() }),
]);

/** `current` lists translations that match the French text saved with them. */
export type EntryDraft = z.infer<typeof entryDraft>;

export const entryDraft = z.object({ files: z.array(fileDraft), current: z.array(text) });

/**
 * A place in a content file. `pointer` is the JSON pointer of the field there, «body», or null for the whole file; `line` counts
 * from 1, within the Markdown for the body.
 */
export type EditPosition = { file: string; pointer: string | null; line: number; column: number };

/** A finding of the check, and related places. */
export type EditFinding = EditPosition & {
	severity: "error" | "warning";
	code: string;
	message: string;
	hint: string;
	/** Whether the form can mend it (`Mending`). */
	mendable: boolean;
	related: (EditPosition & { message: string })[];
};

/**
 * Result of checking a draft: the findings, the JSON pointers of drafted values that nobody has confirmed yet, by file, the figures
 * available to its texts as formatted in each language, and the contents of its files.
 */
export type CheckedDraft = {
	findings: EditFinding[];
	unconfirmed: Record<string, string[]>;
	figures: Record<string, Partial<Record<Lang, string>>>;
	texts: Record<string, string>;
};

/** A draft, and one of its findings that is to be mended; null for all. */
export type Mending = z.infer<typeof mending>;

const found = z.object({ file: text, code: text, line: z.number(), column: z.number() });

export const mending = z.object({ draft: entryDraft, finding: found.nullable() });

/** A file once what was found in it is mended. */
export type MendedFile = Pick<EditedFile, "text" | "fields" | "body">;

/** The files that were mended, by name. */
export type MendedDraft = Record<string, MendedFile>;

/** The files as saved. */
export type SavedDraft = { files: EditedFile[] };

/**
 * What is to be done with a whole entry, or by `mend` with all of the content: the fixes of the check. `like` is the relative
 * that a new one is drafted after, `to` the new name or folder and name, `redirect` the page that the address leads to
 * afterwards; null for none.
 */
export type EditTask = z.infer<typeof editTask>;

export const editTask = z.discriminatedUnion("is", [
	z.strictObject({ is: z.literal("new"), kind: text, slug: text, like: orNone }),
	z.strictObject({ is: z.literal("move"), entry: text, to: text }),
	z.strictObject({ is: z.literal("delete"), entry: text, redirect: orNone }),
	z.strictObject({ is: z.literal("mend") }),
]);

/**
 * What a task would change, a line each. `state` identifies the files that it read and would write, and `entry` is the folder of the
 * entry afterwards, null if there is none.
 */
export type PlannedTask = { changes: string[]; state: string; entry: string | null };

/** A task that the editor has confirmed, with the state that was shown. */
export type ConfirmedTask = z.infer<typeof confirmedTask>;

export const confirmedTask = z.strictObject({ task: editTask, state: text });

/** The facts that the drawing of a plant is made from, as far as they are filled in. */
export type DrawingDraft = z.infer<typeof drawingDraft>;

export const drawingDraft = z.object({ slug: text, form: z.unknown(), size: z.unknown() });

/** A drawing as SVG, by day and by night. */
export type DrawnDraft = { day: string; night: string };

/** Why nothing was written. `changed` lists files that differ from what the form read. */
export type EditRefusal = {
	reason: "changed" | "unwritable" | "not-found" | "forbidden" | "bad-request";
	message: string;
	changed?: EditedFile[];
};

/** A dropped photo and its author. */
export type PhotoCredit = { author: string; licence: string; source?: string };
