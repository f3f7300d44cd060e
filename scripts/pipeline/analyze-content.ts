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
import { type AnalyzedGroup, analyzeAll, type ReadBy } from "./analyze-all.ts";

/** The cache key of a group of files, a hash of what other pages show of it, and the findings about it alone. */
export type GroupHash = [key: string, hash: string, found: readonly Diagnostic[]];

/** The content of a folder before its parts are checked against each other, and the findings so far. */
export type AnalyzedContent = {
	/** Null only after an internal error. */
	content: Content | null;
	bodies: Bodies;
	/** Hash of all content that is shown outside of its own page. */
	surface: string;
	/** Hash of everything that rules about the whole content use. */
	rulesHash: string;
	/** Hashes of all groups of files. */
	groupHashes(): GroupHash[];
	/** Number of text files read. */
	files: number;
	diagnostics: Diagnostic[];
};

/**
 * Runs read, parse, validate and images; `hashes` are those of the previous run. Throws a UsageError if the folder does not exist.
 */
export async function analyzeContent(
	from: ReadBy,
	cache: Cache,
	codeHash: string,
	hashes: KnownHashes | null = null,
): Promise<AnalyzedContent> {
	const { contentDir, drafts } = from;
	const sources = readContent(contentDir, drafts, hashes);
	const { groups, bodies } = await analyzeAll(sources.value.files, from, cache, codeHash);
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
		rulesHash: hashAll(groups.map(({ rulesHash }) => rulesHash)),
		groupHashes: () => groups.map((group) => [group.key, hashOfGroup(group), group.diagnostics]),
		files: sources.value.files.filter(({ hash }) => hash !== "").length,
		diagnostics: [sources, ...groups, photos, content].flatMap(({ diagnostics }) => diagnostics),
	};
}

/** Hash of what other pages, and rules about the whole content, use of a group. */
export function hashOfGroup({ surface, contentHash }: Pick<AnalyzedGroup, "surface" | "contentHash">): string {
	return hashData(JSON.stringify([surface, contentHash]));
}
