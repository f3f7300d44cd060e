import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Texts that stand in for those of files, by their path below the content folder: what an editor has not saved yet. */
export type Drafts = ReadonlyMap<string, string>;

/** What a run reads when nobody is editing. */
export const noDrafts: Drafts = new Map();

/** Bytes of a file of the content folder, or of its draft; null where there is neither. */
export function readContentFile(contentDir: string, file: string, drafts: Drafts): Uint8Array | null {
	const draft = drafts.get(file);
	return draft === undefined ? readIfThere(join(contentDir, file)) : Buffer.from(draft);
}

/** Bytes of a file; null where an editor has moved it away since it was listed. */
export function readIfThere(path: string): Uint8Array | null {
	try {
		return readFileSync(path);
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
		throw error;
	}
}
