import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Stage } from "#schemas/dashboard/report.ts";
import { basePathOf } from "#schemas/spec/url.ts";
import type { Message } from "../messages/message.ts";
import { type Bundle, bundleApp } from "../render/bundle.ts";
import type { HeadLinks } from "../render/documents.ts";
import { removeUnfinished } from "../render/kept-bundles.ts";
import { type Diagnostic, isError, sortDiagnostics } from "../report/diagnostic.ts";
import { type Cache, openCache } from "../store/cache.ts";
import type { CodeHashes } from "../store/code-hash.ts";
import { recallHashes } from "../store/known-hashes.ts";
import type { Emitted } from "../types/site.ts";
import { type Compiled, compile } from "./compile.ts";
import { withLock } from "./lock.ts";
import type { SitePage } from "./render-pages.ts";
import { headLinks } from "./site-files.ts";
import { writeGenerated } from "./write-generated.ts";
import { abandon, beginBeside, discard, recover, swapIn } from "./write-site.ts";

/** All folders absolute. `cacheDir` null builds without a cache; `generatedDirs` null leaves types and schemas alone. */
export type BuildOptions = {
	contentDir: string;
	outDir: string;
	publicDir: string;
	baseUrl: string | undefined;
	/** The day that the site is built for; undefined for one of all entries. */
	date?: string | undefined;
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

/** What came of a build: the findings, the number of pages that now stand there, what could not be kept for the next one. */
export type Built = Omit<Compiled, "emitted"> & { pages: number; problems: Message[] };

/** What a site or a part of one is made from, once its content is sound and the app is bundled. */
export type Making = {
	emitted: Emitted;
	/** Findings about the content, all of them warnings. */
	diagnostics: readonly Diagnostic[];
	bundle: Bundle;
	/** The icon of the site, SVG. */
	icon: string;
	head: HeadLinks;
	/** The folder that is written. It then takes the place of the one beside it. */
	next: string;
	/** Writes what a cache has learnt; the build tells where that could not be done. */
	save(cache: Cache): void;
};

/** What was made, and what was found about it. `keep` is called once it stands in its place, which it does not with any error. */
export type Made = { pages: readonly SitePage[]; diagnostics: readonly Diagnostic[]; keep?(): void };

/**
 * Compiles the content and bundles the app, lets `make` write into a folder beside `outDir`, and puts that in its place. With any error, of
 * the content or of what was made, `outDir` stays as it was. `scratch` are further folders beside which `make` writes, for the
 * time of the build.
 */
export async function buildBeside(
	options: BuildOptions,
	make: (making: Making) => Promise<Made>,
	scratch: readonly string[] = [],
): Promise<Built> {
	const bundling = beginBundle(options);
	try {
		return await buildWith(bundling, options, make, scratch);
	} finally {
		await bundling.end();
	}
}

/** The app while it is bundled: `stop` does so at once, `end` also removes what is not to be kept. */
type Bundling = { bundle: Promise<Bundle>; stop(): void; end(): Promise<void> };

/** Begins to bundle the app, which needs nothing of the content: that is read meanwhile. */
function beginBundle({ bundleDir, baseUrl }: Pick<BuildOptions, "bundleDir" | "baseUrl">): Bundling {
	// What is not kept is bundled into a folder that goes with the build.
	const dir = bundleDir ?? mkdtempSync(join(tmpdir(), "pousse-"));
	const stopped = new AbortController();
	// The address in `site.yaml` has no path.
	const base = baseUrl === undefined ? "" : basePathOf(baseUrl);
	const bundle = bundleApp(dir, base, stopped.signal);
	// Who awaits it later is told then.
	const settled = bundle.then(ignore, ignore);
	const remove = () => {
		if (bundleDir === null) rmSync(dir, { recursive: true, force: true });
	};
	return {
		bundle,
		stop() {
			stopped.abort();
			remove();
			removeUnfinished(dir);
		},
		async end() {
			stopped.abort();
			await settled;
			remove();
		},
	};
}

function ignore(): void {}

async function buildWith(
	bundling: Bundling,
	options: BuildOptions,
	make: (making: Making) => Promise<Made>,
	scratch: readonly string[],
): Promise<Built> {
	const { contentDir, outDir, baseUrl, date, cacheDir, codeHashes, onStage } = options;
	const problems: Message[] = [];
	const save = (cache: Cache) => problems.push(...[cache.save()].flatMap((problem) => problem ?? []));
	onStage("content");
	const parts = openCache(cacheDir, "parts");
	const hashes = recallHashes(cacheDir, Date.now);
	const seen = openCache(cacheDir, "emitted");
	const from = { contentDir, baseUrl, date, cache: parts, codeHashes, hashes, remember: seen.memo };
	const { emitted, ...compiled } = await compile(from);
	save(parts);
	hashes.keep();
	if (!emitted) return { ...compiled, pages: 0, problems };
	if (options.generatedDirs) writeGenerated(emitted.artifacts, options.generatedDirs);
	const build = async () => {
		for (const folder of [outDir, ...scratch]) recover(folder);
		onStage("bundle");
		const bundle = await bundling.bundle;
		const icon = readFileSync(join(options.publicDir, "favicon.svg"), "utf8");
		const head = headLinks(bundle, icon, options.killWorker);
		const next = beginBeside(outDir);
		const { diagnostics: before } = compiled;
		const made = await make({ emitted, diagnostics: before, bundle, icon, head, next, save });
		const diagnostics = sortDiagnostics([...before, ...made.diagnostics]);
		const failed = diagnostics.some(isError);
		if (failed) discard(next);
		else swapIn(next, outDir);
		for (const folder of scratch) abandon(folder);
		if (failed) return { ...compiled, diagnostics, pages: 0, problems };
		made.keep?.();
		save(seen);
		return { ...compiled, diagnostics, pages: made.pages.flatMap((page) => page.made.documents).length, problems };
	};
	return withLock(outDir, build, () => {
		for (const folder of [outDir, ...scratch]) abandon(folder);
		bundling.stop();
	});
}
