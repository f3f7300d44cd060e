import { existsSync, lstatSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { markFile } from "./build-mark.ts";
import { linkFile } from "./last-site.ts";
import { beginNextSite, previousFolder, reusePreviousSite } from "./write-site.ts";

/**
 * The previous site, set aside when it was replaced. Which files, besides packs, differ from the current site, and its
 * folders with their modification times. All other files are hard links to those of the site.
 */
export type PreviousSite = { differs: readonly string[]; folders: readonly (readonly [folder: string, changedMs: number])[] };

/** Folder of files that every edit rewrites. */
const packs = "packs";

/** A site to copy: its folder, its files, those to be rewritten (besides packs, which always are), and the previous site. */
type Original = { outDir: string; files: readonly string[]; rewritten: ReadonlySet<string>; previous: PreviousSite | null };

/**
 * Creates a folder beside a site with hard links to all of its files, except those to be rewritten. If the previous site is unchanged, it
 * is updated instead: linking all files of a large site again takes a second.
 */
export function beginNextSiteAsCopy({ outDir, files, rewritten: toRewrite, previous }: Original): string {
	const reused = previous && isUnchangedSinceReplaced(outDir, previous) ? reusePreviousSite(outDir) : null;
	const next = reused ?? beginNextSite(outDir);
	const outdated = reused ? new Set(previous?.differs) : null;
	if (reused) {
		rmSync(join(next, packs), { recursive: true, force: true });
		// The mark stays: without it, nothing would identify the folder as ours if the build died.
		for (const file of [...toRewrite, ...(outdated ?? [])]) if (file !== markFile) rmSync(join(next, file), { force: true });
	}
	for (const file of files) {
		const isCopied = !toRewrite.has(file) && !file.startsWith(`${packs}/`);
		if (isCopied && (!outdated || outdated.has(file))) linkFile(join(outDir, file), join(next, file));
	}
	return next;
}

/**
 * Describes the previous site after a site was replaced by one that differs in some files; null if there is none, or if it shares no
 * file with the site.
 */
export function previousSiteOf(outDir: string, files: readonly string[], differs: ReadonlySet<string>): PreviousSite | null {
	const previous = previousFolder(outDir);
	const shared = files.find((file) => !differs.has(file) && !file.startsWith(`${packs}/`));
	if (!existsSync(previous) || shared === undefined) return null;
	if (statSync(join(previous, shared)).ino !== statSync(join(outDir, shared)).ino) return null;
	return {
		differs: [...differs],
		folders: ["", ...foldersIn(previous, "")].map((folder) => [folder, changedMs(previous, folder)]),
	};
}

function isUnchangedSinceReplaced(outDir: string, { folders }: PreviousSite): boolean {
	return folders.every(([folder, changed]) => changedMs(previousFolder(outDir), folder) === changed);
}

/** Modification time of a folder; 0 if it does not exist. */
function changedMs(dir: string, folder: string): number {
	const found = lstatSync(join(dir, folder), { throwIfNoEntry: false });
	return found?.isDirectory() ? found.mtimeMs : 0;
}

function foldersIn(dir: string, prefix: string): string[] {
	return readdirSync(join(dir, prefix), { withFileTypes: true })
		.filter((item) => item.isDirectory())
		.flatMap(({ name }) => [`${prefix}${name}`, ...foldersIn(dir, `${prefix}${name}/`)]);
}
