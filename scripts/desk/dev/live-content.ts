import { relative, sep } from "node:path";
import type { ScreenPage } from "#schemas/pages/page-data.ts";
import { type Compiled, compile } from "../../build/compile.ts";
import { linkContent } from "../../build/link-content.ts";
import { createPool } from "../../build/threads.ts";
import type { LinkedContent } from "../../check/rule.ts";
import type { Drafts } from "../../content/read/read-file.ts";
import { reasonOf } from "../../messages/reason-of.ts";
import { isError } from "../../report/diagnostic.ts";
import { attempt } from "../../report/internal.ts";
import type { CodeHashes } from "../../store/code-hash.ts";
import { createKnownHashes } from "../../store/file-states.ts";
import { createMemory } from "../../store/memory.ts";
import { openStore } from "../../store/store.ts";
import { createEditedPages, type Indexed } from "./edited-page.ts";
import { indexPages } from "./page-index.ts";
import { updateSchemas } from "./update-schemas.ts";
import { watchFolder } from "./watch-folder.ts";

/**
 * State shown by the dev server: the last content without errors, pages edited since by the file of their text, and what has gone
 * wrong since.
 */
export type Live = {
	site: Indexed | null;
	edited: Map<string, ScreenPage>;
	last: Compiled | null;
	failure: string | null;
};

export type LiveContent = {
	readonly now: Live;
	/** The findings of the check as if these drafts were saved. Nothing is shown or written. */
	checkDrafts(drafts: Drafts): Promise<Compiled["diagnostics"]>;
	/** What links and references lead to, in the files as they are. */
	link(): Promise<LinkedContent>;
	close(): Promise<void>;
};

/**
 * Debounce time. Editors write in bursts: a rename, a temporary file, two hundred files of a checkout. One run handles them all. It is
 * longer than the 50 ms within which chokidar drops further changes of a file, so that the run reads them.
 */
const debounceMs = 60;

/** Time after which an edit is read: a file that is truncated, then written is complete by then. */
const writtenMs = 3;

/** Debounce time where the edited page is shown already, so that it is not served by a process that is busy with the others. */
const shownMs = 300;

/** `cacheDir` is where builds and checks of the folder store their results; null disables the cache. */
export type WatchOptions = { codeHashes: CodeHashes; cacheDir: string | null };

/**
 * Compiles a content folder initially and after every change, and calls `onChange`. Event types are ignored: each run scans the
 * whole folder, reads files whose size or times changed, and parses only those whose bytes changed. The page of an edited text is
 * updated first, alone; the run that follows updates all that may show it, and the findings.
 */
export async function watchContent(
	contentDir: string,
	{ codeHashes, cacheDir }: WatchOptions,
	onChange: (live: Live, edited: ScreenPage | null) => void,
): Promise<LiveContent> {
	const { run: work, memory, keepFirst, close } = openWork(cacheDir);
	const live: Live = { site: null, edited: new Map(), last: null, failure: null };
	const run = async () => {
		const before = [...live.edited];
		try {
			live.last = await compile({ contentDir, ...work, codeHashes });
			live.failure = null;
			if (!live.last.diagnostics.some(isError)) {
				const { plan } = live.last;
				live.site = plan && { plan, pages: indexPages(plan) };
				for (const [file, data] of before) if (live.edited.get(file) === data) live.edited.delete(file);
				// Pages are rendered on request, which may be long after the next error.
				memory.keep();
			}
			keepFirst();
			memory.turn();
		} catch (error) {
			live.failure = reasonOf(error);
		}
	};
	const keep = () => {
		try {
			if (live.site) updateSchemas(live.site.plan, contentDir);
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
		const checked = running.then(() => compile({ contentDir, ...work, codeHashes, checkOnly: true, drafts }));
		running = checked.then(memory.turn, () => {});
		return checked.then(({ diagnostics }) => diagnostics);
	};
	const link = () => {
		const linked = running.then(() => linkContent(contentDir, { ...work, codeHash: codeHashes.pipeline }));
		running = linked.then(memory.turn, () => {});
		return linked;
	};
	const makePage = createEditedPages(contentDir);
	/** Updates the page of an edited text; returns its data, or null if more than this page may change, or if there is an error. */
	const showPage = (file: string) => {
		const { site, last, failure } = live;
		if (!site || failure !== null || last?.diagnostics.some(isError)) return null;
		const { value } = attempt(file, null, () => ({ value: makePage(file, site), diagnostics: [] }));
		if (value) live.edited.set(file, value);
		return value;
	};
	let timer: NodeJS.Timeout | undefined;
	const runIn = (ms: number) => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			running = running.then(run).then(() => {
				onChange(live, null);
				// Update the page before writing the editor schemas.
				if (!keep()) onChange(live, null);
			});
		}, ms);
	};
	const changed = new Set<string>();
	let reading: NodeJS.Timeout | undefined;
	const readEdit = () => {
		reading = undefined;
		const [file = "", ...others] = changed;
		changed.clear();
		const edited = others.length > 0 ? null : showPage(file);
		if (!edited) return;
		onChange(live, edited);
		runIn(shownMs);
	};
	const watcher = watchFolder(contentDir, (path) => {
		changed.add(relative(contentDir, path).split(sep).join("/"));
		reading ??= setTimeout(readEdit, writtenMs);
		runIn(debounceMs);
	});
	await new Promise((resolve) => watcher.once("ready", () => resolve(undefined)));
	return {
		now: live,
		checkDrafts,
		link,
		close: async () => {
			clearTimeout(reading);
			clearTimeout(timer);
			await watcher.close();
			await running;
			await close();
		},
	};
}

/** What all runs work with: results in memory, on top of those of earlier processes, and threads. */
function openWork(cacheDir: string | null) {
	const store = openStore(cacheDir, "other");
	const memory = createMemory(store);
	const pool = createPool();
	let isFirst = true;
	return {
		memory,
		run: { results: { ...memory, objects: store.objects }, pool, hashes: createKnownHashes(Date.now) },
		/** Stores the results of the first run for later processes: reading the texts of a large site takes seconds. */
		keepFirst() {
			if (isFirst) for (const key of memory.misses()) store.put(key, memory.find(key));
			if (isFirst) store.save();
			isFirst = false;
		},
		async close() {
			await pool.end();
			store.close();
		},
	};
}
