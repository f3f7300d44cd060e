import { checkPage, finishedSite, redirectsOf } from "../audit/check-site.ts";
import type { PageFacts } from "../audit/collect-facts.ts";
import type { FinishedSite } from "../audit/finished-site.ts";
import { type EditedPage, type Editing, pageAtIndex } from "./editing.ts";
import type { MadePage } from "./make-page.ts";
import { makePages, startPageThreads } from "./make-pages.ts";
import type { SitePageRecord } from "./site-record.ts";

/** Writes the edited pages; returns all pages of the site, or null if there is a finding, or if other pages are affected. */
export async function makeEdited(
	editing: Editing,
	edited: readonly EditedPage[],
	next: string,
): Promise<SitePageRecord[] | null> {
	const { options, bundle, edits, notes, site } = editing;
	const context = { ...notes.frame.context, bundle: bundle.files, dir: next };
	const jobs = edited.flatMap(({ job }) => job ?? []);
	const threads = startPageThreads(jobs.length, options.cacheDir);
	const results = (await makePages(jobs, context, edits.bodies, threads)).values();
	const finished = finishedSiteOf(editing, next);
	const pages = [...site.pages];
	for (const { index, key, shortKey, job } of edited) {
		const before = pageAtIndex(site, index);
		const result = job && results.next().value;
		if (result && "failed" in result) return null;
		const made = result ? result.made : before.made;
		if (outlineOf(made) !== outlineOf(before.made)) return null;
		if (result && job && hasError(made, JSON.parse(result.facts) as PageFacts[], finished)) return null;
		pages[index] = { key, shortKey, made };
	}
	return pages;
}

/** The data of a page that other pages, and rules about them, use. */
function outlineOf({ documents, data, markdown }: MadePage): string {
	const seen = documents.map(({ file, pathname, outline }) => [file, pathname, outline]);
	return JSON.stringify([seen, data.file, markdown?.file]);
}

function hasError({ documents }: MadePage, facts: readonly PageFacts[], site: FinishedSite): boolean {
	return documents.some(({ file, pathname }, index) => {
		const seen = facts[index];
		return !seen || checkPage({ ...seen, file, pathname }, site, file).length > 0;
	});
}

/** The next site as the rules see it; nothing that they use outside of the page has changed. */
export function finishedSiteOf({ site, files, notes: { baseUrl } }: Editing, next: string): FinishedSite {
	const outlines = site.pages.flatMap(({ made }) => made.documents.map(({ pathname, outline }) => [pathname, outline] as const));
	return finishedSite(next, { pages: new Map(outlines), files: new Set(files), redirects: redirectsOf(next, baseUrl), baseUrl });
}
