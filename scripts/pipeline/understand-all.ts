import type { RichText } from "#schemas/rich-text.ts";
import { defaultLang } from "#schemas/spec/languages.ts";
import type { Drafts } from "../read/read-file.ts";
import type { Cache } from "../store/cache.ts";
import type { Bodies, ListedFile, LoadBody } from "../types/content.ts";
import { inBatches, runInThreads } from "./threads.ts";
import { createUnderstanding, type FileGroup, groupFiles, hashGroup, type Understood } from "./understand.ts";

/** What the rest of the run looks at in a group; `key` changes with any byte of its files, with its name and with our own code. */
export type UnderstoodGroup = Pick<Understood, "surface" | "ruled" | "said" | "parts" | "diagnostics"> & { key: string };

/** What is remembered of a group: its bodies stand by themselves, since only the pages that show them ask for them. */
type Remembered = Omit<UnderstoodGroup, "key"> & { withBody: string[] };

/** A group, what is remembered of it, and under which key. */
type Known = { group: FileGroup; key: string; remembered: Remembered };

/** What a thread gives of a group, as JSON that is kept as it stands: what is remembered, and the bodies by file. */
export type UnderstoodJson = { hash: string; remembered: string; bodies: [file: string, json: string][] };

/** Where files are read: below the folder, but for those that have a draft. */
export type ReadFrom = { contentDir: string; drafts: Drafts };

/** For fewer groups it does not pay to start threads. */
const fewestForThreads = 200;

/** Groups that a thread is given at a time. */
const batchSize = 16;

/**
 * parse and validate, group by group, many of them in threads: one that is known by its bytes brings its parts and findings with it.
 * Gives those of each group, and what finds the bodies later.
 */
export async function understandAll(
	files: readonly ListedFile[],
	{ contentDir, drafts }: ReadFrom,
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
		// It was written a moment ago.
		const remembered = JSON.parse(json) as Remembered;
		known.set(group, { group, key, remembered });
		// Neither what an editor is changing at this moment nor a failure of our own code need be so when the next run looks.
		if (key !== keys.get(group) || remembered.diagnostics.some(({ code }) => code === "internal")) return;
		for (const [file, body] of bodies) cache.putJson(`${key} ${file}`, body);
		cache.putJson(key, json);
	};
	const understand = createUnderstanding(contentDir, drafts);
	const missing = groups.filter((group) => !known.has(group));
	if (missing.length < fewestForThreads) for (const group of missing) learn(group, toJson(understand(group)));
	else
		await runInThreads<ReadFrom, FileGroup[], UnderstoodJson[]>(
			"understand",
			{ contentDir, drafts },
			inBatches(missing, batchSize).map((batch) => ({
				task: batch,
				done: (results) => {
					for (const [index, result] of results.entries()) learn(batch[index] as FileGroup, result);
				},
			})),
		);
	const inOrder = groups.map((group) => known.get(group) as Known);
	return {
		groups: inOrder.map(({ key, remembered }) => ({ ...remembered, key })),
		bodies: findBodies(inOrder, cache, keyFor, understand),
	};
}

/** What a group of files is known by. */
export function groupKey(codeHash: string, { name }: FileGroup, hash: string): string {
	return `${codeHash} ${hash} ${name}`;
}

/** What finds bodies by what they are kept under; one that is known no more is read from its file again. */
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

/** As it is kept, so that what a thread gives need not be written twice. */
export function toJson({ hash, bodies, ...understood }: Understood): UnderstoodJson {
	const remembered: Remembered = { ...understood, withBody: Object.keys(bodies) };
	return {
		hash,
		remembered: JSON.stringify(remembered),
		bodies: Object.entries(bodies).map(([file, body]) => [file, JSON.stringify(body)]),
	};
}
