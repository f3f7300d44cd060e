import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writePhotos } from "../images/write-photos.ts";
import { msg } from "../messages/message.ts";
import { isError, UsageError } from "../report/diagnostic.ts";
import { openCache } from "../store/cache.ts";
import { assertReplaceable, markFile } from "./build-mark.ts";
import { type BuildInput, type BuildResult, buildNextSite } from "./build-next-site.ts";
import type { BuildOptions, Built } from "./build-options.ts";
import { makePictures, picturesOf, picturesOfShard } from "./make-pictures.ts";
import { assertOutputFolder, realPath } from "./output-folder.ts";
import { hashInputs, writePartMark } from "./part.ts";
import { renderPages } from "./render-pages.ts";
import { isOfShard, type Shard } from "./shard.ts";

/**
 * Builds a part of the site into `outDir`: all content is checked and linked, but only the pages and pictures of one shard are
 * written, and no other files of the site; `buildSite` merges all parts into a site.
 */
export async function buildPart(given: BuildOptions, shard: Shard): Promise<Built> {
	const outDir = realPath(given.outDir);
	const options = { ...given, outDir };
	assertOutputFolder(outDir, options.contentDir);
	assertReplaceable(outDir);
	if (existsSync(join(outDir, markFile))) throw new UsageError(msg("build.outIsSite", { dir: outDir }));
	return buildNextSite(options, (making) => makePart(options, shard, making));
}

async function makePart(
	options: BuildOptions,
	shard: Shard,
	{ emitted, bundle, head, next, save }: BuildInput,
): Promise<BuildResult> {
	const { contentDir, cacheDir, codeHashes, onStage } = options;
	onStage("render");
	const { shells, shared, anchorParts, redirects, bodies, surface } = emitted;
	const pages = emitted.pages.filter(({ path }) => isOfShard(shard, path));
	const known = openCache(null, "pages");
	const rendered = await renderPages(
		{ pages, shells, shared, anchorParts, redirects, bodies, surface },
		{ bundle, head, codeHash: codeHashes.pipeline, dir: next, last: null, cache: known, cacheDir },
	);
	const made = { pages: rendered.value, diagnostics: rendered.diagnostics };
	if (made.diagnostics.some(isError)) return made;
	const pictures = picturesOfShard(shard, picturesOf(emitted));
	if (pictures.photos.length > 0) onStage("photos");
	await writePhotos(pictures.photos, {
		from: join(contentDir, "images"),
		to: join(next, "images"),
		cacheDir: cacheDir && join(cacheDir, "photos"),
	});
	onStage("draw");
	const drawn = openCache(cacheDir, "files");
	await makePictures(pictures, { dir: next, last: null, cache: drawn, cacheDir: cacheDir && join(cacheDir, "social") });
	save(drawn);
	writePartMark(next, { shard, inputs: hashInputs(options, bundle.hash), pages: rendered.value, cache: known });
	rmSync(join(next, markFile));
	return made;
}
