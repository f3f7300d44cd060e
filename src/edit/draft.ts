import type { EditedFile, EntryDraft, FileDraft } from "#schemas/content/edit.ts";
import { byText } from "#schemas/shared/by-text.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import { isRecord } from "#schemas/shared/shapes.ts";

export type Part = EditedFile["part"];

/** The values of the form: the fields of each part under its name, the Markdown of each language under `body`. */
export type FormValues = { [part: string]: unknown; body: Partial<Record<Lang, string>> };

/** The initial values of the form. */
export function toValues(files: readonly EditedFile[]): FormValues {
	return {
		...Object.fromEntries(files.map(({ part, fields }) => [part, fields ?? {}])),
		body: Object.fromEntries(files.flatMap(({ part, body }) => (body === null ? [] : [[part, body]]))),
	};
}

/** The form's version of a file; null if it equals the file. `raw` has the text of files that are edited as a whole. */
export function draftOf(file: EditedFile, values: FormValues, raw: Partial<Record<Part, string>>): FileDraft | null {
	const text = raw[file.part];
	if (text !== undefined) return text === file.text ? null : { file: file.file, base: file.base, text };
	if (file.fields === null) return null;
	const fields = (prune(values[file.part]) ?? {}) as Record<string, unknown>;
	const body = file.body === null ? null : (values.body[file.part as Lang] ?? "");
	const isSame = isEqual(fields, prune(file.fields) ?? {}) && body === file.body;
	return isSame ? null : { file: file.file, base: file.base, fields, body };
}

/** All files whose version in the form differs from the disk. */
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

/** The draft that is checked: that of the form, or a file as on disk, since a draft without one would not identify the entry. */
export function draftToCheck(files: readonly EditedFile[], values: FormValues, raw: Partial<Record<Part, string>>): EntryDraft {
	const draft = entryDraft(files, values, raw, []);
	const [first] = files;
	if (draft.files.length === 0 && first) draft.files.push({ file: first.file, base: first.base, text: first.text });
	return draft;
}

/** Three-way merge of fields, with `base` as the common ancestor. If both sides changed a field, `mine` wins. */
export function mergeFields(base: unknown, mine: unknown, theirs: unknown): unknown {
	if (isEqual(prune(mine), prune(base))) return theirs;
	if (!isRecord(mine) || !isRecord(theirs) || !isRecord(base)) return mine;
	const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
	return Object.fromEntries(keys.map((key) => [key, mergeFields(base[key], mine[key], theirs[key])]));
}

/** Removes emptied fields. List items keep their positions. */
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

/** Sorts fields, since their order has no meaning. */
function sorted(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sorted);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value)
			.map(([key, child]) => [key, sorted(child)] as const)
			.sort(([a], [b]) => byText(a, b)),
	);
}
