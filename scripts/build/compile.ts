import { contentOn } from "../check/dates.ts";
import { linkSite } from "../check/link-site.ts";
import { type Drafts, noDrafts } from "../content/read/read-file.ts";
import { withoutConsequences } from "../report/consequences.ts";
import { type Diagnostic, type Outcome, sortDiagnostics } from "../report/diagnostic.ts";
import { attempt, wholeContent } from "../report/internal.ts";
import { mergeTodos } from "../report/merge-todos.ts";
import type { PlanOptions } from "../site/plan-site.ts";
import type { CodeHashes } from "../store/code-hash.ts";
import { createKnownHashes, type StoredHashes } from "../store/file-states.ts";
import { hashData } from "../store/hash.ts";
import type { Bodies, Site } from "../types/content.ts";
import type { Artifact, SitePlan } from "../types/site.ts";
import { analyzeContent, type RunOptions } from "./analyze-content.ts";
import { readTexts } from "./read-texts.ts";

/** Result of the steps from `content/read` to `site`: the site if there are no errors, and all findings, sorted. */
export type Compiled = {
	plan: SitePlan | null;
	/** JSON Schemas for editors, if requested and if there is a site. */
	schemas: Artifact[];
	diagnostics: Diagnostic[];
	/** Number of text files read. */
	files: number;
	/** Text of each file that has a finding, for code frames. */
	texts: ReadonlyMap<string, string>;
};

/** The content folder, and options that override `site.yaml`. */
export type CompileOptions = Omit<RunOptions, "codeHash"> & {
	contentDir: string;
	baseUrl?: string | undefined;
	/** Date of the run, such as 2025-01-31: a site leaves out entries published later, a check reports them. */
	date?: string | undefined;
	codeHashes: CodeHashes;
	/** Set when only the findings are needed: no site is made. */
	checkOnly?: boolean;
	/** Makes the JSON Schemas for editors nevertheless. */
	withSchemas?: boolean;
	/** Unsaved drafts of an editor; files without a draft are read from disk. */
	drafts?: Drafts;
};

/** Runs the steps from `content/read` to `site`, which is all that the check, the dev server and most tests need. */
export async function compile(options: CompileOptions): Promise<Compiled> {
	const { contentDir, baseUrl, date, results, codeHashes } = options;
	const { checkOnly = false, withSchemas = false, drafts = noDrafts } = options;
	const analyzed = await analyzeContent({ contentDir, drafts }, { ...options, codeHash: codeHashes.pipeline });
	const { content, bodies, files, diagnostics: before } = analyzed;
	const rulesKey = hashData(JSON.stringify([codeHashes.pipeline, analyzed.rulesHash, date ?? null, checkOnly]));
	const memoFindings = (find: () => Diagnostic[]) => results.memo(`rules ${rulesKey}`, find);
	const shown = content && date !== undefined && !checkOnly ? contentOn(date, content) : content;
	const site = shown ? linkSite(shown, { before, date: date ?? null, memoFindings }) : nothing;
	if (site.value && baseUrl !== undefined) site.value.config.url = baseUrl;
	const publicHash = hashData(JSON.stringify([codeHashes, analyzed.publicHash, date ?? null, baseUrl ?? null]));
	const plan =
		site.value && !checkOnly
			? await makePlan(site.value, { drawingHash: codeHashes.drawings, publicHash, memo: results.memo }, bodies)
			: nothing;
	const found = withoutConsequences([...before, ...site.diagnostics, ...plan.diagnostics]);
	const diagnostics = mergeTodos(sortDiagnostics(found));
	return {
		plan: plan.value,
		schemas: withSchemas && site.value ? await schemasOf(site.value) : [],
		diagnostics,
		files,
		texts: readTexts(contentDir, diagnostics),
	};
}

/** `compile` with what the run before left in the store: files that have not changed since are not read again. */
export async function compileAgain(options: Omit<CompileOptions, "hashes">): Promise<Compiled> {
	const { results } = options;
	const hashes = createKnownHashes(Date.now, results.find<StoredHashes>("content files"));
	const compiled = await compile({ ...options, hashes });
	results.put("content files", hashes.used());
	return compiled;
}

const nothing: Outcome<null> = { value: null, diagnostics: [] };

// Loaded on demand, since a check plans no pages.
async function makePlan(site: Site, options: PlanOptions, bodies: Bodies): Promise<Outcome<SitePlan | null>> {
	const { planSite } = await import("../site/plan-site.ts");
	return attempt<SitePlan | null>(wholeContent, null, () => ({ value: planSite(site, options, bodies), diagnostics: [] }));
}

async function schemasOf(site: Site): Promise<Artifact[]> {
	const { editorFiles } = await import("../site/editor-files.ts");
	return editorFiles(site);
}
