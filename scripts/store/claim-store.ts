import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeWhole } from "./objects.ts";

/** Name of the file that says which folder the results in a store are of. */
const claim = "of-folder";

/**
 * Notes that a store has the results of a folder, and removes the stores beside it whose folder no longer exists: a store of content in
 * a temporary folder would never be used again. Where nothing can be written, the only cost is room, and a store that is removed too
 * early costs a rebuild.
 */
export function claimStore(dir: string, folder: string): void {
	try {
		if (readClaim(dir) !== folder) writeWhole(join(dir, claim), folder);
		for (const name of readdirSync(dirname(dir))) removeIfAbandoned(join(dirname(dir), name));
	} catch {}
}

function removeIfAbandoned(dir: string): void {
	const folder = readClaim(dir);
	try {
		// A folder that may not be looked into throws.
		if (folder && statSync(folder, { throwIfNoEntry: false }) === undefined) rmSync(dir, { recursive: true, force: true });
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
