import { join } from "node:path";
import { emitSite } from "../emit/emit-site.ts";
import { measurePhotos } from "../images/measure-photos.ts";
import { linkSite } from "../link/link-site.ts";
import { readContent } from "../read/read-content.ts";
import { withoutConsequences } from "../report/consequences.ts";
import { type Diagnostic, type Outcome, sortDiagnostics } from "../report/diagnostic.ts";
import { attempt, wholeContent } from "../report/internal.ts";
import type { Cache } from "../store/cache.ts";
import type { CodeHashes } from "../store/code-hash.ts";
import type { Bodies, Content, Site } from "../types/content.ts";
import type { Emitted } from "../types/site.ts";
import { assembleContent } from "../validate/assemble.ts";
import { readTexts } from "./read-texts.ts";
import { understandAll } from "./understand-all.ts";

/** What a run of read → emit gives: the site when nothing is at fault, and all findings, sorted. */
export type Compiled = {
	emitted: Emitted | null;
	diagnostics: Diagnostic[];
	/** Number of text files that were read. */
	files: number;
	/** Text of each file that has a finding, for code frames. */
	texts: ReadonlyMap<string, string>;
};

/** Where to read, and what replaces the address in `site.yaml`. */
export type CompileOptions = {
	contentDir: string;
	baseUrl?: string | undefined;
	cache: Cache;
	codeHashes: CodeHashes;
	/** Who only wants the findings does without the site. */
	checkOnly?: boolean;
};

/** Runs read, parse, validate, images, link and emit. All that the check, the dev server and most tests need. */
export async function compile({ contentDir, baseUrl, cache, codeHashes, checkOnly = false }: CompileOptions): Promise<Compiled> {
	const sources = readContent(contentDir);
	const { groups, bodies } = await understandAll(sources.value.files, contentDir, cache, codeHashes.pipeline);
	const photos = await measurePhotos(sources.value.photos, join(contentDir, "images"), (key, compute) =>
		cache.memoAsync(`${codeHashes.pipeline} ${key}`, compute),
	);
	const parts = groups.flatMap((group) => group.parts);
	const content = attempt<Content | null>(wholeContent, null, () => assembleContent(parts, sources.value.photos, photos.value));
	const before = [sources, ...groups, photos, content].flatMap(({ diagnostics }) => diagnostics);
	const site = content.value ? linkSite(content.value, before) : nothing;
	if (site.value && baseUrl !== undefined) site.value.config.url = baseUrl;
	const emitted = site.value && !checkOnly ? emit(site.value, codeHashes.drawings, bodies) : nothing;
	const diagnostics = sortDiagnostics(withoutConsequences([...before, ...site.diagnostics, ...emitted.diagnostics]));
	return {
		emitted: emitted.value,
		diagnostics,
		files: sources.value.files.filter(({ hash }) => hash !== "").length,
		texts: readTexts(contentDir, diagnostics),
	};
}

const nothing: Outcome<null> = { value: null, diagnostics: [] };

function emit(site: Site, drawingHash: string, bodies: Bodies): Outcome<Emitted | null> {
	return attempt<Emitted | null>(wholeContent, null, () => ({ value: emitSite(site, drawingHash, bodies), diagnostics: [] }));
}
