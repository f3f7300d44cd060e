import type { RichText } from "#schemas/rich-text.ts";
import { defaultLang } from "#schemas/spec/languages.ts";
import type { Drafts } from "../read/read-file.ts";
import type { Cache } from "../store/cache.ts";
import type { Bodies, ListedFile, LoadBody } from "../types/content.ts";
import { countCores, inBatches, runInThreads, startThreads, type Threads } from "./threads.ts";
import { createUnderstanding, type FileGroup, groupFiles, hashGroup, type Understood } from "./understand.ts";

/** The data of a group that later stages use; `key` changes with any byte of its files, with its name and with our own code. */
export type UnderstoodGroup = Pick<Understood, "surface" | "ruled" | "said" | "parts" | "diagnostics"> & { key: string };

/** The cached data of a group: its bodies are stored separately, since only the pages that show them need them. */
type Remembered = Omit<UnderstoodGroup, "key"> & { withBody: string[] };

/** A group, its cached data, and its cache key. */
type Known = { group: FileGroup; key: string; remembered: Remembered };

/** A thread's result for a group, as JSON that is stored unchanged: the cached data, and the bodies by file. */
export type UnderstoodJson = { hash: string; remembered: string; bodies: [file: string, json: string][] };

/** Where files are read from: the folder, except for files with a draft. */
export type ReadFrom = { contentDir: string; drafts: Drafts };

/** The same, with the threads that have been started for it (`beginReading`). */
export type ReadBy = ReadFrom & { threads?: Threads | null };

/** With fewer groups, starting threads does not pay. */
const fewestForThreads = 100;

/** Largest number of groups per message to a thread. */
const largestBatch = 16;

/** Least number of batches, so that no thread is left without work while another finishes the last one. */
const fewestBatches = 160;

/**
 * Parses and validates group by group, in worker threads if there are many; for a group with unchanged bytes, parts and findings
 * come from the cache. Returns those of each group, and a loader for the bodies.
 */
export async function understandAll(
	files: readonly ListedFile[],
	{ contentDir, drafts, threads }: ReadBy,
	cache: Cache,
	codeHash: string,
): Promise<{ groups: UnderstoodGroup[]; bodies: Bodies }> {
	const groups = groupFiles(files);
	const keyFor = (group: FileGroup, hash: string) => groupKey(codeHash, group, hash);
	const keys = new Map(groups.map((group) => [group, keyFor(group, hashGroup(group))]));
	const known = new Map<FileGroup, Known>();
	for (const [group, key] of keys) {
		const remembered = cache.find<Remembered>(key);
		if (remembered?.withBody.every((file) => cache.has(`${key} ${file}`))) known.set(group, { group, key, remembered });
	}
	const learn = (group: FileGroup, { hash, remembered: json, bodies }: UnderstoodJson) => {
		const key = keyFor(group, hash);
		// The JSON has just been written by `toJson`.
		const remembered = JSON.parse(json) as Remembered;
		known.set(group, { group, key, remembered });
		// Not cached: a file that was edited during the run, and an internal error, since neither need recur.
		if (key !== keys.get(group) || remembered.diagnostics.some(({ code }) => code === "internal")) return;
		for (const [file, body] of bodies) cache.putJson(`${key} ${file}`, body);
		cache.putJson(key, json);
	};
	const understand = createUnderstanding(contentDir, drafts);
	const missing = groups.filter((group) => !known.has(group));
	const batches = inBatches(missing, Math.min(largestBatch, Math.ceil(missing.length / fewestBatches)));
	// This thread reads too.
	const besides = missing.length < fewestForThreads ? 0 : countCores() - 1;
	const understandBatch = (batch: readonly FileGroup[]) => batch.map((group) => toJson(understand(group)));
	await runInThreads(
		threads ?? startThreads("understand", { contentDir, drafts } satisfies ReadFrom, besides),
		batches.map((batch) => ({
			task: batch,
			done: (results: UnderstoodJson[]) => {
				for (const [index, result] of results.entries()) learn(batch[index] as FileGroup, result);
			},
		})),
		understandBatch,
	);
	const inOrder = groups.map((group) => known.get(group) as Known);
	return {
		groups: inOrder.map(({ key, remembered }) => ({ ...remembered, key })),
		bodies: findBodies(inOrder, cache, keyFor, understand),
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
	understand: (group: FileGroup) => Understood,
): Bodies {
	const known = new Map(groups.flatMap((each) => each.remembered.withBody.map((file) => [file, each] as const)));
	const keys = new Map(groups.map(({ group, key }) => [group.name, key]));
	const load: LoadBody = ({ texts }, lang) => {
		const { file } = texts[lang];
		const each = known.get(file);
		if (!each) return { type: "root", children: [] };
		const kept = cache.find<RichText>(`${each.key} ${file}`);
		if (kept) return kept;
		const { hash, bodies } = understand(each.group);
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
export function toJson({ hash, bodies, ...understood }: Understood): UnderstoodJson {
	const remembered: Remembered = { ...understood, withBody: Object.keys(bodies) };
	return {
		hash,
		remembered: JSON.stringify(remembered),
		bodies: Object.entries(bodies).map(([file, body]) => [file, JSON.stringify(body)]),
	};
}
