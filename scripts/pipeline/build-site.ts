import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Timings } from "#schemas/dashboard/report.ts";
import { checkSite } from "../audit/check-site.ts";
import { precompressAssets } from "../hosts/precompress.ts";
import { writePhotos } from "../images/write-photos.ts";
import { msg } from "../messages/message.ts";
import { UsageError } from "../report/diagnostic.ts";
import { type Cache, openCache } from "../store/cache.ts";
import type { Emitted } from "../types/site.ts";
import { assertReplaceable, markFile, writeMark } from "./build-mark.ts";
import { type BuildInput, type BuildResult, buildNextSite } from "./build-next-site.ts";
import type { BuildOptions, Built } from "./build-options.ts";
import { dashboardReport, pageWeight, type ReportedPage, reportFile, timingsFile } from "./dashboard-report.ts";
import { editPages } from "./edit-pages.ts";
import { editInputs, recordEdits } from "./edit-record.ts";
import { reuseOrWrite, reuseSet, writeHashed } from "./file-sets.ts";
import type { FileSet, LastSite } from "./last-site.ts";
import { readData } from "./make-page.ts";
import { dayAndNightFiles, makePictures, picturesOf, recordPictureSizes } from "./make-pictures.ts";
import { assertOutputFolder, realPath } from "./output-folder.ts";
import { startPackThread, writePacksIn } from "./pack-thread.ts";
import { siteFrame } from "./page-keys.ts";
import { notePages } from "./page-notes.ts";
import { hashInputs, mergeParts, openParts } from "./part.ts";
import { knownDocuments, renderPages, type SitePage } from "./render-pages.ts";
import { buildOf, expectedPages, siteFiles } from "./site-files.ts";
import { loadSite, recordSite, siteAsWritten, siteName } from "./site-record.ts";
import { markUnsettled, type SurveyedContent, surveyContent } from "./survey-content.ts";
import { offlineSources, writeOffline } from "./write-offline.ts";
import { type SearchOptions, writeSearch } from "./write-search.ts";
import { beginNextSite, writeInto } from "./write-site.ts";

/** `parts` are folders of all parts that other machines have built (`buildPart`), from which pages and pictures are taken. */
export type SiteOptions = BuildOptions & { parts?: readonly string[] };

/** Inputs of a site besides content and app: the site it replaces or the parts it is merged from, and cached data about pages. */
type Before = { last: LastSite | null; fromParts: boolean; kept: Cache; content: SurveyedContent };

/**
 * Builds the site: compile, render, write, photos, audit, and only then replace the old site. After any error, in the content or in the
 * finished pages, `outDir` is unchanged. Returns the findings, and the number of pages now in the folder.
 */
export async function buildSite(given: SiteOptions): Promise<Built> {
	// If the output folder is a symbolic link, its target is replaced, not the link.
	const outDir = realPath(given.outDir);
	const options = { ...given, outDir };
	assertOutputFolder(outDir, options.contentDir);
	assertReplaceable(outDir);
	const parts = options.parts && openParts(options.parts);
	if (options.parts?.includes(outDir)) throw new UsageError(msg("build.outIsPart", { dir: outDir }));
	const content = surveyContent(options);
	const edited = parts || !existsSync(outDir) ? null : await editPages(options, content);
	if (edited) return edited;
	const partsDir = `${outDir}.parts`;
	const make = (input: BuildInput) => {
		const pageCache = openCache(options.cacheDir, "pages");
		const last = parts
			? mergeParts(parts, hashInputs(options, input.bundle.hash), beginNextSite(partsDir), pageCache)
			: existsSync(outDir)
				? loadSite(options.cacheDir, siteName(options))
				: null;
		return makeSite(options, input, { last, fromParts: parts !== undefined, kept: pageCache, content });
	};
	return buildNextSite(options, make, [partsDir]);
}

async function makeSite(options: SiteOptions, input: BuildInput, before: Before): Promise<BuildResult> {
	const { outDir, cacheDir, codeHashes, onStage } = options;
	const { emitted, bundle, head, next, save, addProblem } = input;
	const { last, kept } = before;
	const codeHash = codeHashes.pipeline;
	await encodePhotos(options, input, before);
	onStage("render");
	const target = { dir: next, last };
	// Worker threads render pages, so this thread makes in the meantime what does not depend on them.
	const drawing = drawPictures(options, input, before);
	const listing = writeLists(emitted, { ...target, codeHash });
	const otherWork = Promise.allSettled([drawing, listing]);
	const rendered = await renderPages(emitted, { bundle, head, codeHash, dir: next, last, cache: kept, cacheDir }).finally(
		() => otherWork,
	);
	const pages = rendered.value;
	onStage("draw");
	const drawnFiles = await drawing;
	// Files made from all pages would fail on the same page again, which would hide the finding.
	if (rendered.diagnostics.some(({ code }) => code === "internal")) return { pages, diagnostics: rendered.diagnostics };
	const fileSets = await listing;
	const files = [...fileSets.flatMap(({ files }) => files), ...pages.map(({ made }) => made.data)];
	onStage("offline");
	const packThreads = startPackThread(pages);
	writeInto(next, siteFiles(emitted, bundle, { publicDir: options.publicDir, outDir }));
	await writeOffline(input, cacheDir);
	const packing = writePacksIn(packThreads, {
		sources: offlineSources(
			input,
			files.filter(({ file }) => file.endsWith(".json")),
		),
		last: last && { dir: last.dir, writtenMs: last.writtenMs },
		...{ cacheDir, codeHash, killWorker: options.killWorker },
		bundle: { app: bundle.app, workers: bundle.workers },
	});
	// Avoids an unhandled rejection: the error is thrown below.
	packing.catch(ignore);
	const feeds = writeHashed(
		next,
		emitted.feeds((page) => readData(next, page)),
	);
	const report = dashboardReport(emitted, [...input.diagnostics, ...rendered.diagnostics], pages.map(reportedPage));
	writeInto(next, [
		{ file: markFile, contents: writeMark(buildOf(bundle, [...files, ...feeds])) },
		{ file: reportFile, contents: JSON.stringify(report) },
		{ file: timingsFile, contents: JSON.stringify([] satisfies Timings) },
	]);
	const compressed = openCache(options.bundleDir, "compressed");
	writeInto(next, await precompressAssets(join(next, "assets"), Object.keys(bundle.assets), compressed.memoAsync));
	save(compressed);
	onStage("pages");
	const checked = checkSite(next, {
		baseUrl: emitted.baseUrl,
		inlineScripts: Object.values(bundle.inline),
		expected: expectedPages(emitted),
		known: knownDocuments(pages, kept),
		lastEnvironment: last?.environment ?? null,
	});
	addProblem(await packing);
	const keep: BuildResult["keep"] = ({ diagnostics, files, pages: documents, output }) => {
		const written = { environment: checked.environment, pages, fileSets: [...fileSets, drawnFiles] };
		recordSite(cacheDir, siteName(options), siteAsWritten(outDir, written));
		save(kept);
		if (before.fromParts) return;
		const frame = siteFrame(emitted, { bundle, head, codeHash });
		const notes = openCache(cacheDir, "notes");
		notePages(notes, frame, emitted);
		save(notes);
		recordEdits(options, {
			inputs: editInputs(options, bundle.hash),
			...{
				environment: frame.environment,
				output,
				content: markUnsettled(before.content),
				groupHashes: input.groupHashes(),
				feeds,
				previous: null,
			},
			built: { diagnostics, files, pages: documents },
		});
	};
	return { pages, diagnostics: [...rendered.diagnostics, ...checked.diagnostics], keep };
}

function ignore(): void {}

/** Writes the files that are made from all entries but need no finished page: lists, open data, search and so on. */
async function writeLists(emitted: Emitted, options: SearchOptions): Promise<FileSet[]> {
	// The threads that render pages are started first.
	await setImmediate();
	const ofAll = reuseOrWrite(`artifacts ${emitted.surface}`, options, () =>
		emitted.artifacts.filter(({ destination }) => destination === "dist"),
	);
	return [ofAll, ...writeSearch(emitted, options)];
}

/** Writes all rendered pictures into the site; if none of their inputs changed, they are taken from the last site. */
async function drawPictures(
	{ cacheDir }: BuildOptions,
	{ emitted, next, save }: BuildInput,
	{ last, fromParts }: Before,
): Promise<FileSet> {
	const key = `pictures ${emitted.surface}`;
	const reused = reuseSet(key, { dir: next, last });
	if (reused) return reused;
	const drawn = openCache(cacheDir, "files");
	const pictures = picturesOf(emitted);
	if (fromParts && last)
		recordPictureSizes(last.dir, [...pictures.drawings.flatMap(dayAndNightFiles), ...pictures.socialImages], drawn);
	await makePictures(pictures, { dir: next, last, cache: drawn, cacheDir: cacheDir && join(cacheDir, "social") });
	save(drawn);
	const files = [...pictures.drawings.flatMap(dayAndNightFiles), ...pictures.socialImages].map(({ file }) => `images/${file}`);
	// File names of pictures contain a content hash.
	return { keys: [key], files: files.map((file) => ({ file, bytes: statSync(join(next, file)).size, hash: file })) };
}

async function encodePhotos(
	{ contentDir, cacheDir, onStage }: BuildOptions,
	{ emitted, next }: BuildInput,
	{ last, fromParts }: Before,
): Promise<void> {
	if (emitted.photos.length > 0) onStage("photos");
	await writePhotos(emitted.photos, {
		from: join(contentDir, "images"),
		to: join(next, "images"),
		cacheDir: cacheDir && join(cacheDir, "photos"),
		made: fromParts && last ? join(last.dir, "images") : null,
	});
}

function reportedPage({ path, lang, made }: SitePage): ReportedPage {
	return { path, lang, links: made.links, weight: pageWeight(made) };
}
