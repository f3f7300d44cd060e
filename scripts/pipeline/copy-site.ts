import { existsSync, lstatSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { markFile } from "./build-mark.ts";
import { linkFile } from "./last-site.ts";
import { beginBeside, beginWithSpare, spareFolder } from "./write-site.ts";

/**
 * The site that was replaced last, as it was put aside: by which files, besides packs, it differs from the one that stands, and its
 * folders, each with the time of its last change. All other files are the very ones of the site.
 */
export type Spare = { differs: readonly string[]; folders: readonly (readonly [folder: string, changedMs: number])[] };

/** Files of a site that are written anew by every edit. */
const packs = "packs";

/** A site to be copied: its folder, its files, those that are to be written anew (packs are, whatever they are), and what was spared. */
type Original = { outDir: string; files: readonly string[]; anew: ReadonlySet<string>; spare: Spare | null };

/**
 * Begins a folder beside a site with all of its files, under second names, but for those that are to be written anew. What was spared is
 * brought up to date where it is as it was put aside: to name all files of a large site again takes a second.
 */
export function beginAsCopy({ outDir, files, anew, spare }: Original): string {
	const spared = spare && isAsPutAside(outDir, spare) ? beginWithSpare(outDir) : null;
	const next = spared ?? beginBeside(outDir);
	const there = spared ? new Set(spare?.differs) : null;
	if (spared) {
		rmSync(join(next, packs), { recursive: true, force: true });
		// Without its mark nobody would know whose the folder is, should the build die.
		for (const file of [...anew, ...(there ?? [])]) if (file !== markFile) rmSync(join(next, file), { force: true });
	}
	for (const file of files) {
		const isCopied = !anew.has(file) && !file.startsWith(`${packs}/`);
		if (isCopied && (!there || there.has(file))) linkFile(join(outDir, file), join(next, file));
	}
	return next;
}

/** Notes the site that was spared when another took its place, from which it differs by some files; null where none was, or where it shares none. */
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

/** When names in a folder last changed; 0 where there is none. */
function changedMs(dir: string, folder: string): number {
	const found = lstatSync(join(dir, folder), { throwIfNoEntry: false });
	return found?.isDirectory() ? found.mtimeMs : 0;
}

function foldersIn(dir: string, prefix: string): string[] {
	return readdirSync(join(dir, prefix), { withFileTypes: true })
		.filter((item) => item.isDirectory())
		.flatMap(({ name }) => [`${prefix}${name}`, ...foldersIn(dir, `${prefix}${name}/`)]);
}
