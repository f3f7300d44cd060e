import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { git } from "./git.ts";

/**
 * Calls `use` with a temporary copy of a folder as it is in a revision of its repository, and deletes the copy afterwards; null if
 * the revision does not exist or does not contain the folder. The repository, its index and its files are not touched.
 */
export async function withRevision<T>(dir: string, revision: string, use: (dir: string) => Promise<T>): Promise<T | null> {
	const place = mkdtempSync(join(tmpdir(), "pousse-revision-"));
	try {
		const prefix = git(dir, ["rev-parse", "--show-prefix"])?.trim().replace(/\/$/, "");
		const tree = prefix === undefined ? null : git(dir, ["rev-parse", "--verify", "--quiet", `${revision}:${prefix}`]);
		if (!tree) return null;
		const env = { GIT_INDEX_FILE: join(place, "index") };
		const content = join(place, "content");
		if (git(dir, ["read-tree", tree.trim()], env) === null) return null;
		if (git(dir, [`--work-tree=${place}`, "checkout-index", "--all", `--prefix=${content}/`], env) === null) return null;
		return await use(content);
	} finally {
		rmSync(place, { recursive: true, force: true });
	}
}
