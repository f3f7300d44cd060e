import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writePhotos } from "../images/write-photos.ts";
import { bundleApp } from "../render/bundle.ts";
import { isError, sortDiagnostics, UsageError } from "../report/diagnostic.ts";
import { openCache } from "../store/cache.ts";
import { assertReplaceable, markFile } from "./build-mark.ts";
import type { BuildOptions, Built } from "./build-site.ts";
import { compile } from "./compile.ts";
import { withLock } from "./lock.ts";
import { makePictures } from "./make-pictures.ts";
import { hashInputs, writePartMark } from "./part.ts";
import { renderPages } from "./render-pages.ts";
import { isOfShard, type Shard } from "./shard.ts";
import { headLinks } from "./site-files.ts";
import { abandon, beginBeside, discard, recover, swapIn } from "./write-site.ts";

/**
 * Builds a part of the site into `outDir`: all content is checked and linked, but only the pages and pictures of one shard are made.
 * Nothing that stands around pages is there, so a part is no site; `buildSite` makes one of all of them.
 */
export async function buildPart(options: Omit<BuildOptions, "parts">, shard: Shard): Promise<Built> {
	const { contentDir, outDir, baseUrl, cacheDir, codeHashes, killWorker, onStage } = options;
	assertReplaceable(outDir);
	if (existsSync(join(outDir, markFile)))
		throw new UsageError(`${outDir} holds a whole site, which no part replaces. Name another folder with --out DIR.`);
	onStage("content");
	const parsed = openCache(cacheDir, "parts");
	const { emitted, ...compiled } = await compile({ contentDir, baseUrl, cache: parsed, codeHashes });
	const problems = [parsed.save()];
	const told = () => problems.flatMap((problem) => problem ?? []);
	if (!emitted) return { ...compiled, pages: 0, problems: told() };
	const bundleDir = options.bundleDir ?? mkdtempSync(join(tmpdir(), "pousse-"));
	const leave = () => {
		if (options.bundleDir === null) rmSync(bundleDir, { recursive: true, force: true });
	};
	const build = async () => {
		recover(outDir);
		onStage("bundle");
		const bundle = await bundleApp(bundleDir);
		const head = headLinks(bundle, readFileSync(join(options.publicDir, "favicon.svg"), "utf8"), killWorker);
		const next = beginBeside(outDir);
		onStage("render");
		const { shells, shared, anchorParts, redirects, bodies } = emitted;
		const pages = emitted.pages.filter(({ path }) => isOfShard(shard, path));
		const known = openCache(null, "pages");
		const rendered = await renderPages(
			{ pages, shells, shared, anchorParts, redirects, bodies },
			{ bundle, head, codeHash: codeHashes.pipeline, dir: next, last: null, cache: known, cacheDir },
		);
		const diagnostics = sortDiagnostics([...compiled.diagnostics, ...rendered.diagnostics]);
		if (diagnostics.some(isError)) {
			discard(next);
			return { ...compiled, diagnostics, pages: 0, problems: told() };
		}
		onStage("draw");
		const drawn = openCache(cacheDir, "files");
		// Drawings that look alike have one key, so that they are drawn in one place.
		const drawings = emitted.drawings.filter(({ key }) => isOfShard(shard, key));
		await makePictures(drawings, { dir: next, last: null, cache: drawn, keepIn: cacheDir && join(cacheDir, "social") });
		problems.push(drawn.save());
		const photos = emitted.photos.filter(({ stem }) => isOfShard(shard, stem));
		if (photos.length > 0) onStage("photos");
		await writePhotos(photos, {
			from: join(contentDir, "images"),
			to: join(next, "images"),
			keepIn: cacheDir && join(cacheDir, "photos"),
		});
		writePartMark(next, { shard, inputs: hashInputs(options, bundle.hash), pages: rendered.value, cache: known });
		rmSync(join(next, markFile));
		swapIn(next, outDir);
		const documents = rendered.value.reduce((sum, { made }) => sum + made.documents.length, 0);
		return { ...compiled, diagnostics, pages: documents, problems: told() };
	};
	const cleanUp = () => {
		abandon(outDir);
		leave();
	};
	return withLock(outDir, build, cleanUp).finally(leave);
}
