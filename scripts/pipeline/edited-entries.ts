import type { RichText } from "#schemas/rich-text.ts";
import { defaultLang, type Lang } from "#schemas/spec/languages.ts";
import { completeEntry } from "../link/link-site.ts";
import { noDrafts } from "../read/read-file.ts";
import { withoutConsequences } from "../report/consequences.ts";
import { type Diagnostic, isError, sortDiagnostics } from "../report/diagnostic.ts";
import { openCache } from "../store/cache.ts";
import type { KnownHashes } from "../store/known-hashes.ts";
import type { Bodies, CompleteEntry, ListedFile } from "../types/content.ts";
import { assembleEntries } from "../validate/assemble.ts";
import { createUnderstanding, type FileGroup, groupFiles, hashGroup } from "./understand.ts";
import { groupKey } from "./understand-all.ts";
import { type GroupPrint, listContent, printOf } from "./understand-content.ts";

/** An entry of which nothing has changed but what its own pages show: its folder, what it was known by, and what it is known by now. */
export type EditedEntry = { folder: string; entry: CompleteEntry; lastKey: string; key: string };

/**
 * All that has changed in a content folder since the last site: texts of entries, with their bodies; the prints of all files and the
 * findings as they are now.
 */
export type Edits = { entries: EditedEntry[]; bodies: Bodies; prints: GroupPrint[]; diagnostics: readonly Diagnostic[] };

/** For more entries it does not pay to know what their pages are made of. */
const mostEntries = 20;

/** Where to look, and what the last site was made of. */
export type EditOptions = {
	contentDir: string;
	cacheDir: string;
	codeHash: string;
	hashes: KnownHashes;
	last: { prints: readonly GroupPrint[]; diagnostics: readonly Diagnostic[] };
};

/** Finds out what was edited since the last site; null where more has changed than pages of single entries show. */
export async function findEdits({ contentDir, cacheDir, codeHash, hashes, last }: EditOptions): Promise<Edits | null> {
	const from = { contentDir, drafts: noDrafts };
	const { sources, print } = await listContent(from, () => openCache(cacheDir, "parts"), codeHash, hashes);
	const groups = groupFiles(sources.value.files);
	const [around, ...known] = last.prints;
	if (JSON.stringify(around) !== JSON.stringify(print) || known.length !== groups.length) return null;
	const changed = groups.flatMap((group, index) => {
		const key = groupKey(codeHash, group, hashGroup(group));
		return known[index]?.[0] === key ? [] : [{ group, key, index }];
	});
	if (changed.length === 0 || changed.length > mostEntries) return null;
	const understand = createUnderstanding(contentDir);
	const found = new Map<string, { key: string; body: RichText | undefined }>();
	const prints = [...last.prints];
	const entries: EditedEntry[] = [];
	let diagnostics = last.diagnostics;
	for (const { group, key, index } of changed) {
		const [lastKey = "", lastPrint, lastFound = []] = known[index] ?? [];
		const understood = understand(group);
		const [entry] = assembleEntries(understood.parts);
		const isOwn = lastKey.endsWith(` ${group.name}`) && groupKey(codeHash, group, understood.hash) === key;
		if (!isOwn || !entry || printOf(understood) !== lastPrint || understood.diagnostics.some(isError)) return null;
		if (isNamedElsewhere(group, lastFound, last.diagnostics)) return null;
		prints[index + 1] = [key, lastPrint, understood.diagnostics];
		diagnostics = exchangeFindings(diagnostics, lastFound, understood.diagnostics);
		entries.push({ folder: group.name, entry: completeEntry(entry), lastKey, key });
		for (const { file } of group.files) found.set(file, { key, body: understood.bodies[file] });
	}
	return { entries, prints, diagnostics, bodies: bodiesIn(found) };
}

/** Whether rules about the whole content have found something in files of a group: where that stands may have changed. */
function isNamedElsewhere({ files }: FileGroup, own: readonly Diagnostic[], all: readonly Diagnostic[]): boolean {
	const names = new Set(files.map(({ file }: ListedFile) => file));
	const known = new Set(own.map((each) => JSON.stringify(each)));
	return all.some(
		(each) =>
			[each.file, ...(each.related ?? []).map(({ file }) => file)].some((file) => names.has(file)) &&
			!known.has(JSON.stringify(each)),
	);
}

/** All findings, after those of a group alone have changed; none of them is an error. */
function exchangeFindings(
	all: readonly Diagnostic[],
	before: readonly Diagnostic[],
	now: readonly Diagnostic[],
): readonly Diagnostic[] {
	if (JSON.stringify(before) === JSON.stringify(now)) return all;
	const gone = new Set(before.map((each) => JSON.stringify(each)));
	return sortDiagnostics([...all.filter((each) => !gone.has(JSON.stringify(each))), ...withoutConsequences(now)]);
}

function bodiesIn(found: ReadonlyMap<string, { key: string; body: RichText | undefined }>): Bodies {
	const fileOf = ({ texts }: CompleteEntry, lang: Lang) => found.get(texts[lang].file);
	return {
		load: (entry, lang) => fileOf(entry, lang)?.body ?? { type: "root", children: [] },
		keyOf(entry, lang) {
			const there = fileOf(entry, lang);
			return there?.body ? `${there.key} ${entry.texts[lang].file}` : null;
		},
		entryKey(entry) {
			const there = fileOf(entry, defaultLang);
			if (!there) throw new Error(`${entry.slug} was not edited`);
			return there.key;
		},
	};
}
