import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type PackLine, workerPath } from "#schemas/spec/offline.ts";
import { createPackCompressor } from "../hosts/precompress.ts";
import type { Message } from "../messages/message.ts";
import { type OfflineSources, packFiles } from "../offline/offline-files.ts";
import { workerFile } from "../offline/worker-file.ts";
import type { Bundle } from "../render/bundle.ts";
import { openCache } from "../store/cache.ts";
import type { Memo, MemoAsync } from "../types/content.ts";
import type { SiteFile } from "../types/site.ts";
import { type LastSite, reuseFile } from "./last-site.ts";
import { writeInto } from "./write-site.ts";

/** What packs are made from, as plain data, so that another thread can make them. */
export type PackInput = {
	sources: Omit<OfflineSources, "reuse">;
	/** The site that this one replaces, whose unchanged packs are reused. */
	last: Pick<LastSite, "dir" | "writtenMs"> | null;
	cacheDir: string | null;
	/** Hash of our own code. */
	codeHash: string;
	bundle: Pick<Bundle, "app" | "workers">;
	/** Whether the site unregisters the workers of browsers, in which case it has no packs. */
	killWorker: boolean;
};

/**
 * Writes the packs of a site, then the worker, which lists them, then the precompressed variants of those that a first visit caches.
 * Only compressing is left to other threads, so everything else is done when the calling thread continues. Returns what could not be
 * cached.
 */
export async function writePacks({
	sources,
	last,
	cacheDir,
	codeHash,
	bundle: { app, workers },
	killWorker,
}: PackInput): Promise<Message | null> {
	const { dir } = sources;
	if (killWorker) {
		writeInto(dir, [{ file: workerPath.slice(1), contents: workers.kill }]);
		return null;
	}
	const cache = openCache(cacheDir, "packs");
	const memo: Memo = (key, compute) => cache.memo(`${codeHash} ${key}`, compute);
	const memoAsync: MemoAsync = (key, compute) => cache.memoAsync(`${codeHash} ${key}`, compute);
	const reuse = (file: string, bytes: number) => last !== null && reuseFile(last, dir, file, bytes);
	const precompress = createPackCompressor(memoAsync);
	const lines: PackLine[] = [];
	// The packs of a first visit are few, however large the site.
	const variants: Promise<SiteFile[]>[] = [];
	const files = function* (): Generator<SiteFile> {
		for (const { line, file, first, contents } of packFiles({ ...sources, reuse }, memo)) {
			lines.push(line);
			if (contents) yield { file, contents };
			if (first) variants.push(precompress({ file, contents: () => readFileSync(join(dir, file)) }));
		}
		yield { file: workerPath.slice(1), contents: workerFile(workers["service-worker"], app, lines) };
	};
	writeInto(dir, files());
	writeInto(dir, (await Promise.all(variants)).flat());
	return cache.save();
}
