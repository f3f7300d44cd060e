import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { workerPath } from "#schemas/spec/offline.ts";
import { readStored, writeStored } from "../store/stored-files.ts";
import type { PageLinks } from "../types/site.ts";
import type { BuildOptions } from "./build-options.ts";
import type { FileSet, LastSite } from "./last-site.ts";
import type { MadePage } from "./make-page.ts";
import type { SitePage } from "./render-pages.ts";

/**
 * Stored data about a site, for the build that replaces it. Strings that many pages share are stored once, in `words`; pages refer
 * to them by index.
 */
type SiteRecord = Pick<LastSite, "writtenMs" | "environment"> & {
	codeHash: string;
	words: string[];
	pages: [key: string, shortKey: string, page: RecordedPage][];
	fileSets: FileSet[];
};

type RecordedPage = Pick<MadePage, "data" | "markdown"> & {
	documents: [pathname: string, pinned: boolean, file: string, bytes: number, title: string, ids: number[]][];
	links: Record<keyof PageLinks, number[]>;
};

/** A page of a site. */
export type SitePageRecord = Pick<SitePage, "key" | "shortKey" | "made">;

/** The data of a site to store; `fileSets` contain the files shared by all pages, the pictures last. */
export type RecordableSite = Pick<LastSite, "writtenMs" | "environment"> & {
	pages: readonly SitePageRecord[];
	fileSets: FileSet[];
};

/** The data to store of a site that is in place. */
export function siteAsWritten(outDir: string, site: Omit<RecordableSite, "writtenMs">): RecordableSite {
	// The worker lists all packs, so it is written last.
	return { ...site, writtenMs: statSync(join(outDir, workerPath)).mtimeMs };
}

/** Identifies a site: its folder, and the hash of our own code, since another version may use another format. */
export type SiteName = { outDir: string; codeHash: string };

/** Identifies the site that a build writes. */
export function siteName({ outDir, codeHashes }: BuildOptions): SiteName {
	return { outDir, codeHash: codeHashes.pipeline };
}

/** Stores data about a site for the next build. If the folder is not writable, the only cost is time. */
export function recordSite(
	cacheDir: string | null,
	name: SiteName,
	{ writtenMs, environment, pages, fileSets }: RecordableSite,
): void {
	const numbers = new Map<string, number>();
	const numberOf = (word: string) => {
		const number = numbers.get(word) ?? numbers.size;
		numbers.set(word, number);
		return number;
	};
	const recorded = pages.map(({ key, shortKey, made: { data, documents, markdown, links } }): SiteRecord["pages"][number] => [
		...([key, shortKey] as const),
		{
			data,
			markdown,
			documents: documents.map(({ pathname, pinned, file, bytes, outline: { title, ids } }) => [
				...([pathname, pinned, file, bytes, title] as const),
				ids.map(numberOf),
			]),
			links: { texts: links.texts.map(numberOf), lists: links.lists.map(numberOf) },
		},
	]);
	const { codeHash } = name;
	const record: SiteRecord = { codeHash, writtenMs, environment, words: [...numbers.keys()], pages: recorded, fileSets };
	if (cacheDir === null) return;
	try {
		writeStored(Buffer.from(JSON.stringify(record)), fileOf(cacheDir, name));
	} catch {}
}

/** The stored data about a site; null if there is none. */
export function loadRecord(cacheDir: string | null, name: SiteName): RecordableSite | null {
	const bytes = cacheDir === null ? null : readStored(fileOf(cacheDir, name));
	// `readStored` has verified these bytes.
	const record = bytes && (JSON.parse(Buffer.from(bytes).toString("utf8")) as SiteRecord);
	if (!record || record.codeHash !== name.codeHash) return null;
	const { writtenMs, environment, words, pages, fileSets } = record;
	const wordsAt = (numbers: readonly number[]) => numbers.map((number) => words[number] ?? "");
	const standing = pages.map(([key, shortKey, { data, documents, markdown, links }]): SitePageRecord => {
		const made = {
			data,
			markdown,
			documents: documents.map(([pathname, pinned, file, bytes, title, ids]) => ({
				...{ pathname, pinned, file, bytes },
				outline: { title, ids: wordsAt(ids) },
			})),
			links: { texts: wordsAt(links.texts), lists: wordsAt(links.lists) },
		};
		return { key, shortKey, made };
	});
	return { writtenMs, environment, pages: standing, fileSets };
}

/** The stored site; null if there is none. */
export function loadSite(cacheDir: string | null, name: SiteName): LastSite | null {
	const record = loadRecord(cacheDir, name);
	if (!record) return null;
	const { writtenMs, environment, pages, fileSets } = record;
	return {
		...{ dir: name.outDir, writtenMs, environment },
		fileSets: new Map(fileSets.flatMap((set) => set.keys.map((key) => [key, set] as const))),
		shortKeys: new Map(pages.map(({ key, shortKey }) => [shortKey, key])),
		pages: new Map(pages.map(({ key, made }) => [key, made])),
	};
}

/** Each site has its own file, so that sites do not evict each other. */
function fileOf(cacheDir: string, { outDir }: SiteName): string {
	return storedPath(cacheDir, "site", outDir);
}

/** Path of stored data about the site in a folder. */
export function storedPath(cacheDir: string, what: string, outDir: string): string {
	return join(cacheDir, `${what}-${createHash("sha256").update(outDir).digest("hex").slice(0, 12)}`);
}
