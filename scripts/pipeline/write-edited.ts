import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DashboardReport } from "#schemas/dashboard/report.ts";
import type { ScreenPage } from "#schemas/page-data.ts";
import { feedPath, jsonFeedPath, pageDataPath } from "#schemas/spec/url.ts";
import { checkFeeds } from "../audit/feeds.ts";
import { reportEntry } from "../emit/content-report.ts";
import { writeFeeds } from "../emit/feeds.ts";
import type { Built } from "./build-options.ts";
import { pageWeight, reportFile, reportFindings } from "./dashboard-report.ts";
import { type EditedPage, type Editing, pageAtIndex } from "./editing.ts";
import { writeHashed } from "./file-sets.ts";
import type { HashedFile } from "./last-site.ts";
import { finishedSiteOf } from "./make-edited.ts";
import type { SiteNotes } from "./page-notes.ts";
import type { SitePageRecord } from "./site-record.ts";
import { writePacks } from "./write-packs.ts";

/** Whether a rewritten page is part of a feed. */
export function feedsChange({ feedPlans }: SiteNotes, edited: readonly EditedPage[]): boolean {
	const addresses = new Set(edited.flatMap(({ job }) => (job ? [`${job.lang}${job.path}`] : [])));
	return feedPlans.some(({ items }) => items.some(({ lang, path }) => addresses.has(`${lang}${path}`)));
}

/** The files of all feeds. */
export function feedFiles({ feedPlans }: SiteNotes): string[] {
	return feedPlans.flatMap(({ lang }) => [feedPath(lang), jsonFeedPath(lang)]).map((path) => path.slice(1));
}

/** Writes the feeds if they contain an edited page; null if they have findings. */
export function writeEditedFeeds(editing: Editing, edited: readonly EditedPage[], next: string): readonly HashedFile[] | null {
	const { notes, before } = editing;
	if (!feedsChange(notes, edited)) return before.feeds;
	const dataOf = ({ path, lang }: { path: string; lang: ScreenPage["lang"] }) =>
		JSON.parse(readFileSync(join(next, pageDataPath(path, lang).slice(1)), "utf8")) as ScreenPage;
	const feeds = writeHashed(next, writeFeeds(notes.feedPlans, dataOf));
	return checkFeeds(next, finishedSiteOf(editing, next)).length > 0 ? null : feeds;
}

/** The report of the last site, updated for the edited entries. */
export function editReport(
	{ options, before, edits, notes, site }: Editing,
	edited: readonly EditedPage[],
	pages: readonly SitePageRecord[],
): DashboardReport {
	// Written by the last build, and unchanged since.
	const report = JSON.parse(readFileSync(join(options.outDir, reportFile), "utf8")) as DashboardReport;
	const madeAt = (index: number) => pageAtIndex({ ...site, pages }, index).made;
	for (const { index, job } of edited) {
		const weights = job && report.weights[job.path];
		const weight = pageWeight(madeAt(index));
		if (job && weights && weight) weights[job.lang] = weight;
	}
	for (const { entry, folder } of edits.entries) {
		const place = report.entries.findIndex(({ kind, slug }) => kind === entry.kind && slug === entry.slug);
		const last = report.entries[place];
		if (!last) throw new Error(`the report says nothing of ${folder}`);
		const links = edited.filter((page) => page.folder === folder).map(({ index }) => madeAt(index).links);
		report.entries[place] = reportEntry(entry, notes.repository ?? undefined, () => links, last.titles);
	}
	return edits.diagnostics === before.built.diagnostics
		? report
		: { ...report, findings: reportFindings(edits.diagnostics, notes.repository ?? undefined) };
}

/** Packs the changed files for offline reading, and writes the worker last; returns what could not be cached. */
export function packEdited(
	{ options, bundle, notes, site }: Editing,
	files: readonly HashedFile[],
	next: string,
): Promise<Built["problems"][number] | null> {
	const { outDir, cacheDir, codeHashes, killWorker } = options;
	return writePacks({
		sources: {
			json: files.filter(({ file }) => file.endsWith(".json")),
			...{ photos: notes.photos, drawings: notes.drawings, pages: notes.paths },
			dir: next,
			assets: Object.keys(bundle.assets),
		},
		last: { dir: outDir, writtenMs: site.writtenMs },
		...{ cacheDir, bundle, killWorker },
		codeHash: codeHashes.pipeline,
	});
}
