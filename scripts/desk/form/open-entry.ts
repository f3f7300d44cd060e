import * as z from "zod";
import type { EditedFile, EditFinding, FieldSchema, MendedFile } from "#schemas/content/edit.ts";
import { langs } from "#schemas/shared/languages.ts";
import { isRecord } from "#schemas/shared/shapes.ts";
import { parseFields } from "../../content/parse/parse-file.ts";
import { decodeText, showText } from "../../content/read/decode-text.ts";
import { findFields, jsonOf } from "../../content/validate/annotations.ts";
import { classifyFile, isSlug, shapeOf } from "../../kinds/content-file.ts";
import type { Kind } from "../../kinds/kind.ts";
import { findKindByFolder } from "../../kinds/kinds.ts";
import { msg } from "../../messages/message.ts";
import type { Names } from "../../messages/names.ts";
import type { Translate } from "../../messages/translate.ts";
import type { Outcome } from "../../report/diagnostic.ts";
import { hashBytes } from "../../store/hash.ts";
import type { ParsedFile } from "../../types/content.ts";
import type { ContentFile } from "../../types/content-file.ts";
import { splitMarkdown } from "./content-text.ts";
import { toFinding } from "./findings.ts";
import { readRegular } from "./inside.ts";
import type { FieldOrder } from "./patch-yaml.ts";

/**
 * What the form may open: an entry, with its files by part, whether or not they exist; or a file of the site, which is alone and has no
 * kind.
 */
export type EntryFiles = {
	kind: Kind<object, object> | null;
	folder: string;
	slug: string;
	files: { part: EditedFile["part"]; file: string }[];
};

/** The folder in whose name the form addresses the files that stand in no folder of the content. */
const rootFolder = "content";

/**
 * The files of the entry in a folder such as `plants/pothos`, or the file of the site at `content/site` or `terms/light`; null
 * for any other path.
 */
export function findEntryFiles(path: string): EntryFiles | null {
	const [folder = "", slug = "", ...more] = path.split("/");
	if (more.length > 0) return null;
	const kind = findKindByFolder(folder);
	if (!kind) return findFileOfSite(folder, slug);
	const files = [
		{ part: "facts" as const, file: `${folder}/${slug}/facts.yaml` },
		...langs.map((lang) => ({ part: lang, file: `${folder}/${slug}/${lang}.${kind.shape.extension}` })),
	];
	// The same rule by which the check classifies files; it rejects names that could escape the content folder.
	return files.every(({ file }) => !("reason" in classifyFile(file))) ? { kind, folder, slug, files } : null;
}

function findFileOfSite(folder: string, slug: string): EntryFiles | null {
	const file = folder === rootFolder ? `${slug}.yaml` : `${folder}/${slug}.yaml`;
	const contentFile = classifyFile(file);
	if (!isSlug(slug) || "reason" in contentFile || contentFile.role === "photo" || contentFile.role === "credit") return null;
	return { kind: null, folder, slug, files: [{ part: "facts", file }] };
}

/** The path by which the form addresses what a file belongs to: `plants/pothos`, `content/site`. */
export function pathOfFile(file: string): string {
	const folder = file.includes("/") ? file.slice(0, file.lastIndexOf("/")) : rootFolder;
	return folder.includes("/") ? folder : `${folder}/${file.slice(file.lastIndexOf("/") + 1).replace(/\.yaml$/, "")}`;
}

/** The file of that name, if the form may open it; null otherwise. */
export function findFile(file: string): { part: EditedFile["part"] } | null {
	return findEntryFiles(pathOfFile(file))?.files.find((each) => each.file === file) ?? null;
}

/**
 * Reads a file from disk. It has no fields if it cannot be parsed, and `problem` says where the error begins; or if its schema names
 * none, as that of a list does.
 */
export function openFile(contentDir: string, part: EditedFile["part"], file: string, translate: Translate): EditedFile {
	const bytes = readRegular(contentDir, file);
	if (bytes === null) return { part, file, base: null, text: "", fields: {}, body: hasBody(file) ? "" : null, problem: null };
	const decoded = decodeText(bytes, file);
	const text = decoded.value ?? showText(bytes);
	const { value, diagnostics } = parseText(file, decoded.value);
	const isFaulty = decoded.diagnostics.length + diagnostics.length > 0;
	const hasFields = shapeOfFile(file) instanceof z.ZodObject;
	const fields = hasFields ? fieldsOf(value, isFaulty) : null;
	const findings = [...decoded.diagnostics, ...diagnostics].map((each) => toFinding(each, new Map([[file, value]]), translate));
	return {
		...{ part, file, base: hashBytes(bytes), text },
		...{ fields, body: bodyOf(file, text) },
		problem: fields === null && (isFaulty || hasFields) ? (findings[0] ?? notFields(file, translate)) : null,
	};
}

/** The fields and the Markdown of a file with this text. */
export function readTextOf(file: string, text: string): MendedFile {
	const { value, diagnostics } = parseText(file, text);
	return { text, fields: fieldsOf(value, diagnostics.length > 0), body: bodyOf(file, text) };
}

function fieldsOf({ data }: ParsedFile, isFaulty: boolean): EditedFile["fields"] {
	return isRecord(data) ? data : data === null && !isFaulty ? {} : null;
}

function bodyOf(file: string, text: string): string | null {
	return hasBody(file) ? (splitMarkdown(text)?.body ?? "") : null;
}

/** Parses a text without its Markdown. */
export function parseText(file: string, text: string | null): Outcome<ParsedFile> {
	return parseFields({ file, contentFile: contentFileOf(file), text, hash: "" });
}

/** The schema of a file, with the keywords that describe references, and its descriptions in the words of the form. */
export function schemaOf(file: string, names: Names): FieldSchema {
	return inWords(jsonOf(shapeOfFile(file)), names) as FieldSchema;
}

/** Translates the descriptions, units and values of a schema. */
function inWords(node: unknown, names: Names): unknown {
	if (Array.isArray(node)) return node.map((each) => inWords(each, names));
	if (!isRecord(node)) return node;
	const { description, enum: values, "x-unit": unit } = node;
	const inside = Object.entries(node).map(([key, value]) => [key, inWords(value, names)]);
	return {
		...Object.fromEntries(inside),
		...(typeof description === "string" && { description: names.field(description) }),
		...(typeof unit === "string" && { "x-unit": names.choice(unit) }),
		...(Array.isArray(values) && { "x-names": Object.fromEntries(values.map((each) => [each, names.choice(String(each))])) }),
	};
}

/** The order of the fields of a file, from its schema. */
export function orderOf(file: string): FieldOrder {
	const json = jsonOf(shapeOfFile(file));
	return (path) => findFields(json, path);
}

/** The shape of a text of the content; any other file is a mistake of the caller. */
function shapeOfFile(file: string): z.ZodType {
	return shapeOf(contentFileOf(file));
}

function contentFileOf(file: string): ContentFile {
	const contentFile = classifyFile(file);
	if ("reason" in contentFile || contentFile.role === "photo") throw new Error(`${file} is no text of the content`);
	return contentFile;
}

function hasBody(file: string): boolean {
	return file.endsWith(".md");
}

function notFields(file: string, translate: Translate): EditFinding {
	return {
		...{ file, pointer: null, line: 1, column: 1, severity: "error", code: "wrong-type", mendable: false, related: [] },
		...{ message: translate(msg("edit.noFields")), hint: translate(msg("edit.noFields.hint")) },
	};
}
