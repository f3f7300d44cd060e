import type { ScreenPage, ShellData } from "#schemas/page-data.ts";
import { defaultLang, type Lang } from "#schemas/spec/languages.ts";
import { createPageMaker } from "../emit/page-data.ts";
import { msg } from "../messages/message.ts";
import { readBundle } from "../render/bundle.ts";
import type { BundleFiles } from "../render/bundle-cache.ts";
import { type HeadLinks, loadRenderer } from "../render/documents.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { attempt } from "../report/internal.ts";
import type { LoadBody } from "../types/content.ts";
import type { AnchorParts, PageSources, SharedData } from "../types/site.ts";
import { type MadePage, makePage } from "./make-page.ts";

/** What all pages are rendered with, as plain data, so that it can be sent to another thread. `dir` is the site being built. */
export type PageContext = {
	bundle: BundleFiles;
	head: HeadLinks;
	shells: Record<Lang, ShellData>;
	shared: SharedData;
	anchorParts: Record<Lang, AnchorParts>;
	/** Targets of redirects, by their address. */
	ends: [from: string, to: string][];
	dir: string;
};

/** A page to render: its data, or the sources of its data. */
export type PageJob = { path: string; lang: Lang; origin: string; of: { data: ScreenPage } | { sources: PageSources } };

/** A rendered page, with the facts of its documents (`PageFacts[]`) as JSON, or the reason why it failed. */
export type PageResult = { made: MadePage; facts: string } | { failed: Diagnostic[] };

/** Renders a page; `body` loads the Markdown of its entry. */
export type Make = (job: PageJob, body: LoadBody) => PageResult;

/** Prepares for rendering pages one after the other. */
export async function preparePages(context: PageContext): Promise<Make> {
	const { head, shells, shared, ends, dir } = context;
	const bundle = readBundle(context.bundle);
	const frame = {
		renderer: await loadRenderer(bundle, head, shells),
		inlineScripts: Object.values(bundle.inline),
		ends: new Map(ends),
		site: shells[defaultLang].site,
		dir,
	};
	const dataOf = createPageMaker(shared, context.anchorParts);
	return ({ path, origin, of }, body) => {
		const data = attempt(origin, null, () => ({ value: "data" in of ? of.data : dataOf(of.sources, body), diagnostics: [] }));
		if (!data.value) return { failed: data.diagnostics };
		try {
			const { made, facts } = makePage(data.value, frame);
			return { made, facts: JSON.stringify(facts) };
		} catch (error) {
			return { failed: [pageFailed(origin, path, error)] };
		}
	};
}

function pageFailed(origin: string, path: string, error: unknown): Diagnostic {
	return {
		code: "page-failed",
		file: origin,
		position: null,
		message: msg("page.failed", { path, reason: error instanceof Error ? error.message : String(error) }),
		hint: msg("page.failed.hint"),
	};
}
