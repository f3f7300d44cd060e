import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Stage, Timings } from "#schemas/dashboard/report.ts";
import { offlineShellPath, webManifestPath, workerPath } from "#schemas/spec/offline.ts";
import { checkSite } from "../audit/check-site.ts";
import { writePhotos } from "../images/write-photos.ts";
import { paintIcons, planIcons } from "../offline/icons.ts";
import { offlineFiles } from "../offline/offline-files.ts";
import { bundleApp } from "../render/bundle.ts";
import { loadRenderer } from "../render/documents.ts";
import { isError, sortDiagnostics, UsageError } from "../report/diagnostic.ts";
import { openCache } from "../store/cache.ts";
import type { CodeHashes } from "../store/code-hash.ts";
import { assertReplaceable, markFile, writeMark } from "./build-mark.ts";
import { type Compiled, compile } from "./compile.ts";
import { dashboardReport, type ReportedPage, reportFile, timingsFile } from "./dashboard-report.ts";
import { carryFile } from "./last-site.ts";
import { withLock } from "./lock.ts";
import { learnPictures, makePictures } from "./make-pictures.ts";
import { gatherParts, hashInputs, openParts } from "./part.ts";
import { knownDocuments, renderPages, type SitePage } from "./render-pages.ts";
import { buildOf, expectedPages, headLinks, siteFiles, siteManifest } from "./site-files.ts";
import { recallSite, recordSite } from "./site-record.ts";
import { assetTwins } from "./twins.ts";
import { writeGenerated } from "./write-generated.ts";
import { writeSearch } from "./write-search.ts";
import { abandon, beginBeside, discard, recover, swapIn, writeInto } from "./write-site.ts";

/** All folders absolute. `cacheDir` null builds without a cache; `generatedDirs` null leaves types and schemas alone. */
export type BuildOptions = {
	contentDir: string;
	outDir: string;
	publicDir: string;
	baseUrl: string | undefined;
	cacheDir: string | null;
	/** Where bundles are kept; null bundles afresh and keeps nothing. */
	bundleDir: string | null;
	generatedDirs: Record<"types" | "schemas", string> | null;
	codeHashes: CodeHashes;
	/** Whether the site is to end the workers of browsers that installed it. */
	killWorker: boolean;
	/** Folders of all parts that other machines have built (`buildPart`), from which pages and pictures are taken. */
	parts?: readonly string[];
	/** Told as each stage begins. */
	onStage(stage: Stage): void;
};

/** What came of a build: the findings, the number of pages that now stand there, what could not be kept for the next one. */
export type Built = Omit<Compiled, "emitted"> & { pages: number; problems: string[] };

/**
 * Builds the site: compile, then render, write, photos, check, and only then the swap. With any error, of the content or of the
 * finished pages, `outDir` stays as it was. Gives the findings, and the number of pages that now stand there.
 */
export async function buildSite(options: BuildOptions): Promise<Built> {
	const { contentDir, baseUrl, cacheDir, codeHashes, onStage } = options;
	// Where a link leads to a site, that site is what is replaced, not the link.
	const outDir = existsSync(options.outDir) ? realpathSync(options.outDir) : options.outDir;
	assertReplaceable(outDir);
	const shards = options.parts && openParts(options.parts);
	if (options.parts?.includes(outDir))
		throw new UsageError(`${outDir} is one of the parts. Name another folder for the site with --out DIR.`);
	onStage("content");
	const parts = openCache(cacheDir, "parts");
	const { emitted, ...compiled } = await compile({ contentDir, baseUrl, cache: parts, codeHashes });
	const problems = [parts.save()];
	if (!emitted) return { ...compiled, pages: 0, problems: problems.flatMap((problem) => problem ?? []) };
	if (options.generatedDirs) writeGenerated(emitted.artifacts, options.generatedDirs);
	// What is not kept is bundled into a folder that goes with the build.
	const bundleDir = options.bundleDir ?? mkdtempSync(join(tmpdir(), "pousse-"));
	const leave = () => {
		if (options.bundleDir === null) rmSync(bundleDir, { recursive: true, force: true });
	};
	const build = async () => {
		recover(outDir);
		onStage("bundle");
		const bundle = await bundleApp(bundleDir);
		const icon = readFileSync(join(options.publicDir, "favicon.svg"), "utf8");
		const head = headLinks(bundle, icon, options.killWorker);
		onStage("render");
		const kept = openCache(cacheDir, "pages");
		const name = { outDir, codeHash: codeHashes.pipeline };
		const gathered = `${outDir}.parts`;
		recover(gathered);
		const next = beginBeside(outDir);
		const last = shards
			? gatherParts(shards, hashInputs(options, bundle.hash), beginBeside(gathered), kept)
			: existsSync(outDir)
				? recallSite(kept, name)
				: null;
		const rendered = await renderPages(emitted, {
			bundle,
			head,
			codeHash: codeHashes.pipeline,
			dir: next,
			last,
			cache: kept,
			cacheDir,
		});
		const pages = rendered.value;
		onStage("draw");
		const drawn = openCache(cacheDir, "files");
		if (shards && last) learnPictures(last.dir, emitted.drawings, drawn);
		await makePictures(emitted.drawings, { dir: next, last, cache: drawn, keepIn: cacheDir && join(cacheDir, "social") });
		const indexes = writeSearch(emitted, { dir: next, last, codeHash: codeHashes.pipeline });
		const data = [...pages.map(({ made }) => made.data), ...indexes.flatMap(({ files }) => files)];
		problems.push(drawn.save());
		const report = dashboardReport(emitted, [...compiled.diagnostics, ...rendered.diagnostics], pages.map(reportedPage));
		writeInto(next, [
			{ file: markFile, contents: writeMark(buildOf(bundle, emitted, data)) },
			...siteFiles(emitted, bundle, { publicDir: options.publicDir, outDir }),
			{ file: reportFile, contents: JSON.stringify(report) },
			{ file: timingsFile, contents: JSON.stringify([] satisfies Timings) },
		]);
		const compressed = openCache(options.bundleDir, "compressed");
		writeInto(next, await assetTwins(join(next, "assets"), Object.keys(bundle.assets), compressed));
		problems.push(compressed.save());
		if (emitted.photos.length > 0) onStage("photos");
		await writePhotos(emitted.photos, {
			from: join(contentDir, "images"),
			to: join(next, "images"),
			keepIn: cacheDir && join(cacheDir, "photos"),
			made: shards && last ? join(last.dir, "images") : null,
		});
		onStage("offline");
		const packed = openCache(cacheDir, "offline");
		const icons = await paintIcons(icon, packed.memoAsync);
		const { shell } = await loadRenderer(bundle, head, emitted.shells);
		writeInto(next, [
			...icons.map(({ file, bytes }) => ({ file: `images/${file}`, contents: bytes })),
			{ file: webManifestPath.slice(1), contents: siteManifest(bundle, emitted, planIcons(icon)) },
			{ file: offlineShellPath.slice(1), contents: shell() },
		]);
		const offline = {
			...emitted,
			pageData: data,
			dir: next,
			assets: Object.keys(bundle.assets),
			pages: emitted.pages.map(({ path }) => path),
			drawings: emitted.drawings.filter(({ shown }) => shown),
			app: bundle.app,
			worker: bundle.workers["service-worker"],
			carry: (file: string, bytes: number) => last !== null && carryFile(last, next, file, bytes),
		};
		writeInto(
			next,
			options.killWorker
				? [{ file: workerPath.slice(1), contents: bundle.workers.kill }]
				: offlineFiles(offline, (key, compute) => packed.memo(`${codeHashes.pipeline} ${key}`, compute)),
		);
		problems.push(packed.save());
		onStage("pages");
		const checked = checkSite(next, {
			baseUrl: emitted.baseUrl,
			inlineScripts: Object.values(bundle.inline),
			expected: expectedPages(emitted),
			known: knownDocuments(pages, kept),
			lastSurroundings: last?.surroundings ?? null,
		});
		const diagnostics = sortDiagnostics([...compiled.diagnostics, ...rendered.diagnostics, ...checked.diagnostics]);
		if (diagnostics.some(isError)) {
			discard(next);
			abandon(gathered);
			return { ...compiled, diagnostics, pages: 0, problems: problems.flatMap((problem) => problem ?? []) };
		}
		recordSite(kept, name, {
			// The worker names all that is packed, so it is written last.
			writtenMs: statSync(join(next, workerPath)).mtimeMs,
			surroundings: checked.surroundings,
			pages: new Map(pages.map(({ key, made }) => [key, made])),
			indexes: new Map(indexes.map(({ key, files }) => [key, files])),
		});
		swapIn(next, outDir);
		abandon(gathered);
		problems.push(kept.save());
		const documents = pages.reduce((sum, { made }) => sum + made.documents.length, 0);
		return { ...compiled, diagnostics, pages: documents, problems: problems.flatMap((problem) => problem ?? []) };
	};
	const cleanUp = () => {
		abandon(outDir);
		abandon(`${outDir}.parts`);
		leave();
	};
	return withLock(outDir, build, cleanUp).finally(leave);
}

function reportedPage({ path, lang, made }: SitePage): ReportedPage {
	const pinned = made.documents.find((document) => document.pinned);
	return { path, lang, links: made.links, weight: pinned ? { html: pinned.bytes, data: made.data.bytes } : null };
}
