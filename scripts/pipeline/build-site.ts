import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type { Stage, Timings } from "#schemas/dashboard/report.ts";
import { defaultLang } from "#schemas/spec/languages.ts";
import { offlineShellPath, webManifestPath, workerPath } from "#schemas/spec/offline.ts";
import { checkSite } from "../check/check-site.ts";
import { contactSheet, contactSheetFile } from "../emit/contact-sheet.ts";
import { writeCaddyFile } from "../hosts/caddy.ts";
import { headerRules, writeHeadersFile } from "../hosts/headers.ts";
import { writeNginxFile } from "../hosts/nginx.ts";
import { draw } from "../illustrate/draw.ts";
import { writePhotos } from "../images/write-photos.ts";
import { writeSocialImages } from "../images/write-social-images.ts";
import { type Icon, paintIcons, planIcons } from "../offline/icons.ts";
import { offlineFiles } from "../offline/offline-files.ts";
import { carryOver, releasesFile } from "../offline/past-releases.ts";
import { webManifest } from "../offline/web-manifest.ts";
import { type Bundle, bundleApp } from "../render/bundle.ts";
import { type HeadLinks, renderSite } from "../render/render-site.ts";
import { isError, sortDiagnostics } from "../report/diagnostic.ts";
import { assertReplaceable, writeMark } from "./build-mark.ts";
import { openCache } from "./cache.ts";
import type { CodeHashes } from "./code-hash.ts";
import { type Compiled, compile } from "./compile.ts";
import { dashboardReport, reportFile, timingsFile } from "./dashboard-report.ts";
import { withLock } from "./lock.ts";
import type { Emitted, RenderedPage } from "./seams.ts";
import { writeGenerated } from "./write-generated.ts";
import { discard, recover, type SiteFile, swapIn, writeBeside, writeInto } from "./write-site.ts";

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
	/** Told as each stage begins. */
	onStage(stage: Stage): void;
};

/**
 * Builds the site: compile, then render, write, photos, check, and only then the swap. With any error, of the content or of the
 * finished pages, `outDir` stays as it was. Gives the findings, and the number of pages that now stand there.
 */
export async function buildSite(options: BuildOptions): Promise<Omit<Compiled, "emitted"> & { pages: number }> {
	const { contentDir, baseUrl, cacheDir, codeHashes, onStage } = options;
	// Where a link leads to a site, that site is what is replaced, not the link.
	const outDir = existsSync(options.outDir) ? realpathSync(options.outDir) : options.outDir;
	assertReplaceable(outDir);
	onStage("content");
	const parts = openCache(cacheDir, "parts");
	const { emitted, ...compiled } = await compile({ contentDir, baseUrl, cache: parts, codeHashes });
	parts.save();
	if (!emitted) return { ...compiled, pages: 0 };
	if (options.generatedDirs) writeGenerated(emitted.artifacts, options.generatedDirs);
	return withLock(outDir, async () => {
		recover(outDir);
		onStage("bundle");
		const bundle = await bundleApp(options.bundleDir);
		onStage("render");
		const html = openCache(cacheDir, "pages");
		const icon = readFileSync(join(options.publicDir, "favicon.svg"), "utf8");
		const rendered = await renderSite(emitted, bundle, headLinks(bundle, icon, options), html.memo);
		html.save();
		const { pages, shell } = rendered.value;
		onStage("draw");
		const drawn = openCache(cacheDir, "drawings");
		const drawings = emitted.drawings.map((drawing) => ({
			file: drawing.file,
			shown: drawing.shown,
			svg: drawn.memo(drawing.file, () => draw(drawing)),
		}));
		drawn.save();
		const pictures = drawings.map(({ file, svg }): SiteFile => ({ file: `images/${file}`, contents: svg }));
		const report = dashboardReport(emitted, [...compiled.diagnostics, ...rendered.diagnostics], pages);
		const next = writeBeside(outDir, writeMark(buildOf(bundle, emitted)), [
			...siteFiles(emitted, pages, bundle, { ...options, outDir }),
			...pictures,
			{ file: reportFile, contents: JSON.stringify(report) },
			{ file: timingsFile, contents: JSON.stringify([] satisfies Timings) },
		]);
		await writeSocialImages(
			drawings.map(({ file, svg }) => ({ file: file.replace(/svg$/, "png"), svg })),
			{ to: join(next, "images"), keepIn: cacheDir && join(cacheDir, "social") },
		);
		if (emitted.photos.length > 0) onStage("photos");
		await writePhotos(emitted.photos, {
			from: join(contentDir, "images"),
			to: join(next, "images"),
			keepIn: cacheDir && join(cacheDir, "photos"),
		});
		onStage("offline");
		const packed = openCache(cacheDir, "offline");
		const icons = await paintIcons(icon, packed.memoAsync);
		writeInto(next, [
			...icons.map(({ file, bytes }) => ({ file: `images/${file}`, contents: bytes })),
			{ file: webManifestPath.slice(1), contents: siteManifest(emitted, planIcons(icon)) },
			{ file: offlineShellPath.slice(1), contents: shell },
		]);
		const offline = {
			...emitted,
			dir: next,
			assets: Object.keys(bundle.assets),
			pages: emitted.pages.map(({ path }) => path),
			drawings: drawings.filter(({ shown }) => shown),
			app: bundle.app,
			worker: bundle.workers["service-worker"],
		};
		writeInto(
			next,
			options.killWorker ? [{ file: workerPath.slice(1), contents: bundle.workers.kill }] : offlineFiles(offline, packed.memo),
		);
		packed.save();
		onStage("pages");
		const facts = openCache(cacheDir, "facts");
		const checked = checkSite(
			next,
			{ baseUrl: emitted.baseUrl, inlineScripts: Object.values(bundle.inline), expected: expectedPages(pages) },
			(key, compute) => facts.memo(`${codeHashes.pipeline} ${key}`, compute),
		);
		facts.save();
		const diagnostics = sortDiagnostics([...compiled.diagnostics, ...rendered.diagnostics, ...checked]);
		if (diagnostics.some(isError)) {
			discard(next);
			return { ...compiled, diagnostics, pages: 0 };
		}
		swapIn(next, outDir);
		return { ...compiled, diagnostics, pages: pages.length };
	});
}

/** Changes with the app and with the content. */
function buildOf({ hash }: Bundle, { artifacts }: Emitted): string {
	const build = createHash("sha256").update(hash);
	for (const { file, contents } of artifacts) build.update(`\n${file}\n`).update(contents);
	return build.digest("hex").slice(0, 20);
}

function expectedPages(pages: readonly RenderedPage[]): Map<string, string> {
	return new Map(pages.map(({ file, origin }) => [`/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`, origin]));
}

function headLinks({ offline }: Bundle, icon: string, { killWorker }: BuildOptions): HeadLinks {
	const apple = planIcons(icon).find(({ purpose }) => purpose === "apple");
	if (!apple) throw new Error("there is no icon for Apple's devices");
	return { offline: killWorker ? null : offline, touchIcon: `/images/${apple.file}` };
}

/** The site introduces itself in French, the language of its bare addresses. */
function siteManifest({ pages, shells }: Emitted, icons: readonly Icon[]): string {
	const home = pages.find(({ path, lang }) => path === "/" && lang === defaultLang);
	if (!home) throw new Error("the site has no home");
	return webManifest(shells[defaultLang], home.data.meta.description, icons);
}

/** Every file of the site but its pictures and the offline app, and where it comes from. */
function siteFiles(
	{ artifacts, drawings, newsletter, redirects }: Emitted,
	pages: RenderedPage[],
	bundle: Bundle,
	{ publicDir, outDir }: BuildOptions,
): SiteFile[] {
	const rules = headerRules(bundle.inlineHashes, newsletter);
	const past = carryOver(outDir, bundle.hash, bundle.assets);
	return [
		...artifacts.filter(({ place }) => place === "dist"),
		...pages.map(({ file, html }) => ({ file, contents: html })),
		{
			file: contactSheetFile,
			contents: contactSheet(drawings, { boot: bundle.inline.boot, styles: bundle.styles("dashboard") }),
		},
		...Object.keys(bundle.assets).map((name) => ({ file: `assets/${name}`, copyOf: join(bundle.clientDir, "assets", name) })),
		...past.files.map((name) => ({ file: `assets/${name}`, copyOf: join(outDir, "assets", name) })),
		{ file: releasesFile, contents: past.list },
		...copies(publicDir),
		{ file: "_headers", contents: writeHeadersFile(rules) },
		{ file: "_nginx.conf", contents: writeNginxFile(rules, redirects) },
		{ file: "_Caddyfile", contents: writeCaddyFile(rules, redirects) },
	];
}

function copies(dir: string): SiteFile[] {
	return readdirSync(dir, { recursive: true, withFileTypes: true })
		.filter((item) => item.isFile())
		.map((item) => join(item.parentPath, item.name))
		.map((path) => ({ file: path.slice(dir.length + 1), copyOf: path }));
}
