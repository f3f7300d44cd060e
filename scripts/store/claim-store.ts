import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Name of the file that says which folder the results in a store are of. */
const claim = "of-folder";

/**
 * Notes that a store has the results of a folder, and removes the stores beside it whose folder no longer exists: a store of content in
 * a temporary folder would never be used again. If nothing can be written, the only cost is room.
 */
export function claimStore(dir: string, folder: string): void {
	try {
		mkdirSync(dir, { recursive: true });
		if (readClaim(dir) !== folder) writeFileSync(join(dir, claim), folder);
		for (const name of readdirSync(dirname(dir))) {
			const other = join(dirname(dir), name);
			const owner = readClaim(other);
			if (owner !== null && !existsSync(owner)) rmSync(other, { recursive: true, force: true });
		}
	} catch {}
}

/** The folder whose results are in a store; null for another folder. */
function readClaim(dir: string): string | null {
	try {
		return readFileSync(join(dir, claim), "utf8");
	} catch {
		return null;
	}
}
