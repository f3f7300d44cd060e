import type { RichText } from "#schemas/content/rich-text.ts";
import { defaultLang, type Lang } from "#schemas/shared/languages.ts";
import type { Drafts } from "../content/read/read-file.ts";
import type { Wordings } from "../content/validate/avoided-terms.ts";
import { hashData } from "../store/hash.ts";
import type { Objects } from "../store/objects.ts";
import type { Values } from "../store/store.ts";
import type { Bodies, CompleteEntry, ListedFile } from "../types/content.ts";
import { type FileGroup, groupFiles, hashGroup } from "./analyze.ts";
import prepare, { type AnalysisOptions, createStoringAnalyzer, type StoredAnalysis } from "./analyze-group.ts";
import type { Pool } from "./threads.ts";

/** What is kept between runs: values by key, and bytes. */
export type Results = Values & { objects: Objects };

/** Where files are read from: the folder, except for files with a draft. */
export type ReadFrom = { contentDir: string; drafts: Drafts };

/** The analysis of a group of files; `key` changes with any byte of its files, with its name and with our own code. */
export type AnalyzedGroup = Omit<StoredAnalysis, "hash"> & { group: FileGroup; key: string };

/**
 * Parses and validates group by group, in threads if there are many; a group with unchanged bytes is not read again. Returns the
 * groups, and a loader for the Markdown of entries, which is stored apart, since only the pages that show it need it.
 */
export async function analyzeAll(
	files: readonly ListedFile[],
	from: ReadFrom,
	{ results, pool, codeHash }: { results: Results; pool: Pool; codeHash: string },
): Promise<{ groups: AnalyzedGroup[]; bodies: Bodies }> {
	const run = { from, results, pool, keyOf: (group: FileGroup, hash: string) => `group ${codeHash} ${hash} ${group.name}` };
	const all = groupFiles(files);
	// The other groups are read with these lists at hand.
	const lists = await analyzeGroups(
		all.filter((group) => wordingLang(group)),
		{},
		run,
	);
	const wordings: Wordings = Object.fromEntries(lists.map(({ group, parts }) => [wordingLang(group), parts[0]?.data ?? {}]));
	const others = await analyzeGroups(
		all.filter((group) => !wordingLang(group)),
		wordings,
		run,
	);
	const groups = [...lists, ...others];
	const analyze = createStoringAnalyzer({ ...from, wordings, folders: results.objects.folders });
	const analyzeAgain = ({ group, key }: AnalyzedGroup) => {
		const again = analyze(group);
		return run.keyOf(group, again.hash) === key ? again : null;
	};
	return { groups, bodies: createBodies(groups, results.objects, analyzeAgain) };
}

/** What all groups of a run have in common. */
type Run = { from: ReadFrom; results: Results; pool: Pool; keyOf(group: FileGroup, hash: string): string };

/** Analyses groups that are not known; findings about their words are known by the words to avoid as well. */
async function analyzeGroups(
	groups: readonly FileGroup[],
	wordings: Wordings,
	{ from, results, pool, keyOf }: Run,
): Promise<AnalyzedGroup[]> {
	const list = hashData(JSON.stringify(wordings));
	const listed = groups.map((group) => ({ group, key: keyOf(group, hashGroup(group)) }));
	const known = new Map<FileGroup, AnalyzedGroup>();
	for (const { group, key } of listed) {
		const analysis = results.find<Omit<StoredAnalysis, "hash">>(`${key} ${list}`);
		if (analysis) known.set(group, { ...analysis, group, key });
	}
	const started: AnalysisOptions = { ...from, wordings, folders: results.objects.folders };
	// Last in the list are the interface strings, the largest files: they come first, so that no thread is left alone with them.
	const missing = listed.filter(({ group }) => !known.has(group)).reverse();
	const items = missing.map(({ group }) => group);
	const analyses = await pool.run({ work: "analysis", started, items, prepare, here: true });
	for (const [index, { group, key }] of missing.entries()) {
		const { hash, ...analysis } = analyses[index] as StoredAnalysis;
		const keyAsRead = keyOf(group, hash);
		known.set(group, { ...analysis, group, key: keyAsRead });
		// Not kept: a file that was edited during the run, and an internal error, since neither need recur.
		if (keyAsRead === key && analysis.diagnostics.every(({ code }) => code !== "internal"))
			results.put(`${key} ${list}`, analysis);
	}
	return listed.map(({ group }) => known.get(group) as AnalyzedGroup);
}

/** The language whose words to avoid a group lists; null for any other group. */
function wordingLang({ files: [first] }: FileGroup): Lang | null {
	return first?.contentFile.role === "wording" ? first.contentFile.lang : null;
}

/** Creates the loader for bodies; one that is lost or damaged is read from its file again. */
function createBodies(
	groups: readonly AnalyzedGroup[],
	objects: Objects,
	analyzeAgain: (group: AnalyzedGroup) => StoredAnalysis | null,
): Bodies {
	const byFile = new Map(groups.flatMap((each) => each.group.files.map(({ file }) => [file, each] as const)));
	const hashOf = ({ texts }: CompleteEntry, lang: Lang) => {
		const { file } = texts[lang];
		return byFile.get(file)?.bodies[file] ?? null;
	};
	return {
		hashOf,
		keyOf: ({ texts }) => byFile.get(texts[defaultLang].file)?.key ?? "",
		load(entry, lang) {
			const { file } = entry.texts[lang];
			const group = byFile.get(file);
			const hash = hashOf(entry, lang);
			if (!group || hash === null) return { type: "root", children: [] };
			const read = () => objects.readJson<RichText>(hash);
			const body = read() ?? (analyzeAgain(group)?.bodies[file] === hash ? read() : null);
			if (!body) throw new Error(`${file} is not what it was when this run began; run it again`);
			return body;
		},
	};
}
