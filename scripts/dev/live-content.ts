import { type Compiled, compile } from "../pipeline/compile.ts";
import type { Drafts } from "../read/read-file.ts";
import { isError } from "../report/diagnostic.ts";
import { type Cache, createMemoryCache, openCache } from "../store/cache.ts";
import type { CodeHashes } from "../store/code-hash.ts";
import { createKnownHashes } from "../store/known-hashes.ts";
import type { Emitted } from "../types/site.ts";
import { keepSchemas } from "./keep-schemas.ts";
import { watchFolder } from "./watch-folder.ts";

/** What the dev server shows now: the last content without errors, and what is wrong since. */
export type Live = { emitted: Emitted | null; last: Compiled | null; failure: string | null };

export type LiveContent = {
	readonly now: Live;
	/** What the check would say if these drafts were saved. Nothing is shown of it and nothing written. */
	checkDrafts(drafts: Drafts): Promise<Compiled["diagnostics"]>;
	close(): Promise<void>;
};

/** Editors write in bursts: a rename, a temporary file, two hundred files of a checkout. One run follows them all. */
const quietMs = 20;

/** `cacheDir` is where builds and checks of the folder keep what they have learnt; null begins with nothing and keeps nothing. */
export type WatchOptions = { codeHashes: CodeHashes; cacheDir: string | null };

/**
 * Compiles a content folder, again after every change, and tells `onChange`. The type of an event is never trusted: each
 * run looks at the whole folder, reads files whose size or times are others, and parses only those whose bytes changed.
 */
export async function watchContent(
	contentDir: string,
	{ codeHashes, cacheDir }: WatchOptions,
	onChange: (live: Live) => void,
): Promise<LiveContent> {
	const earlier = openCache(cacheDir, "parts");
	const cache = createMemoryCache(earlier);
	// What builds have found about the whole content, and what this process has.
	const seen = createMemoryCache(openCache(cacheDir, "emitted"));
	const hashes = createKnownHashes(Date.now);
	const live: Live = { emitted: null, last: null, failure: null };
	let isFirst = true;
	const run = async () => {
		try {
			live.last = await compile({ contentDir, cache, codeHashes, hashes, remember: seen.memo });
			live.failure = null;
			if (!live.last.diagnostics.some(isError)) {
				live.emitted = live.last.emitted;
				// Its pages are made when somebody opens them, which may be long after the next fault.
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
			if (live.emitted) keepSchemas(live.emitted, contentDir);
			return true;
		} catch (error) {
			live.failure = reasonOf(error);
			return false;
		}
	};
	await run();
	keep();
	let running: Promise<unknown> = Promise.resolve();
	// Runs share what is remembered, so they come one after the other.
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
				// Who looks at the page does not wait for the schemas of editors.
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

/** Keeps what a run has learnt for the processes that come: the texts of a large site take seconds to read. */
function passOn(learnt: Pick<Cache, "misses" | "find">, kept: Cache): void {
	for (const key of learnt.misses()) kept.put(key, learnt.find(key));
	kept.save();
}

function reasonOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
