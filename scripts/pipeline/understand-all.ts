import type { RichText } from "#schemas/rich-text.ts";
import type { Cache } from "./cache.ts";
import type { Bodies, ListedFile, LoadBody } from "./seams.ts";
import { runInThreads } from "./threads.ts";
import { createUnderstanding, type FileGroup, groupFiles, hashGroup, type Understood } from "./understand.ts";

/** What is remembered of a group: its bodies stand by themselves, since only the pages that show them ask for them. */
type Remembered = Pick<Understood, "parts" | "diagnostics"> & { withBody: string[] };

/** What a thread gives of a group, as JSON that is kept as it stands: what is remembered, and the bodies by file. */
export type UnderstoodJson = { remembered: string; bodies: [file: string, json: string][] };

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
	contentDir: string,
	cache: Cache,
	codeHash: string,
): Promise<{ groups: Pick<Understood, "parts" | "diagnostics">[]; bodies: Bodies }> {
	const groups = groupFiles(files).map((group) => ({ group, key: `${codeHash} ${hashGroup(group)} ${group.name}` }));
	const found = new Map<string, Remembered>();
	const missing = groups.filter(({ key }) => {
		const known = cache.find<Remembered>(key);
		const isWhole = known?.withBody.every((file) => cache.has(`${key} ${file}`));
		if (known && isWhole) found.set(key, known);
		return !isWhole;
	});
	const learn = (key: string, { remembered, bodies }: UnderstoodJson) => {
		for (const [file, json] of bodies) cache.putJson(`${key} ${file}`, json);
		cache.putJson(key, remembered);
		// It was written a moment ago.
		found.set(key, JSON.parse(remembered) as Remembered);
	};
	const understand = createUnderstanding(contentDir);
	if (missing.length < fewestForThreads) for (const { group, key } of missing) learn(key, toJson(understand(group)));
	else
		await runInThreads<FileGroup[], UnderstoodJson[]>(
			new URL("./understand-thread.mjs", import.meta.url),
			{ contentDir },
			inBatches(missing).map((batch) => ({
				task: batch.map(({ group }) => group),
				done: (results) => {
					batch.forEach(({ key }, index) => {
						const result = results[index];
						if (result) learn(key, result);
					});
				},
			})),
		);
	const keptAs = new Map<string, { group: FileGroup; key: string }>();
	const inOrder = groups.map(({ group, key }) => {
		const remembered = found.get(key);
		if (!remembered) throw new Error(`nobody has read ${group.name}`);
		for (const file of remembered.withBody) keptAs.set(file, { group, key: `${key} ${file}` });
		return remembered;
	});
	const keyOf: Bodies["keyOf"] = ({ texts }, lang) => keptAs.get(texts[lang].file)?.key ?? null;
	/** A body that is known no more is read from its file again. */
	const load: LoadBody = ({ texts }, lang) => {
		const { file } = texts[lang];
		const kept = keptAs.get(file);
		if (!kept) return { type: "root", children: [] };
		const body = cache.find<RichText>(kept.key) ?? understand(kept.group).bodies[file];
		if (!body) throw new Error(`${file} is not what it was when this run began; run it again`);
		return body;
	};
	return { groups: inOrder, bodies: { load, keyOf } };
}

/** As it is kept, so that what a thread gives need not be written twice. */
export function toJson({ bodies, ...understood }: Understood): UnderstoodJson {
	const remembered: Remembered = { ...understood, withBody: Object.keys(bodies) };
	return {
		remembered: JSON.stringify(remembered),
		bodies: Object.entries(bodies).map(([file, body]) => [file, JSON.stringify(body)]),
	};
}

function inBatches<T>(all: readonly T[]): T[][] {
	const batches: T[][] = [];
	for (let start = 0; start < all.length; start += batchSize) batches.push(all.slice(start, start + batchSize));
	return batches;
}
