import { join } from "node:path";
import { measurePhotos } from "../images/measure-photos.ts";
import { readContent } from "../read/read-content.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { attempt, wholeContent } from "../report/internal.ts";
import type { Cache } from "../store/cache.ts";
import { hashData } from "../store/hash.ts";
import type { KnownHashes } from "../store/known-hashes.ts";
import type { Bodies, Content } from "../types/content.ts";
import { assembleContent } from "../validate/assemble.ts";
import { type ReadFrom, type UnderstoodGroup, understandAll } from "./understand-all.ts";

/** What a group of files is known by, what changes with all that is seen of it outside of its own pages, and what was found in it alone. */
export type GroupPrint = [key: string, print: string, found: readonly Diagnostic[]];

/** The content of a folder before its parts are held against each other, and what was found up to there. */
export type UnderstoodContent = {
	/** Null only where our own code failed. */
	content: Content | null;
	bodies: Bodies;
	/** Changes with all of the content that is seen outside of the page that it stands on. */
	surface: string;
	/** Changes with all that rules about the whole content look at. */
	ruled: string;
	/** Prints of all groups of files. */
	prints(): GroupPrint[];
	/** Number of text files that were read. */
	files: number;
	diagnostics: Diagnostic[];
};

/** Runs read, parse, validate and images; `hashes` are those of the run before. Refuses a folder that is not there (UsageError). */
export async function understandContent(
	from: ReadFrom,
	cache: Cache,
	codeHash: string,
	hashes: KnownHashes | null = null,
): Promise<UnderstoodContent> {
	const { contentDir, drafts } = from;
	const sources = readContent(contentDir, drafts, hashes);
	const { groups, bodies } = await understandAll(sources.value.files, from, cache, codeHash);
	const photos = await measurePhotos(sources.value.photos, join(contentDir, "images"), (key, compute) =>
		cache.memoAsync(`${codeHash} ${key}`, compute),
	);
	const hashAll = (hashes: readonly string[]) => hashData(JSON.stringify([hashes, sources.value.photos, photos.value]));
	const parts = groups.flatMap((group) => group.parts);
	const content = attempt<Content | null>(wholeContent, null, () => assembleContent(parts, sources.value.photos, photos.value));
	return {
		content: content.value,
		bodies,
		surface: hashAll(groups.map(({ surface }) => surface)),
		ruled: hashAll(groups.map(({ ruled }) => ruled)),
		prints: () => groups.map((group) => [group.key, printOf(group), group.diagnostics]),
		files: sources.value.files.filter(({ hash }) => hash !== "").length,
		diagnostics: [sources, ...groups, photos, content].flatMap(({ diagnostics }) => diagnostics),
	};
}

/** Changes with all that is seen of a group outside of its own pages. */
export function printOf({ surface, said }: Pick<UnderstoodGroup, "surface" | "said">): string {
	return hashData(JSON.stringify([surface, said]));
}
