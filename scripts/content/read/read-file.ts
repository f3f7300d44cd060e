import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Unsaved texts of editors, which replace those of files, by their path below the content folder. */
export type Drafts = ReadonlyMap<string, string>;

/** No drafts, for runs outside the dev server. */
export const noDrafts: Drafts = new Map();

/** Bytes of a content file or of its draft; null if neither exists. */
export function readContentFile(contentDir: string, file: string, drafts: Drafts): Uint8Array | null {
	const draft = drafts.get(file);
	return draft === undefined ? readIfThere(join(contentDir, file)) : Buffer.from(draft);
}

/** Bytes of a file; null if it has been removed since it was listed. */
export function readIfThere(path: string): Uint8Array | null {
	try {
		return readFileSync(path);
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
		throw error;
	}
}
