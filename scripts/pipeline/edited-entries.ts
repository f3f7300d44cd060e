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
import { createUnderstanding, type FileGroup, groupFiles } from "./understand.ts";
import { groupKey } from "./understand-all.ts";
import { type GroupPrint, printOf } from "./understand-content.ts";

/** An entry of which nothing has changed but what its own pages show: its folder, what it was known by, and what it is known by now. */
export type EditedEntry = { folder: string; entry: CompleteEntry; lastKey: string; key: string };

/**
 * All that has changed in a content folder since the last site: texts of entries, with their bodies; the prints of all files and the
 * findings as they are now.
 */
export type Edits = { entries: EditedEntry[]; bodies: Bodies; prints: GroupPrint[]; diagnostics: readonly Diagnostic[] };

/** For more entries it does not pay to know what their pages are made of. */
const mostEntries = 20;

/** Where to look, the files there, and what the last site was made of. */
export type EditOptions = {
	contentDir: string;
	codeHash: string;
	content: readonly Found[];
	last: { content: readonly Found[]; prints: readonly GroupPrint[]; diagnostics: readonly Diagnostic[] };
};

/** Finds out what was edited since the last site; null where more has changed than pages of single entries show. */
export function findEdits({ contentDir, codeHash, content, last }: EditOptions): Edits | null {
	const changed = changedGroups(content, last.content);
	if (!changed || changed.length > mostEntries) return null;
	const understand = createUnderstanding(contentDir);
	const found = new Map<string, { key: string; body: RichText | undefined }>();
	const prints = [...last.prints];
	const entries: EditedEntry[] = [];
	let diagnostics = last.diagnostics;
	for (const group of changed) {
		const place = prints.findIndex(([key]) => key.endsWith(` ${group.name}`));
		const [lastKey = "", lastPrint, lastFound = []] = prints[place] ?? [];
		const understood = understand(group);
		const key = groupKey(codeHash, group, understood.hash);
		const [entry] = assembleEntries(understood.parts);
		if (!entry || lastPrint === undefined || printOf(understood) !== lastPrint || understood.diagnostics.some(isError))
			return null;
		if (isNamedElsewhere(group, lastFound, last.diagnostics)) return null;
		prints[place] = [key, lastPrint, understood.diagnostics];
		diagnostics = exchangeFindings(diagnostics, lastFound, understood.diagnostics);
		entries.push({ folder: group.name, entry: completeEntry(entry), lastKey, key });
		for (const { file } of group.files) found.set(file, { key, body: understood.bodies[file] });
	}
	return { entries, prints, diagnostics, bodies: bodiesIn(found) };
}

/** The entries of which a file has changed; null where files have come or gone, or others have changed. */
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

/** A file of an entry, which is to be read; null where it is another one, or too large to be read. */
function listOwn(file: string, bytes: number): ListedFile | null {
	const contentFile = classifyFile(file);
	if ("reason" in contentFile || (contentFile.role !== "facts" && contentFile.role !== "text")) return null;
	const most = isMarkdown(contentFile) ? contentLimits.markdownBytes : contentLimits.yamlBytes;
	return bytes > most ? null : { file, contentFile, hash: "unread" };
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
