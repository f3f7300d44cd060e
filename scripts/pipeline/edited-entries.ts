import type { RichText } from "#schemas/rich-text.ts";
import { contentLimits } from "#schemas/spec/constants.ts";
import { defaultLang, type Lang } from "#schemas/spec/languages.ts";
import { classifyFile, isMarkdown } from "../kinds/content-file.ts";
import { completeEntry } from "../link/link-site.ts";
import { withoutConsequences } from "../report/consequences.ts";
import { type Diagnostic, isError, sortDiagnostics } from "../report/diagnostic.ts";
import type { Found } from "../store/last-run.ts";
import type { Bodies, CompleteEntry, ListedFile } from "../types/content.ts";
import { assembleEntries } from "../validate/assemble.ts";
import { createAnalyzer, type FileGroup, groupFiles } from "./analyze.ts";
import { groupKey } from "./analyze-all.ts";
import { type GroupHash, hashOfGroup } from "./analyze-content.ts";

/** An entry whose changes affect only its own pages: its folder, its old cache key and its new one. */
export type EditedEntry = { folder: string; entry: CompleteEntry; lastKey: string; key: string };

/**
 * All changes in a content folder since the last site: texts of entries, with their bodies; and the current hashes of all groups of
 * files, and the current findings.
 */
export type Edits = { entries: EditedEntry[]; bodies: Bodies; groupHashes: GroupHash[]; diagnostics: readonly Diagnostic[] };

/** With more entries, an incremental build does not pay. */
const maxEntries = 20;

/** The content folder, its current files, and the inputs of the last site. */
export type EditOptions = {
	contentDir: string;
	codeHash: string;
	content: readonly Found[];
	last: { content: readonly Found[]; groupHashes: readonly GroupHash[]; diagnostics: readonly Diagnostic[] };
};

/** Finds the edits since the last site; null if more has changed than the own pages of single entries show. */
export function findEdits({ contentDir, codeHash, content, last }: EditOptions): Edits | null {
	const changed = changedGroups(content, last.content);
	if (!changed || changed.length > maxEntries) return null;
	const analyze = createAnalyzer(contentDir);
	const found = new Map<string, { key: string; body: RichText | undefined }>();
	const groupHashes = [...last.groupHashes];
	const entries: EditedEntry[] = [];
	let diagnostics = last.diagnostics;
	for (const group of changed) {
		const place = groupHashes.findIndex(([key]) => key.endsWith(` ${group.name}`));
		const [lastKey = "", lastHash, lastFound = []] = groupHashes[place] ?? [];
		const analyzed = analyze(group);
		const key = groupKey(codeHash, group, analyzed.hash);
		const [entry] = assembleEntries(analyzed.parts);
		if (!entry || lastHash === undefined || hashOfGroup(analyzed) !== lastHash || analyzed.diagnostics.some(isError)) return null;
		if (isNamedElsewhere(group, lastFound, last.diagnostics)) return null;
		groupHashes[place] = [key, lastHash, analyzed.diagnostics];
		diagnostics = exchangeFindings(diagnostics, lastFound, analyzed.diagnostics);
		entries.push({ folder: group.name, entry: completeEntry(entry), lastKey, key });
		for (const { file } of group.files) found.set(file, { key, body: analyzed.bodies[file] });
	}
	return { entries, groupHashes, diagnostics, bodies: bodiesIn(found) };
}

/** The entries with a changed file; null if files were added or removed, or if other files changed. */
function changedGroups(now: readonly Found[], before: readonly Found[]): FileGroup[] | null {
	if (now.length !== before.length) return null;
	const folders = new Set<string>();
	for (const [index, [file, state]] of now.entries()) {
		const [lastFile, lastState] = before[index] ?? [];
		if (file !== lastFile) return null;
		if (state !== lastState) folders.add(file.slice(0, file.lastIndexOf("/") + 1));
	}
	const files = now.filter(([file]) => !file.endsWith("/") && folders.has(file.slice(0, file.lastIndexOf("/") + 1)));
	const listed = files.flatMap(([file, state]) => listOwn(file, Number(state.split(" ")[0])) ?? []);
	return folders.size > 0 && listed.length === files.length ? groupFiles(listed) : null;
}

/** A file of an entry, to be read; null if it belongs to no entry or is too large. */
export function listOwn(file: string, bytes: number): ListedFile | null {
	const contentFile = classifyFile(file);
	if ("reason" in contentFile || (contentFile.role !== "facts" && contentFile.role !== "text")) return null;
	const most = isMarkdown(contentFile) ? contentLimits.markdownBytes : contentLimits.yamlBytes;
	return bytes > most ? null : { file, contentFile, hash: "unread" };
}

/** Whether a finding of a rule about the whole content concerns a file of the group: its position may have changed. */
function isNamedElsewhere({ files }: FileGroup, own: readonly Diagnostic[], all: readonly Diagnostic[]): boolean {
	const names = new Set(files.map(({ file }: ListedFile) => file));
	const known = new Set(own.map((each) => JSON.stringify(each)));
	return all.some(
		(each) =>
			[each.file, ...(each.related ?? []).map(({ file }) => file)].some((file) => names.has(file)) &&
			!known.has(JSON.stringify(each)),
	);
}

/** All findings, with those of one group replaced; none of them is an error. */
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
			const existing = fileOf(entry, lang);
			return existing?.body ? `${existing.key} ${entry.texts[lang].file}` : null;
		},
		entryKey(entry) {
			const existing = fileOf(entry, defaultLang);
			if (!existing) throw new Error(`${entry.slug} was not edited`);
			return existing.key;
		},
	};
}
