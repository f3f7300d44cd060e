import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PageFacts } from "../audit/collect-facts.ts";
import { msg } from "../messages/message.ts";
import { UsageError } from "../report/diagnostic.ts";
import type { Cache } from "../store/cache.ts";
import { type CodeHashes, hashSources } from "../store/code-hash.ts";
import { hashBytes, hashData } from "../store/hash.ts";
import { madeBy, markFile, ownerOf, partMarkFile } from "./build-mark.ts";
import type { LastSite } from "./last-site.ts";
import type { MadePage } from "./make-page.ts";
import { factsKey, type SitePage } from "./render-pages.ts";
import type { Shard } from "./shard.ts";

/**
 * The mark of a part: its shard, a hash of all inputs of the whole site, its pages by cache key with the facts of their documents,
 * and the SHA-256 of each of its files.
 */
export type PartMark = {
	madeBy: typeof madeBy;
	shard: Shard;
	inputs: string;
	pages: [key: string, made: MadePage, facts: PageFacts[]][];
	files: [file: string, hash: string][];
};

/** A part and its folder. */
export type Part = PartMark & { dir: string };

/** Inputs of a site besides the app, from the command line and our own code. */
export type SiteInputs = {
	contentDir: string;
	codeHashes: CodeHashes;
	baseUrl: string | undefined;
	date?: string | undefined;
	killWorker: boolean;
};

/** Hash of all inputs of a whole site: the bytes of its content, the program, the app, and the command line options. */
export function hashInputs({ contentDir, codeHashes, baseUrl, date, killWorker }: SiteInputs, bundleHash: string): string {
	const content = hashSources(contentDir, ["."]);
	return hashData(JSON.stringify([content, codeHashes, bundleHash, baseUrl ?? null, date ?? null, killWorker]));
}

/** Marks a folder as a part, once all its files are written. `cache` has the facts of its pages. */
export function writePartMark(
	dir: string,
	{ shard, inputs, pages, cache }: Pick<PartMark, "shard" | "inputs"> & { pages: readonly SitePage[]; cache: Cache },
): void {
	const mark: PartMark = {
		madeBy,
		shard,
		inputs,
		pages: pages.map(({ key, made }) => [key, made, cache.find<PageFacts[]>(factsKey(key)) ?? []]),
		files: hashFiles(dir).filter(([file]) => file !== markFile),
	};
	writeFileSync(join(dir, partMarkFile), JSON.stringify(mark));
}

/** SHA-256 of the files of a folder, sorted by name. */
function hashFiles(dir: string): [file: string, hash: string][] {
	return readdirSync(dir, { recursive: true, withFileTypes: true })
		.filter((item) => item.isFile())
		.map((item) => join(item.parentPath, item.name).slice(dir.length + 1))
		.sort()
		.map((file) => [file, hashFile(join(dir, file))]);
}

/**
 * Collects the files of all parts in a folder, which the build then uses as if it were the last site, and the facts of their pages
 * in `cache`. Throws a UsageError if a part was built from other inputs than the site.
 */
export function mergeParts(parts: readonly Part[], inputs: string, to: string, cache: Cache): LastSite {
	for (const part of parts) {
		if (part.inputs !== inputs) throw new UsageError(msg("shard.otherInputs", { dir: part.dir }));
		unpackPart(part, to);
		for (const [key, , facts] of part.pages) cache.put(factsKey(key), facts);
	}
	const pages = parts.flatMap((part) => part.pages.map(([key, made]) => [key, made] as const));
	return {
		dir: to,
		writtenMs: Number.POSITIVE_INFINITY,
		environment: "",
		...{ pages: new Map(pages), shortKeys: new Map(), fileSets: new Map() },
	};
}

/**
 * Opens the parts of a site; throws a UsageError unless they are complete, without duplicates, and built from the same inputs by
 * the same program.
 */
export function openParts(dirs: readonly string[]): Part[] {
	const parts = dirs.map(openPart).sort((a, b) => a.shard.number - b.shard.number);
	const [first] = parts;
	if (!first) throw new UsageError(msg("shard.nameAll"));
	const { of } = first.shard;
	for (const { dir, shard } of parts)
		if (shard.of !== of) throw new UsageError(msg("shard.otherNumber", { dir, parts: shard.of, other: first.dir, of }));
	for (const [index, { dir, shard }] of parts.entries()) {
		const before = parts[index - 1];
		if (before?.dir === dir) throw new UsageError(msg("shard.twice", { dir }));
		if (before?.shard.number === shard.number)
			throw new UsageError(msg("shard.samePart", { first: before.dir, second: dir, number: shard.number, of }));
	}
	const missing = Array.from({ length: of }, (_, index) => index + 1).filter(
		(number) => !parts.some(({ shard }) => shard.number === number),
	);
	if (missing.length > 0)
		throw new UsageError(
			msg("shard.missing", { count: missing.length, of, missing: missing.join(", "), first: missing[0] ?? 1 }),
		);
	return parts;
}

function openPart(dir: string): Part {
	if (ownerOf(dir) !== "us" || !existsSync(join(dir, partMarkFile)))
		throw new UsageError(msg("shard.noPart", { dir, file: partMarkFile }));
	return { ...(JSON.parse(readFileSync(join(dir, partMarkFile), "utf8")) as PartMark), dir };
}

/** Links or copies the files of a part into a folder; throws a UsageError if one was modified. */
function unpackPart({ dir, files }: Part, to: string): void {
	for (const [file, hash] of files) {
		const from = join(dir, file);
		if (!statSync(from, { throwIfNoEntry: false })?.isFile() || hashFile(from) !== hash)
			throw new UsageError(msg("shard.changed", { file: from }));
		mkdirSync(dirname(join(to, file)), { recursive: true });
		try {
			linkSync(from, join(to, file));
		} catch {
			copyFileSync(from, join(to, file));
		}
	}
}

function hashFile(path: string): string {
	return hashBytes(readFileSync(path));
}
