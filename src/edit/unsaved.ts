import type { EditedFile, OpenedEntry } from "#schemas/content/edit.ts";
import { isListOf, isRecord, isShaped, isText } from "#schemas/shared/shapes.ts";
import { json } from "#schemas/shared/stored-value.ts";
import { store, stored } from "#src/data/storage.ts";
import { type FormState, toValues } from "./draft.ts";

/** What the form of an entry holds: the files as last read, and the form's version of them. */
type Held = FormState & { files: EditedFile[] };

const isHeld = isShaped({
	files: isListOf(isShaped({ part: isText, file: isText, text: isText })),
	values: isRecord,
	raw: isRecord,
	confirmed: isRecord,
});

/** The files of an entry with unsaved changes. They outlive a closed tab and a browser that ends. */
const unsavedOf = ({ folder, slug }: OpenedEntry) =>
	json<Held>(`edit ${folder}/${slug}`, (found) => (isHeld(found) ? (found as unknown as Held) : null));

/** What the form begins with: the files on disk, or, with `isRestored`, the state in which it was left with unsaved changes. */
export function firstHeld(opened: OpenedEntry): Held & { isRestored: boolean } {
	const values = toValues(opened.files);
	const kept = stored(unsavedOf(opened));
	const isRestored = kept?.files.every(({ file }) => opened.files.some((each) => each.file === file)) === true;
	if (!kept || !isRestored) return { files: opened.files, values, raw: {}, confirmed: {}, isRestored };
	return {
		...kept,
		files: opened.files.map((file) => kept.files.find(({ part }) => part === file.part) ?? file),
		values: { ...values, ...kept.values, body: { ...values.body, ...kept.values.body } },
		isRestored,
	};
}

/** Keeps the changed files, until they are saved or discarded. Without room in the browser, they last as long as the page. */
export function keepUnsaved(opened: OpenedEntry, { files, values, raw, confirmed }: Held): void {
	const parts = files.map(({ part }) => part);
	const ofParts = (all: object) =>
		Object.fromEntries(Object.entries(all).filter(([part]) => parts.some((each) => each === part)));
	const held = {
		files,
		values: { ...ofParts(values), body: ofParts(values.body) },
		raw: ofParts(raw),
		confirmed: ofParts(confirmed),
	};
	store(unsavedOf(opened), files.length === 0 ? null : held);
}
