import type { EditedFile, EntryDraft, FileDraft } from "#schemas/edit.ts";
import type { Lang } from "#schemas/spec/languages.ts";

export type Part = EditedFile["part"];

/** What the form holds: the fields of each part under its name, the Markdown of each language under `body`. */
export type FormValues = { [part: string]: unknown; body: Partial<Record<Lang, string>> };

/** The values that the form begins with. */
export function toValues(files: readonly EditedFile[]): FormValues {
	return {
		...Object.fromEntries(files.map(({ part, fields }) => [part, fields ?? {}])),
		body: Object.fromEntries(files.flatMap(({ part, body }) => (body === null ? [] : [[part, body]]))),
	};
}

/** What the form says of a file; null where that is what the file says. `raw` is the text of files that are edited as a whole. */
export function draftOf(file: EditedFile, values: FormValues, raw: Partial<Record<Part, string>>): FileDraft | null {
	const text = raw[file.part];
	if (text !== undefined) return text === file.text ? null : { file: file.file, base: file.base, text };
	if (file.fields === null) return null;
	const fields = (prune(values[file.part]) ?? {}) as Record<string, unknown>;
	const body = file.body === null ? null : (values.body[file.part as Lang] ?? "");
	const isSame = isEqual(fields, prune(file.fields) ?? {}) && body === file.body;
	return isSame ? null : { file: file.file, base: file.base, fields, body };
}

/** All files that say something else than what is on disk. */
export function entryDraft(
	files: readonly EditedFile[],
	values: FormValues,
	raw: Partial<Record<Part, string>>,
	current: readonly Part[],
): EntryDraft {
	return {
		files: files.flatMap((file) => draftOf(file, values, raw) ?? []),
		current: files.filter(({ part }) => current.includes(part)).map(({ file }) => file),
	};
}

/** What both sides made of `base`, field by field. Where both changed the same one, `mine` counts. */
export function mergeFields(base: unknown, mine: unknown, theirs: unknown): unknown {
	if (isEqual(prune(mine), prune(base))) return theirs;
	if (!isGroup(mine) || !isGroup(theirs) || !isGroup(base)) return mine;
	const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
	return Object.fromEntries(keys.map((key) => [key, mergeFields(base[key], mine[key], theirs[key])]));
}

function isGroup(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Without the fields that were emptied. Items of a list keep their place. */
function prune(value: unknown): unknown {
	if (Array.isArray(value)) return value.map((item) => prune(item) ?? "");
	if (typeof value !== "object" || value === null) return value === "" || value === undefined ? undefined : value;
	const fields = Object.entries(value).flatMap(([key, child]) => {
		const pruned = prune(child);
		return pruned === undefined ? [] : [[key, pruned]];
	});
	return Object.fromEntries(fields);
}

function isEqual(a: unknown, b: unknown): boolean {
	return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

/** The order of fields says nothing. */
function sorted(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sorted);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value)
			.map(([key, child]) => [key, sorted(child)] as const)
			.sort(([a], [b]) => (a < b ? -1 : 1)),
	);
}
