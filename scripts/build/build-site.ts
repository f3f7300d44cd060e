import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Timings } from "#schemas/pages/dashboard/report.ts";
import type { ScreenPage } from "#schemas/pages/page-data.ts";
import { type Lang, langs, perLanguage } from "#schemas/shared/languages.ts";
import { offlineShellPath, readPackLine, webManifestPath, workerPath } from "#schemas/shared/offline.ts";
import { basePathOf } from "#schemas/shared/url.ts";
import { type Message, msg } from "../messages/message.ts";
import { isError, sortDiagnostics, UsageError } from "../report/diagnostic.ts";
import { writeFeeds } from "../site/feeds.ts";
import { searchFile } from "../site/search-index.ts";
import { hashData } from "../store/hash.ts";
import { openStore, type Store, type StoredFile } from "../store/store.ts";
import type { SitePlan } from "../types/site.ts";
import { type CheckedSite, checkSite, type KnownDocument } from "./audit/check-site.ts";
import type { PageFacts } from "./audit/page-facts.ts";
import { assertReplaceable, markFile, writeMark } from "./build-mark.ts";
import type { BuildOptions, Built } from "./build-options.ts";
import { compileAgain } from "./compile.ts";
import { dashboardReport, pageWeight, reportFile, timingsFile } from "./dashboard-report.ts";
import { makeFullText } from "./full-text.ts";
import { withLock } from "./lock.ts";
import { checkMachineFiles } from "./machine-files.ts";
import { filesOf } from "./make-data.ts";
import type { SitePage } from "./make-documents.ts";
import { makePages } from "./make-pages.ts";
import { makePictures, picturesOf } from "./make-pictures.ts";
import { paintIcons, planIcons } from "./offline/icons.ts";
import { listAppFiles, packSources, weighApp } from "./offline/offline-files.ts";
import { eachPack } from "./offline/packs.ts";
import { workerFile } from "./offline/worker-file.ts";
import { assertOutputFolder, realPath } from "./output-folder.ts";
import { createPackCompressor, precompressAssets } from "./precompress.ts";
import { abandon, beginNextSite, linkInto, recover, removeOurs, swapIn, writeInto } from "./publish.ts";
import { type Bundle, bundleApp, keptApps } from "./render/bundle.ts";
import { htmlFile, loadRenderer } from "./render/documents.ts";
import { isInstalled } from "./render/installed-assets.ts";
import { isOfShard } from "./shard.ts";
import { buildOf, expectedPages, headLinks, siteFiles, siteManifest } from "./site-files.ts";
import { surveyOutput } from "./survey-output.ts";
import { createPool, type Pool } from "./threads.ts";
import { writeGenerated } from "./write-generated.ts";

/** What a build works with besides its options: two stores, and threads. */
type Workshop = { store: Store; apps: Store; pool: Pool; codeHash: string };

/** What the next build should know of a site that is in place: when it was finished, and in which state it was checked. */
type SiteRecord = { settledMs: number; state: CheckedSite["state"] };

/**
 * Builds the site: content → entries → page data → documents, each of which is taken from the store unless its inputs have changed;
 * then the files of the whole site. The folder is put together beside the old site, checked, and only then replaces it. After any
 * error, `outDir` is unchanged. Returns the findings, and the number of pages now in the folder.
 */
export async function buildSite(given: BuildOptions): Promise<Built> {
	// If the output folder is a symbolic link, its target is replaced, not the link.
	const options = { ...given, outDir: realPath(given.outDir) };
	const { outDir, contentDir, baseUrl, date, codeHashes, shard, onStage } = options;
	assertOutputFolder(outDir, contentDir);
	if (!shard) assertReplaceable(outDir);
	else if (existsSync(join(outDir, markFile))) throw new UsageError(msg("build.outIsSite", { dir: outDir }));
	const store = openStore(shard ? outDir : options.cacheDir, "build");
	const apps = openStore(options.bundleDir, "build", keptApps);
	const pool = createPool();
	const stopped = new AbortController();
	// The app does not depend on the content, which is read in the meantime.
	const bundling = bundleApp(apps, basePathOf(baseUrl ?? "https://host"), stopped.signal);
	bundling.catch(ignore);
	try {
		for (const part of options.parts ?? []) if (!store.absorb(part)) throw new UsageError(msg("shard.noPart", { dir: part }));
		onStage("content");
		const compiled = await compileAgain({ contentDir, baseUrl, date, results: store, pool, codeHashes });
		const { plan } = compiled;
		const problems: Message[] = [];
		const built: Built = { ...compiled, pages: 0, output: null, problems };
		if (plan) {
			if (options.generatedDirs) {
				const generated = store.memo(`generated ${plan.publicHash}`, () => plan.generated());
				writeGenerated(generated, options.generatedDirs);
			}
			onStage("bundle");
			const bundle = await bundling;
			const workshop = { store, apps, pool, codeHash: codeHashes.pipeline };
			if (shard) Object.assign(built, await fillStore({ ...options, shard }, { ...compiled, plan }, bundle, workshop));
			else {
				const site = await withLock(
					outDir,
					() => replaceSite(options, { ...compiled, plan }, bundle, workshop),
					() => {
						abandon(outDir);
						stopped.abort();
					},
				);
				problems.push(...(site.problems ?? []));
				Object.assign(built, { ...site, problems });
			}
		}
		for (const each of [store, apps]) problems.push(...[each.save()].flatMap((problem) => problem ?? []));
		return built;
	} finally {
		stopped.abort();
		await bundling.catch(ignore);
		await pool.end();
		store.close();
		apps.close();
	}
}

function ignore(): void {}

/** Writes the next site beside the old one, checks it, and swaps it in unless there is an error. */
async function replaceSite(
	options: BuildOptions,
	{ plan, diagnostics }: { plan: SitePlan; diagnostics: Built["diagnostics"] },
	bundle: Bundle,
	workshop: Workshop,
): Promise<Partial<Built>> {
	const { outDir, onStage } = options;
	const { store } = workshop;
	recover(outDir);
	const recordKey = `site ${outDir}`;
	const last = existsSync(outDir) ? store.find<SiteRecord>(recordKey) : undefined;
	// A time in the future was taken before the clock was set back.
	if (last && last.settledMs <= Date.now()) store.trustSince(last.settledMs);
	const next = beginNextSite(outDir);
	onStage("render");
	const head = headLinks(bundle, readIcon(options.publicDir), options.killWorker);
	const made = await makePages(plan, plan.pages, { ...workshop, bundle, head }, (pages) => {
		const searched = (wanted: Lang) => pages.flatMap(({ lang, files }) => (lang === wanted ? files.searched : []));
		return makeFullText(perLanguage(searched), store, workshop.codeHash);
	});
	if (made.pages === null) {
		await made.beside?.catch(ignore);
		removeOurs(next);
		return { diagnostics: sortDiagnostics([...diagnostics, ...made.diagnostics]) };
	}
	const { pages } = made;
	onStage("draw");
	const pictures = await makePictures(picturesOf(plan), store, join(options.contentDir, "images"));
	linkInto(next, [...pages.flatMap((page) => [...filesOf(page), ...page.documents]), ...pictures], store.objects);
	const listed = await makeLists(plan, workshop);
	const fullText = await made.beside;
	const lists = [...listed, ...fullText.files];
	linkInto(next, lists, store.objects);
	onStage("offline");
	const findings = [...diagnostics, ...made.diagnostics];
	await writeWholeSite(next, options, { plan, bundle, pages, lists, findings }, workshop);
	onStage("pages");
	const checked = checkSite(next, {
		baseUrl: plan.baseUrl,
		contentDir: options.contentDir,
		inlineScripts: Object.values(bundle.inline),
		expected: expectedPages(plan),
		known: knownDocuments(pages, store),
		last: last?.state ?? null,
		memo: (key, make) => store.memo(`${workshop.codeHash} ${key}`, make),
	});
	const all = sortDiagnostics([...findings, ...checked.diagnostics]);
	if (all.some(isError)) {
		removeOurs(next);
		return { diagnostics: all };
	}
	swapIn(next, outDir);
	const settledMs = Date.now();
	store.put(recordKey, { settledMs, state: checked.state } satisfies SiteRecord);
	const output = { hash: surveyOutput(options).hash, settledMs };
	const problems = fullText.problem ? [fullText.problem] : [];
	return { diagnostics: all, pages: pages.flatMap(({ documents }) => documents).length, output, problems };
}

function readIcon(publicDir: string): string {
	return readFileSync(join(publicDir, "favicon.svg"), "utf8");
}

/** Makes the pages and pictures of a shard, which then are in the store. */
async function fillStore(
	options: BuildOptions & { shard: NonNullable<BuildOptions["shard"]> },
	{ plan, diagnostics }: { plan: SitePlan; diagnostics: Built["diagnostics"] },
	bundle: Bundle,
	workshop: Workshop,
): Promise<Partial<Built>> {
	const { contentDir, publicDir, killWorker, shard, onStage } = options;
	onStage("render");
	const head = headLinks(bundle, readIcon(publicDir), killWorker);
	const own = plan.pages.filter(({ path }) => isOfShard(shard, path));
	const { pages, ...made } = await makePages(plan, own, { ...workshop, bundle, head }, async () => null);
	if (!pages) return { diagnostics: sortDiagnostics([...diagnostics, ...made.diagnostics]) };
	onStage("draw");
	const all = picturesOf(plan);
	const isOwn = (name: string) => isOfShard(shard, name);
	const pictures = {
		...all,
		drawings: all.drawings.filter(({ key }) => isOwn(key)),
		photos: all.photos.filter(({ name }) => isOwn(name)),
	};
	const shown = new Set([...pictures.drawings.map(({ file }) => file), ...pictures.photos.map(({ name }) => name)]);
	const socialImages = all.socialImages.filter(({ art }) => shown.has("drawing" in art ? art.drawing : art.photo));
	await makePictures({ ...pictures, socialImages }, workshop.store, join(contentDir, "images"));
	return { pages: pages.flatMap(({ documents }) => documents).length };
}

/** The files that are made from all entries but need no finished page: lists, open data, search and so on. */
async function makeLists(plan: SitePlan, { store, codeHash }: Workshop): Promise<StoredFile[]> {
	const lists = await store.files(`lists ${plan.publicHash}`, () => plan.artifacts());
	for (const lang of langs) {
		const items = () => plan.searchItems()[lang];
		const itemsHash = store.memo(`search items ${lang} ${plan.publicHash}`, () => hashData(JSON.stringify(items())));
		lists.push(...(await store.files(`search ${lang} ${codeHash} ${itemsHash}`, () => [searchFile(lang, items())])));
	}
	return lists;
}

type PageAddress = Pick<SitePage, "path" | "lang">;

/** What the files of the whole site are made from. */
type WholeSite = {
	plan: SitePlan;
	bundle: Bundle;
	pages: readonly SitePage[];
	lists: readonly StoredFile[];
	findings: Built["diagnostics"];
};

/** Writes the files that are made from finished pages, or from the app: assets, host configuration, feeds, report, packs, worker. */
async function writeWholeSite(
	next: string,
	{ outDir, publicDir, killWorker, host }: BuildOptions,
	{ plan, bundle, pages, lists, findings }: WholeSite,
	{ store, apps, codeHash }: Workshop,
): Promise<void> {
	const hashes = new Map(pages.map(({ path, lang, data }) => [`${lang}${path}`, data.hash]));
	const hashOf = ({ path, lang }: PageAddress) => hashes.get(`${lang}${path}`) ?? "";
	const readData = (address: PageAddress) => {
		const page = store.objects.readJson<ScreenPage>(hashOf(address));
		if (!page) throw new Error(`the data of ${address.path} were changed during the build; build again`);
		return page;
	};
	const icon = readIcon(publicDir);
	const { shell } = await loadRenderer(bundle, headLinks(bundle, icon, killWorker), plan.shells);
	const manifest = siteManifest(bundle, plan, planIcons(icon), readData);
	const stored = store.write([{ file: webManifestPath.slice(1), contents: manifest }]);
	writeInto(next, [
		...siteFiles(plan, bundle, { publicDir, outDir, host }),
		{ file: htmlFile(offlineShellPath), contents: shell() },
	]);
	const feeds: StoredFile[] = [];
	for (const feed of plan.feedPlans()) {
		const key = `feeds ${codeHash} ${hashData(JSON.stringify([feed, feed.items.map(hashOf)]))}`;
		feeds.push(...(await store.files(key, () => writeFeeds(feed, readData))));
	}
	checkMachineFiles([...lists, ...feeds, ...stored], store, codeHash);
	const data = [...lists, ...pages.map((page) => page.data)];
	const report = dashboardReport(
		plan,
		findings,
		pages.map((page) => ({ ...page, weight: pageWeight(page) })),
	);
	writeInto(next, [
		{ file: markFile, contents: writeMark(buildOf(bundle, [...data, ...feeds])) },
		{ file: reportFile, contents: JSON.stringify(report) },
		{ file: timingsFile, contents: JSON.stringify([] satisfies Timings) },
	]);
	const icons = await paintIcons(icon, store);
	const compressed = await precompressAssets(join(next, "assets"), Object.keys(bundle.assets), apps);
	linkInto(next, [...feeds, ...stored, ...icons], store.objects);
	linkInto(next, compressed, apps.objects);
	if (killWorker) writeInto(next, [{ file: workerPath.slice(1), contents: bundle.workers.kill }]);
	else await writePacks(next, { plan, bundle, compressed, data }, { store, codeHash });
}

/** Writes the packs of the site, then the worker, which lists them. Packs of a first visit also have compressed variants. */
async function writePacks(
	next: string,
	{ plan, bundle, compressed, data }: Pick<WholeSite, "plan" | "bundle"> & Record<"compressed" | "data", StoredFile[]>,
	{ store, codeHash }: Pick<Workshop, "store" | "codeHash">,
): Promise<void> {
	const sources = {
		data: data.filter(({ file }) => file.endsWith(".json") || file.startsWith("search/")),
		photos: plan.photos,
		dir: next,
		appBytes: weighApp(next, Object.keys(bundle.assets).filter(isInstalled), compressed),
		pages: plan.pages.map(({ path }) => path),
		drawings: plan.drawings.flatMap(({ file, shown }) => (shown ? { file } : [])),
	};
	const compress = createPackCompressor(store);
	const packs: StoredFile[] = [];
	const variants: Promise<StoredFile[]>[] = [];
	const lines = [];
	for (const { line, contents } of eachPack(packSources(sources), (key, make) => store.memo(`${codeHash} ${key}`, make))) {
		const { url, first } = readPackLine(line);
		const file = url.slice(1);
		lines.push(line);
		packs.push(...(await store.files(file, () => [{ file, contents: contents() }])));
		// The packs of a first visit are few, however large the site.
		if (first) variants.push(compress({ file, contents }));
	}
	linkInto(next, [...packs, ...(await Promise.all(variants)).flat()], store.objects);
	const worker = workerFile(bundle.workers["service-worker"], bundle.app, { files: listAppFiles(next), packs: lines });
	writeInto(next, [{ file: workerPath.slice(1), contents: worker }]);
}

/** Documents of pages by file, for the check of the finished site; their facts are loaded on demand. */
function knownDocuments(pages: readonly SitePage[], { objects }: Store): Map<string, KnownDocument> {
	return new Map(
		pages.flatMap(({ documents, facts }) =>
			documents.map(({ file, hash, outline }, index) => {
				const read = () => objects.readJson<PageFacts[]>(facts)?.[index] ?? null;
				return [file, { outline, facts: read, hash }] as const;
			}),
		),
	);
}
