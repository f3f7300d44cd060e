import { existsSync, lstatSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { markFile } from "./build-mark.ts";
import { linkFile } from "./last-site.ts";
import { beginNextSite, beginWithSpare, spareFolder } from "./write-site.ts";

/**
 * The spare: the previous site, set aside when it was replaced. Which files, besides packs, differ from the current site, and its
 * folders with their modification times. All other files are hard links to those of the site.
 */
export type Spare = { differs: readonly string[]; folders: readonly (readonly [folder: string, changedMs: number])[] };

/** Folder of files that every edit rewrites. */
const packs = "packs";

/** A site to copy: its folder, its files, those to be rewritten (besides packs, which always are), and the spare. */
type Original = { outDir: string; files: readonly string[]; anew: ReadonlySet<string>; spare: Spare | null };

/**
 * Creates a folder beside a site with hard links to all of its files, except those to be rewritten. If the spare is unchanged, it
 * is updated instead: linking all files of a large site again takes a second.
 */
export function beginAsCopy({ outDir, files, anew, spare }: Original): string {
	const spared = spare && isAsPutAside(outDir, spare) ? beginWithSpare(outDir) : null;
	const next = spared ?? beginNextSite(outDir);
	const there = spared ? new Set(spare?.differs) : null;
	if (spared) {
		rmSync(join(next, packs), { recursive: true, force: true });
		// The mark stays: without it, nothing would identify the folder as ours if the build died.
		for (const file of [...anew, ...(there ?? [])]) if (file !== markFile) rmSync(join(next, file), { force: true });
	}
	for (const file of files) {
		const isCopied = !anew.has(file) && !file.startsWith(`${packs}/`);
		if (isCopied && (!there || there.has(file))) linkFile(join(outDir, file), join(next, file));
	}
	return next;
}

/**
 * Describes the spare after a site was replaced by one that differs in some files; null if there is no spare, or if it shares no
 * file with the site.
 */
export function spareOf(outDir: string, files: readonly string[], differs: ReadonlySet<string>): Spare | null {
	const spare = spareFolder(outDir);
	const shared = files.find((file) => !differs.has(file) && !file.startsWith(`${packs}/`));
	if (!existsSync(spare) || shared === undefined) return null;
	if (statSync(join(spare, shared)).ino !== statSync(join(outDir, shared)).ino) return null;
	return { differs: [...differs], folders: ["", ...foldersIn(spare, "")].map((folder) => [folder, changedMs(spare, folder)]) };
}

function isAsPutAside(outDir: string, { folders }: Spare): boolean {
	return folders.every(([folder, changed]) => changedMs(spareFolder(outDir), folder) === changed);
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
