import { readFileSync } from "node:fs";

/** Bytes of a file; null where an editor has moved it away since it was listed. */
export function readIfThere(path: string): Uint8Array | null {
	try {
		return readFileSync(path);
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
		throw error;
	}
}
