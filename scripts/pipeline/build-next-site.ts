import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { basePathOf } from "#schemas/spec/url.ts";
import type { Message } from "../messages/message.ts";
import { type Bundle, bundleApp } from "../render/bundle.ts";
import { removeUnfinished } from "../render/bundle-cache.ts";
import type { HeadLinks } from "../render/documents.ts";
import { type Diagnostic, isError, sortDiagnostics } from "../report/diagnostic.ts";
import { type Cache, openCache } from "../store/cache.ts";
import { loadHashes } from "../store/known-hashes.ts";
import type { Emitted } from "../types/site.ts";
import type { BuildOptions, Built } from "./build-options.ts";
import { type Compiled, compile } from "./compile.ts";
import { withLock } from "./lock.ts";
import type { SitePage } from "./render-pages.ts";
import { headLinks } from "./site-files.ts";
import { surveyOutput } from "./survey-output.ts";
import { writeGenerated } from "./write-generated.ts";
import { abandon, beginNextSite, discard, recover, swapIn } from "./write-site.ts";

/** Input for writing a site or a part of one, once its content is valid and the app is bundled. */
export type BuildInput = {
	emitted: Emitted;
	/** Hashes of the groups of files. */
	groupHashes: Compiled["groupHashes"];
	/** Findings about the content, all of them warnings. */
	diagnostics: readonly Diagnostic[];
	bundle: Bundle;
	/** The icon of the site, SVG. */
	icon: string;
	head: HeadLinks;
	/** The folder that is written. It then replaces the one beside it. */
	next: string;
	/** Writes the new values of a cache; the build reports a failure. */
	save(cache: Cache): void;
	/** Reports what could not be cached. */
	addProblem(problem: Message | null): void;
};

/** The pages written, and findings about them. `keep` is called once the site is in place, which never happens with an error. */
export type BuildResult = {
	pages: readonly SitePage[];
	diagnostics: readonly Diagnostic[];
	keep?(built: Omit<Built, "problems">): void;
};

/**
 * Compiles the content and bundles the app, lets `make` write into a folder beside `outDir`, and swaps it in. With any error in the
 * content or the result, `outDir` is unchanged. `scratch` lists further folders beside which `make` writes during the build.
 */
export async function buildNextSite(
	options: BuildOptions,
	make: (input: BuildInput) => Promise<BuildResult>,
	scratch: readonly string[] = [],
): Promise<Built> {
	const bundling = beginBundle(options);
	try {
		return await buildWith(bundling, options, make, scratch);
	} finally {
		await bundling.end();
	}
}

/** A running bundling: `stop` aborts it at once, `end` also removes files that are not to be kept. */
type Bundling = { bundle: Promise<Bundle>; stop(): void; end(): Promise<void> };

/** Starts bundling the app. It does not depend on the content, which is read in the meantime. */
function beginBundle({ bundleDir, baseUrl }: Pick<BuildOptions, "bundleDir" | "baseUrl">): Bundling {
	// Without a cache folder, bundles into a temporary folder that is deleted with the build.
	const dir = bundleDir ?? mkdtempSync(join(tmpdir(), "pousse-"));
	const stopped = new AbortController();
	const bundle = bundleApp(dir, baseOf(baseUrl), stopped.signal);
	// Avoids an unhandled rejection: whoever awaits the bundle later gets the error then.
	const bundleSettled = bundle.then(ignore, ignore);
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
			await bundleSettled;
			remove();
		},
	};
}

function ignore(): void {}

/** The base path of a site; empty for the address in `site.yaml`, which has none. */
export function baseOf(baseUrl: string | undefined): string {
	return baseUrl === undefined ? "" : basePathOf(baseUrl);
}

async function buildWith(
	bundling: Bundling,
	options: BuildOptions,
	make: (input: BuildInput) => Promise<BuildResult>,
	scratch: readonly string[],
): Promise<Built> {
	const { contentDir, outDir, baseUrl, date, cacheDir, codeHashes, onStage } = options;
	const problems: Message[] = [];
	const addProblem = (problem: Message | null) => {
		if (problem) problems.push(problem);
	};
	const save = (cache: Cache) => addProblem(cache.save());
	onStage("content");
	const parts = openCache(cacheDir, "parts");
	const hashes = loadHashes(cacheDir, Date.now);
	const seen = openCache(cacheDir, "emitted");
	const from = { contentDir, baseUrl, date, cache: parts, codeHashes, hashes, memo: seen.memo };
	const { emitted, groupHashes, ...compiled } = await compile(from);
	save(parts);
	hashes.save();
	if (!emitted) return { ...compiled, pages: 0, output: "", problems };
	if (options.generatedDirs) writeGenerated(emitted.artifacts, options.generatedDirs);
	const build = async () => {
		for (const folder of [outDir, ...scratch]) recover(folder);
		onStage("bundle");
		const bundle = await bundling.bundle;
		const icon = readFileSync(join(options.publicDir, "favicon.svg"), "utf8");
		const head = headLinks(bundle, icon, options.killWorker);
		const next = beginNextSite(outDir);
		const { diagnostics: before } = compiled;
		const made = await make({ emitted, groupHashes, diagnostics: before, bundle, icon, head, next, save, addProblem });
		const diagnostics = sortDiagnostics([...before, ...made.diagnostics]);
		const failed = diagnostics.some(isError);
		if (failed) discard(next);
		else swapIn(next, outDir);
		for (const folder of scratch) abandon(folder);
		if (failed) return { ...compiled, diagnostics, pages: 0, output: "", problems };
		const pages = made.pages.flatMap((page) => page.made.documents).length;
		const built = { ...compiled, diagnostics, pages, output: surveyOutput(options).hash };
		made.keep?.(built);
		save(seen);
		return { ...built, problems };
	};
	return withLock(outDir, build, () => {
		for (const folder of [outDir, ...scratch]) abandon(folder);
		bundling.stop();
	});
}
