import { type Compiled, compile } from "../pipeline/compile.ts";
import type { Drafts } from "../read/read-file.ts";
import { isError } from "../report/diagnostic.ts";
import { createMemoryCache } from "../store/cache.ts";
import type { CodeHashes } from "../store/code-hash.ts";
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

/**
 * Compiles a content folder, again after every change, and tells `onChange`. The type of an event is never trusted: each
 * run reads the folder anew and parses only files whose bytes changed.
 */
export async function watchContent(
	contentDir: string,
	codeHashes: CodeHashes,
	onChange: (live: Live) => void,
): Promise<LiveContent> {
	const cache = createMemoryCache();
	const live: Live = { emitted: null, last: null, failure: null };
	const run = async () => {
		try {
			live.last = await compile({ contentDir, cache, codeHashes });
			live.failure = null;
			if (!live.last.diagnostics.some(isError)) {
				live.emitted = live.last.emitted;
				// Its pages are made when somebody opens them, which may be long after the next fault.
				cache.keep();
			}
			cache.save();
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
		const checked = running.then(() => compile({ contentDir, cache, codeHashes, checkOnly: true, drafts }));
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

function reasonOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
