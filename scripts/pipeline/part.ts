import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PageFacts } from "../audit/collect-facts.ts";
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
 * What a part says of itself: which one it is, a hash of all that the whole site is made of, its pages by key with what a visitor
 * sees of their documents, and the SHA-256 of each of its files.
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

/** What a site is made of besides the app, as the command line and our own code say. */
export type SiteInputs = { contentDir: string; codeHashes: CodeHashes; baseUrl: string | undefined; killWorker: boolean };

/** A hash of all that a whole site is made of: the bytes of its content, the program, the app, and what the command line says. */
export function hashInputs({ contentDir, codeHashes, baseUrl, killWorker }: SiteInputs, bundleHash: string): string {
	const content = hashSources(contentDir, ["."]);
	return hashData(JSON.stringify([content, codeHashes, bundleHash, baseUrl ?? null, killWorker]));
}

/** Marks a folder as a part, once all its files are written. `cache` has what a visitor sees of its pages. */
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

/** SHA-256 of the files of a folder, by their names, sorted. */
function hashFiles(dir: string): [file: string, hash: string][] {
	return readdirSync(dir, { recursive: true, withFileTypes: true })
		.filter((item) => item.isFile())
		.map((item) => join(item.parentPath, item.name).slice(dir.length + 1))
		.sort()
		.map((file) => [file, hashFile(join(dir, file))]);
}

/**
 * Puts the files of all parts into a folder, from which a site takes them as if it were the last one, and what is known of their pages
 * into `cache`. A UsageError where parts were made of anything else than the site is.
 */
export function gatherParts(parts: readonly Part[], inputs: string, to: string, cache: Cache): LastSite {
	for (const part of parts) {
		if (part.inputs !== inputs)
			throw new UsageError(
				`${part.dir} was built of other content, by another program or for another address. Build all parts anew, and merge them with the same content and options.`,
			);
		unpackPart(part, to);
		for (const [key, , facts] of part.pages) cache.put(factsKey(key), facts);
	}
	const pages = parts.flatMap((part) => part.pages.map(([key, made]) => [key, made] as const));
	return { dir: to, writtenMs: Number.POSITIVE_INFINITY, surroundings: "", pages: new Map(pages), indexes: new Map() };
}

/** Opens the parts of a site; a UsageError unless they are all there, each once, made of the same by the same program. */
export function openParts(dirs: readonly string[]): Part[] {
	const parts = dirs.map(openPart).sort((a, b) => a.shard.number - b.shard.number);
	const [first] = parts;
	if (!first) throw new UsageError("Name the folders of all parts: npm run merge -- --out DIR PART PART …");
	const { of } = first.shard;
	for (const { dir, shard } of parts)
		if (shard.of !== of)
			throw new UsageError(`${dir} is one of ${shard.of} parts, ${first.dir} one of ${of}. Build all with the same number.`);
	for (const [index, { dir, shard }] of parts.entries()) {
		const before = parts[index - 1];
		if (before?.dir === dir) throw new UsageError(`${dir} is named twice. Name each part once.`);
		if (before?.shard.number === shard.number)
			throw new UsageError(`${before.dir} and ${dir} are both part ${shard.number} of ${of}. Name one of them.`);
	}
	const missing = Array.from({ length: of }, (_, index) => index + 1).filter(
		(number) => !parts.some(({ shard }) => shard.number === number),
	);
	if (missing.length > 0)
		throw new UsageError(
			`Of ${of} parts, ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} missing. Build with --shard ${missing[0]}/${of}, or name that folder.`,
		);
	return parts;
}

function openPart(dir: string): Part {
	if (ownerOf(dir) !== "us" || !existsSync(join(dir, partMarkFile)))
		throw new UsageError(`${dir} is no part of a site: it has no ${partMarkFile} of a build. Build one with --shard.`);
	return { ...(JSON.parse(readFileSync(join(dir, partMarkFile), "utf8")) as PartMark), dir };
}

/** Links or copies the files of a part into a folder; a UsageError where one is not as it was built. */
function unpackPart({ dir, files }: Part, to: string): void {
	for (const [file, hash] of files) {
		const from = join(dir, file);
		if (!statSync(from, { throwIfNoEntry: false })?.isFile() || hashFile(from) !== hash)
			throw new UsageError(`${from} is not as it was built: it was lost or changed on the way. Copy or build that part again.`);
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
