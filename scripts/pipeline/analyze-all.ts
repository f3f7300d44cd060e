import type { RichText } from "#schemas/rich-text.ts";
import { defaultLang } from "#schemas/spec/languages.ts";
import type { Drafts } from "../read/read-file.ts";
import type { Cache } from "../store/cache.ts";
import type { Bodies, ListedFile, LoadBody } from "../types/content.ts";
import { type Analysis, createAnalyzer, type FileGroup, groupFiles, hashGroup } from "./analyze.ts";
import { countCores, inBatches, minItemsForThreads, runInThreads, startThreads, type Threads } from "./threads.ts";

/** The data of a group that later stages use; `key` changes with any byte of its files, with its name and with our own code. */
export type AnalyzedGroup = Pick<Analysis, "surface" | "rulesHash" | "contentHash" | "parts" | "diagnostics"> & { key: string };

/** The cached data of a group: its bodies are stored separately, since only the pages that show them need them. */
type CachedGroup = Omit<AnalyzedGroup, "key"> & { withBody: string[] };

/** A group, its cached data, and its cache key. */
type Known = { group: FileGroup; key: string; cached: CachedGroup };

/** A thread's result for a group, as JSON that is stored unchanged: the cached data, and the bodies by file. */
export type AnalysisJson = { hash: string; cached: string; bodies: [file: string, json: string][] };

/** Where files are read from: the folder, except for files with a draft. */
export type ReadFrom = { contentDir: string; drafts: Drafts };

/** The same, with the threads that have been started for it (`beginReading`). */
export type ReadBy = ReadFrom & { threads?: Threads | null };

/** Largest number of groups per message to a thread. */
const maxBatchSize = 16;

/** Least number of batches, so that no thread is left without work while another finishes the last one. */
const minBatches = 160;

/**
 * Parses and validates group by group, in worker threads if there are many; for a group with unchanged bytes, parts and findings
 * come from the cache. Returns those of each group, and a loader for the bodies.
 */
export async function analyzeAll(
	files: readonly ListedFile[],
	{ contentDir, drafts, threads }: ReadBy,
	cache: Cache,
	codeHash: string,
): Promise<{ groups: AnalyzedGroup[]; bodies: Bodies }> {
	const groups = groupFiles(files);
	const keyFor = (group: FileGroup, hash: string) => groupKey(codeHash, group, hash);
	const keys = new Map(groups.map((group) => [group, keyFor(group, hashGroup(group))]));
	const known = new Map<FileGroup, Known>();
	for (const [group, key] of keys) {
		const cached = cache.find<CachedGroup>(key);
		if (cached?.withBody.every((file) => cache.has(`${key} ${file}`))) known.set(group, { group, key, cached });
	}
	const store = (group: FileGroup, { hash, cached: json, bodies }: AnalysisJson) => {
		const key = keyFor(group, hash);
		// The JSON has just been written by `toJson`.
		const cached = JSON.parse(json) as CachedGroup;
		known.set(group, { group, key, cached });
		// Not cached: a file that was edited during the run, and an internal error, since neither need recur.
		if (key !== keys.get(group) || cached.diagnostics.some(({ code }) => code === "internal")) return;
		for (const [file, body] of bodies) cache.putJson(`${key} ${file}`, body);
		cache.putJson(key, json);
	};
	const analyze = createAnalyzer(contentDir, drafts);
	// Last in the list are the interface strings, the largest files: they come first, so that no thread is left alone with them.
	const missing = groups.filter((group) => !known.has(group)).reverse();
	const batches = inBatches(missing, Math.min(maxBatchSize, Math.ceil(missing.length / minBatches)));
	// This thread reads too.
	const others = missing.length < minItemsForThreads ? 0 : countCores() - 1;
	const analyzeBatch = (batch: readonly FileGroup[]) => batch.map((group) => toJson(analyze(group)));
	await runInThreads(
		threads ?? startThreads("analyze", others),
		{ contentDir, drafts } satisfies ReadFrom,
		batches.map((batch) => ({
			task: batch,
			done: (results: AnalysisJson[]) => {
				for (const [index, result] of results.entries()) store(batch[index] as FileGroup, result);
			},
		})),
		analyzeBatch,
	);
	const inOrder = groups.map((group) => known.get(group) as Known);
	return {
		groups: inOrder.map(({ key, cached }) => ({ ...cached, key })),
		bodies: findBodies(inOrder, cache, keyFor, analyze),
	};
}

/** Cache key of a group of files. */
export function groupKey(codeHash: string, { name }: FileGroup, hash: string): string {
	return `${codeHash} ${hash} ${name}`;
}

/** Creates the loader for bodies by cache key; a body that is no longer cached is read from its file again. */
function findBodies(
	groups: readonly Known[],
	cache: Cache,
	keyFor: (group: FileGroup, hash: string) => string,
	analyze: (group: FileGroup) => Analysis,
): Bodies {
	const known = new Map(groups.flatMap((each) => each.cached.withBody.map((file) => [file, each] as const)));
	const keys = new Map(groups.map(({ group, key }) => [group.name, key]));
	const load: LoadBody = ({ texts }, lang) => {
		const { file } = texts[lang];
		const each = known.get(file);
		if (!each) return { type: "root", children: [] };
		const kept = cache.find<RichText>(`${each.key} ${file}`);
		if (kept) return kept;
		const { hash, bodies } = analyze(each.group);
		const body = keyFor(each.group, hash) === each.key ? bodies[file] : null;
		if (!body) throw new Error(`${file} is not what it was when this run began; run it again`);
		return body;
	};
	return {
		load,
		keyOf({ texts }, lang) {
			const { file } = texts[lang];
			const each = known.get(file);
			return each ? `${each.key} ${file}` : null;
		},
		entryKey({ texts }) {
			const { file } = texts[defaultLang];
			const key = keys.get(file.slice(0, file.lastIndexOf("/")));
			if (key === undefined) throw new Error(`${file} is in no folder that was read`);
			return key;
		},
	};
}

/** Serialises a result in the form in which it is cached, so that a thread's result is not serialised twice. */
export function toJson({ hash, bodies, ...analyzed }: Analysis): AnalysisJson {
	const cached: CachedGroup = { ...analyzed, withBody: Object.keys(bodies) };
	return {
		hash,
		cached: JSON.stringify(cached),
		bodies: Object.entries(bodies).map(([file, body]) => [file, JSON.stringify(body)]),
	};
}
