import { join } from "node:path";
import { workerPath } from "#schemas/spec/offline.ts";
import { loadBundle } from "../render/bundle.ts";
import { openCache } from "../store/cache.ts";
import { surveyChanges } from "../store/last-run.ts";
import { markFile, writeMark } from "./build-mark.ts";
import { baseOf } from "./build-next-site.ts";
import type { BuildOptions, Built } from "./build-options.ts";
import { beginNextSiteAsCopy, previousSiteOf } from "./copy-site.ts";
import { reportFile } from "./dashboard-report.ts";
import { editInputs, loadEdits, recordEdits } from "./edit-record.ts";
import { type EditedEntry, findEdits } from "./edited-entries.ts";
import { type EditedPage, type Editing, filesOf, pageAtIndex } from "./editing.ts";
import type { HashedFile } from "./last-site.ts";
import { withLock } from "./lock.ts";
import { makeEdited } from "./make-edited.ts";
import { createHashing, pageKey, shortKey } from "./page-keys.ts";
import { loadPages, loadSiteNotes } from "./page-notes.ts";
import { readTexts } from "./read-texts.ts";
import { buildOf } from "./site-files.ts";
import { loadRecord, type RecordableSite, recordSite, siteAsWritten, siteName } from "./site-record.ts";
import { markUnsettled, type SurveyedContent } from "./survey-content.ts";
import { surveyOutput } from "./survey-output.ts";
import { editReport, feedFiles, feedsChange, packEdited, writeEditedFeeds } from "./write-edited.ts";
import { abandon, discard, recover, replaceSiteKeepingPrevious, writeInto } from "./write-site.ts";

/**
 * Incremental build for edits of texts that only their own pages show: writes these pages again and takes everything else from the
 * current site, without reading any other entry. Null if more has changed or if there is an error: then a full build is needed.
 */
export async function editPages(given: BuildOptions, content: SurveyedContent): Promise<Built | null> {
	const { contentDir, cacheDir, bundleDir, codeHashes } = given;
	const before = loadEdits(given);
	if (!before || cacheDir === null || bundleDir === null) return null;
	const options = { ...given, cacheDir };
	const bundle = loadBundle(bundleDir, baseOf(options.baseUrl));
	if (!bundle || before.inputs !== editInputs(options, bundle.hash)) return null;
	const last = { content: before.content, groupHashes: before.groupHashes, diagnostics: before.built.diagnostics };
	const edits = findEdits({ contentDir, codeHash: codeHashes.pipeline, content: content.found, last });
	if (!edits) return null;
	const edit = async () => {
		recover(options.outDir);
		const editing = openSite(options, { bundle, before: { ...before, content: markUnsettled(content) }, edits });
		const done = editing && (await editSite(editing));
		if (!done) return null;
		const { diagnostics } = edits;
		return { ...before.built, diagnostics: [...diagnostics], schemas: [], texts: readTexts(contentDir, diagnostics), ...done };
	};
	return withLock(options.outDir, edit, () => abandon(options.outDir));
}

/** Opens the current site; null if it was modified since its build. */
function openSite(options: Editing["options"], known: Pick<Editing, "bundle" | "before" | "edits">): Editing | null {
	const { outDir, cacheDir } = options;
	const output = surveyOutput(options);
	if (output.hash !== known.before.output) return null;
	const site = loadRecord(cacheDir, siteName(options));
	const notes = loadSiteNotes(openCache(cacheDir, "notes"), known.before.environment);
	const files = output.found.flatMap(([path]) =>
		path.startsWith(`${outDir}/`) && !path.endsWith("/") ? [path.slice(outDir.length + 1)] : [],
	);
	return site && notes ? { options, ...known, notes, site, output, files } : null;
}

/** Builds the next site and swaps it in; returns the result, or null if a full build is needed. */
async function editSite(editing: Editing): Promise<Pick<Built, "output" | "problems"> | null> {
	const { options, bundle, before, edits, site, files } = editing;
	const { outDir, onStage } = options;
	const edited = listPages(editing);
	if (!edited) return null;
	onStage("render");
	const rewritten = filesToRewrite(editing, edited);
	const next = beginNextSiteAsCopy({ outDir, files, rewritten, previous: before.previous });
	const pages = await makeEdited(editing, edited, next);
	const feeds = pages && writeEditedFeeds(editing, edited, next);
	if (!pages || !feeds) {
		discard(next);
		return null;
	}
	const data = [...hashedOf(site), ...pages.map(({ made }) => made.data)];
	writeInto(next, [
		{ file: markFile, contents: writeMark(buildOf(bundle, [...data, ...feeds])) },
		{ file: reportFile, contents: JSON.stringify(editReport(editing, edited, pages)) },
	]);
	onStage("offline");
	const problem = await packEdited(editing, data, next);
	replaceSiteKeepingPrevious(next, outDir);
	recordSite(options.cacheDir, siteName(options), siteAsWritten(outDir, { ...site, pages }));
	const output = surveyAfterEdit(editing, rewritten);
	const built = { ...before.built, diagnostics: [...edits.diagnostics] };
	recordEdits(options, {
		...before,
		groupHashes: edits.groupHashes,
		feeds,
		built,
		output,
		previous: previousSiteOf(outDir, files, rewritten),
	});
	return { output, problems: problem ? [problem] : [] };
}

/** All files of a site except its pages, and except pictures, whose names contain a hash. */
function hashedOf({ fileSets }: RecordableSite): HashedFile[] {
	return fileSets.slice(0, -1).flatMap((set) => set.files);
}

/** Hash of the files after the build: the previous ones, updated with those just written. */
function surveyAfterEdit({ options, output }: Editing, rewritten: ReadonlySet<string>): string {
	const { outDir } = options;
	const [packs, written] = [join(outDir, "packs"), new Set([...rewritten].map((file) => join(outDir, file)))];
	const isGone = (path: string) => written.has(path) || path.startsWith(`${packs}/`);
	return surveyChanges(output, isGone, [...written, packs]).hash;
}

/** Lists the pages of the edited entries; null if one of them may depend on all entries, or is not known. */
function listPages({ options, edits, notes, before, site }: Editing): EditedPage[] | null {
	const folders = edits.entries.map(({ folder }) => folder);
	const notesByFolder = loadPages(openCache(options.cacheDir, "notes"), before.environment, folders);
	const hashSources = createHashing(edits.bodies);
	const places = new Map(site.pages.map((page, index) => [page.shortKey, index]));
	const listed = edits.entries.flatMap(({ folder, entry, key: entryKey, lastKey }: EditedEntry) =>
		(notesByFolder?.get(folder) ?? []).map((page): EditedPage | null => {
			const { path, lang, origin } = page;
			const index = places.get(shortKey(notes.frame, lastKey, page));
			if (!page.sources || index === undefined) return null;
			const sources = { ...page.sources, entry };
			const key = pageKey(notes.frame, hashSources(sources), page);
			const isSame = site.pages[index]?.key === key;
			const job = isSame ? null : { path, lang, origin, of: { sources } };
			return { folder, index, key, shortKey: shortKey(notes.frame, entryKey, page), job };
		}),
	);
	const known = listed.flatMap((page) => page ?? []);
	return known.length > 0 && known.length === listed.length ? known : null;
}

/** Files to rewrite, besides packs. */
function filesToRewrite({ site, notes }: Editing, edited: readonly EditedPage[]): Set<string> {
	return new Set([
		...[markFile, reportFile, workerPath.slice(1)],
		...edited.flatMap(({ index, job }) => (job ? filesOf(pageAtIndex(site, index).made) : [])),
		...(feedsChange(notes, edited) ? feedFiles(notes) : []),
	]);
}
