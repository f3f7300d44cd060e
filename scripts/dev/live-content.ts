import { type Compiled, compile } from "../pipeline/compile.ts";
import type { Drafts } from "../read/read-file.ts";
import { isError } from "../report/diagnostic.ts";
import { type Cache, createMemoryCache, openCache } from "../store/cache.ts";
import type { CodeHashes } from "../store/code-hash.ts";
import { createKnownHashes } from "../store/known-hashes.ts";
import type { Emitted } from "../types/site.ts";
import { updateSchemas } from "./update-schemas.ts";
import { watchFolder } from "./watch-folder.ts";

/** State shown by the dev server: the last content without errors, and what has gone wrong since. */
export type Live = { emitted: Emitted | null; last: Compiled | null; failure: string | null };

export type LiveContent = {
	readonly now: Live;
	/** The findings of the check as if these drafts were saved. Nothing is shown or written. */
	checkDrafts(drafts: Drafts): Promise<Compiled["diagnostics"]>;
	close(): Promise<void>;
};

/**
 * Debounce time. Editors write in bursts: a rename, a temporary file, two hundred files of a checkout. One run handles them all.
 */
const quietMs = 20;

/** `cacheDir` is where builds and checks of the folder store their results; null disables the cache. */
export type WatchOptions = { codeHashes: CodeHashes; cacheDir: string | null };

/**
 * Compiles a content folder initially and after every change, and calls `onChange`. Event types are ignored: each run scans the
 * whole folder, reads files whose size or times changed, and parses only those whose bytes changed.
 */
export async function watchContent(
	contentDir: string,
	{ codeHashes, cacheDir }: WatchOptions,
	onChange: (live: Live) => void,
): Promise<LiveContent> {
	const earlier = openCache(cacheDir, "parts");
	const cache = createMemoryCache(earlier);
	// Results about the whole content, from earlier builds and from this process.
	const seen = createMemoryCache(openCache(cacheDir, "emitted"));
	const hashes = createKnownHashes(Date.now);
	const live: Live = { emitted: null, last: null, failure: null };
	let isFirst = true;
	const run = async () => {
		try {
			live.last = await compile({ contentDir, cache, codeHashes, hashes, memo: seen.memo });
			live.failure = null;
			if (!live.last.diagnostics.some(isError)) {
				live.emitted = live.last.emitted;
				// Pages are rendered on request, which may be long after the next error.
				cache.keep();
				seen.keep();
			}
			if (isFirst) passOn(cache, earlier);
			isFirst = false;
			cache.save();
			seen.save();
		} catch (error) {
			live.failure = reasonOf(error);
		}
	};
	const keep = () => {
		try {
			if (live.emitted) updateSchemas(live.emitted, contentDir);
			return true;
		} catch (error) {
			live.failure = reasonOf(error);
			return false;
		}
	};
	await run();
	keep();
	let running: Promise<unknown> = Promise.resolve();
	// Runs share the cache, so they run one after the other.
	const checkDrafts = (drafts: Drafts) => {
		const checked = running.then(() => compile({ contentDir, cache, codeHashes, hashes, checkOnly: true, drafts }));
		running = checked.then(cache.save, () => {});
		return checked.then(({ diagnostics }) => diagnostics);
	};
	let timer: NodeJS.Timeout | undefined;
	const watcher = watchFolder(contentDir, () => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			running = running.then(run).then(() => {
				onChange(live);
				// Update the page before writing the editor schemas.
				if (!keep()) onChange(live);
			});
		}, quietMs);
	});
	await new Promise((resolve) => watcher.once("ready", () => resolve(undefined)));
	return {
		now: live,
		checkDrafts,
		close: async () => {
			clearTimeout(timer);
			await watcher.close();
			await running;
		},
	};
}

/** Stores the results of a run for later processes: reading the texts of a large site takes seconds. */
function passOn(learnt: Pick<Cache, "misses" | "find">, kept: Cache): void {
	for (const key of learnt.misses()) kept.put(key, learnt.find(key));
	kept.save();
}

function reasonOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
