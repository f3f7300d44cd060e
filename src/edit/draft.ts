import type { EditedFile, EntryDraft, FileDraft } from "#schemas/content/edit.ts";
import { byText } from "#schemas/shared/by-text.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import { isRecord } from "#schemas/shared/shapes.ts";

export type Part = EditedFile["part"];

/** The values of the form: the fields of each part under its name, the Markdown of each language under `body`. */
export type FormValues = { [part: string]: unknown; body: Partial<Record<Lang, string>> };

/** The initial values of the form. */
export function toValues(files: readonly Pick<EditedFile, "part" | "fields" | "body">[]): FormValues {
	return {
		...Object.fromEntries(files.map(({ part, fields }) => [part, fields ?? {}])),
		body: Object.fromEntries(files.flatMap(({ part, body }) => (body === null ? [] : [[part, body]]))),
	};
}

/**
 * What an editor has done besides changing values: texts of files that are edited as a whole, and the drafted values that hold,
 * by their JSON pointers.
 */
export type Asides = { raw: Partial<Record<Part, string>>; confirmed: Partial<Record<Part, string[]>> };

/** All that an editor has done in the form. */
export type FormState = Asides & { values: FormValues };

/** The form's version of a file; null if it equals the file. */
export function draftOf(file: EditedFile, values: FormValues, asides: Asides): FileDraft | null {
	const text = asides.raw[file.part];
	if (text !== undefined) return text === file.text ? null : { file: file.file, base: file.base, text };
	if (file.fields === null) return null;
	const fields = (prune(values[file.part]) ?? {}) as Record<string, unknown>;
	const body = file.body === null ? null : (values.body[file.part as Lang] ?? "");
	const confirmed = asides.confirmed[file.part] ?? [];
	const isSame = isEqual(fields, prune(file.fields) ?? {}) && body === file.body && confirmed.length === 0;
	return isSame ? null : { file: file.file, base: file.base, fields, body, confirmed };
}

/** All files whose version in the form differs from the disk. */
export function entryDraft(
	files: readonly EditedFile[],
	values: FormValues,
	asides: Asides,
	current: readonly Part[],
): EntryDraft {
	return {
		files: files.flatMap((file) => draftOf(file, values, asides) ?? []),
		current: files.filter(({ part }) => current.includes(part)).map(({ file }) => file),
	};
}

/** The draft that is checked: that of the form, or a file as on disk, since a draft without one would not identify the entry. */
export function draftToCheck(files: readonly EditedFile[], values: FormValues, asides: Asides): EntryDraft {
	const draft = entryDraft(files, values, asides, []);
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

/** Merges one part of the form, its fields and its Markdown, into `values`, as `mergeFields` does. */
export function mergePart(values: FormValues, part: Part, base: FormValues, mine: FormValues, theirs: FormValues): void {
	values[part] = mergeFields(base[part], mine[part], theirs[part]);
	if (part === "facts" || theirs.body[part] === undefined) return;
	values.body[part] = String(mergeFields(base.body[part], mine.body[part], theirs.body[part]));
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
