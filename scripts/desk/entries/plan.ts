import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { byText } from "#schemas/shared/by-text.ts";
import type { LinkedContent } from "../../check/rule.ts";
import { folderOf } from "../../content/validate/assemble.ts";
import { findKindByFolder } from "../../kinds/kinds.ts";
import { type Message, msg } from "../../messages/message.ts";
import { UsageError } from "../../report/diagnostic.ts";
import { didYouMean } from "../../report/nearest.ts";
import type { Write } from "../../store/write-all.ts";
import type { Entry } from "../../types/content.ts";
import { type Edit, editedFiles } from "./edits.ts";

/** What a command would do: one line per change for the editor, and the files to write, all or none. */
export type Plan = { changes: Message[]; writes: Write[] };

/** Finds an entry by its folder below the content, such as `articles/ficus-lyrata`. A missing one is a UsageError. */
export function findEntry({ content }: LinkedContent, folder: string): Entry {
	const [kindFolder = "", slug = ""] = folder.split("/");
	const kind = findKindByFolder(kindFolder);
	const entry = content.entries.find((each) => each.kind === kind?.name && each.slug === slug);
	if (entry) return entry;
	const known = content.entries.map((each) => folderOf(each));
	throw new UsageError(msg("usage.noEntry", { folder, hint: didYouMean(folder, known, msg("usage.nameEntry")) }));
}

/** The files of an entry, below the content, sorted. */
export function filesOf(contentDir: string, folder: string): string[] {
	return readdirSync(join(contentDir, folder))
		.sort()
		.map((name) => `${folder}/${name}`);
}

/** File contents after the edits. */
export function createContents(contentDir: string, edits: readonly Edit[]) {
	const edited = editedFiles(contentDir, edits);
	return {
		files: [...edited.keys()],
		of: (file: string): string | Uint8Array => edited.get(file) ?? readFileSync(join(contentDir, file)),
	};
}

/** Describes edits as lines for the editor. */
export function describeEdits(edits: readonly Edit[]): Message[] {
	return edits
		.toSorted((a, b) => byText(a.file, b.file) || a.position[0] - b.position[0])
		.map(({ file, position, from, to }) => msg("move.edit", { place: `${file}:${position.join(":")}`, from, to }));
}
