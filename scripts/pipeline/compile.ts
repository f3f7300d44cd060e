import type { EmitOptions } from "../emit/emit-site.ts";
import { contentOn } from "../link/dates.ts";
import { linkSite } from "../link/link-site.ts";
import { type Drafts, noDrafts } from "../read/read-file.ts";
import { withoutConsequences } from "../report/consequences.ts";
import { type Diagnostic, type Outcome, sortDiagnostics } from "../report/diagnostic.ts";
import { attempt, wholeContent } from "../report/internal.ts";
import type { Cache } from "../store/cache.ts";
import type { CodeHashes } from "../store/code-hash.ts";
import { hashData } from "../store/hash.ts";
import type { KnownHashes } from "../store/known-hashes.ts";
import type { Bodies, Memo, Site } from "../types/content.ts";
import type { Artifact, Emitted } from "../types/site.ts";
import { type AnalyzedContent, analyzeContent } from "./analyze-content.ts";
import { readTexts } from "./read-texts.ts";
import type { Threads } from "./threads.ts";

/** Result of read → emit: the site if there are no errors, and all findings, sorted. */
export type Compiled = {
	emitted: Emitted | null;
	/** JSON Schemas for editors, if requested and if there is a site. */
	schemas: Artifact[];
	diagnostics: Diagnostic[];
	/** Hashes of the groups of files. */
	groupHashes: AnalyzedContent["groupHashes"];
	/** Number of text files read. */
	files: number;
	/** Text of each file that has a finding, for code frames. */
	texts: ReadonlyMap<string, string>;
};

/** The content folder, and options that override `site.yaml`. */
export type CompileOptions = {
	contentDir: string;
	baseUrl?: string | undefined;
	/** Date of the run, such as 2025-01-31: a site leaves out entries published later, a check reports them. */
	date?: string | undefined;
	cache: Cache;
	codeHashes: CodeHashes;
	/** Set when only the findings are needed: no site is made. */
	checkOnly?: boolean;
	/** Makes the JSON Schemas for editors nevertheless. */
	withSchemas?: boolean;
	/** Threads that have been started to read the content. */
	threads?: Threads | null;
	/** Unsaved drafts of an editor; files without a draft are read from disk. */
	drafts?: Drafts;
	/** File hashes from earlier runs, if one process compiles repeatedly. */
	hashes?: KnownHashes | null;
	/**
	 * Caches results that depend only on the surface of the content, the part that other pages may use; some are requested after this
	 * run has ended.
	 */
	memo?: Memo;
};

const withoutMemo: Memo = (_, compute) => compute();

/** Runs read, parse, validate, images, link and emit, which is all that the check, the dev server and most tests need. */
export async function compile(options: CompileOptions): Promise<Compiled> {
	const {
		contentDir,
		baseUrl,
		date,
		cache,
		codeHashes,
		checkOnly = false,
		withSchemas = false,
		drafts = noDrafts,
		threads = null,
		hashes = null,
		memo = withoutMemo,
	} = options;
	const analyzed = await analyzeContent({ contentDir, drafts, threads }, cache, codeHashes.pipeline, hashes);
	const { content, bodies, files, diagnostics: before } = analyzed;
	const rulesKey = `rules ${hashData(JSON.stringify([codeHashes.pipeline, analyzed.rulesHash, date ?? null]))}`;
	const memoFindings = (find: () => Diagnostic[]) => memo(rulesKey, find);
	const shown = content && date !== undefined && !checkOnly ? contentOn(date, content) : content;
	const site = shown ? linkSite(shown, { before, date: date ?? null, memoFindings }) : nothing;
	if (site.value && baseUrl !== undefined) site.value.config.url = baseUrl;
	const surface = hashData(JSON.stringify([codeHashes, analyzed.surface, date ?? null, baseUrl ?? null]));
	const emitted =
		site.value && !checkOnly ? await emit(site.value, { drawingHash: codeHashes.drawings, surface, memo }, bodies) : nothing;
	const diagnostics = sortDiagnostics(withoutConsequences([...before, ...site.diagnostics, ...emitted.diagnostics]));
	return {
		emitted: emitted.value,
		schemas: withSchemas && site.value ? await schemasOf(site.value) : [],
		diagnostics,
		groupHashes: analyzed.groupHashes,
		files,
		texts: readTexts(contentDir, diagnostics),
	};
}

const nothing: Outcome<null> = { value: null, diagnostics: [] };

// Loaded on demand, since a check emits nothing.
async function emit(site: Site, options: EmitOptions, bodies: Bodies): Promise<Outcome<Emitted | null>> {
	const { emitSite } = await import("../emit/emit-site.ts");
	return attempt<Emitted | null>(wholeContent, null, () => ({ value: emitSite(site, options, bodies), diagnostics: [] }));
}

async function schemasOf(site: Site): Promise<Artifact[]> {
	const { editorFiles } = await import("../emit/editor-files.ts");
	return editorFiles(site);
}
