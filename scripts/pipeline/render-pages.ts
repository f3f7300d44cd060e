import type { KnownDocument } from "../audit/check-site.ts";
import type { PageFacts } from "../audit/collect-facts.ts";
import type { Bundle } from "../render/bundle.ts";
import type { HeadLinks } from "../render/documents.ts";
import type { Outcome } from "../report/diagnostic.ts";
import type { Cache } from "../store/cache.ts";
import { hashData } from "../store/hash.ts";
import type { Emitted, EmittedPage } from "../types/site.ts";
import { type LastSite, reuseFiles } from "./last-site.ts";
import type { MadePage } from "./make-page.ts";
import { makePages, type PageThreads, startPageThreads } from "./make-pages.ts";
import type { PageContext, PageJob } from "./page-job.ts";
import { createHashing, pageKey, shortKey, siteFrame } from "./page-keys.ts";

/**
 * A page of the site being built, taken from the last site or just written. Its cache key changes with any of its inputs, our own
 * code included.
 */
export type SitePage = Pick<EmittedPage, "path" | "lang"> & PageState;

/** A page of the site. `shortKey` changes with any byte of its entry and of what other entries show: more often than its key. */
type PageState = { made: MadePage; key: string; shortKey: string; reused: boolean };

/** The target folder, and what saves work: cached data about pages, and the last site. */
export type RenderOptions = {
	bundle: Bundle;
	head: HeadLinks;
	/** Hash of our own code. */
	codeHash: string;
	dir: string;
	last: LastSite | null;
	cache: Cache;
	cacheDir: string | null;
};

/** What pages are rendered from. */
export type Rendered = Pick<Emitted, "pages" | "shells" | "shared" | "anchorParts" | "redirects" | "bodies" | "surface">;

/**
 * Renders all pages into the site being built: their data and their documents. A page whose inputs are unchanged is taken from the
 * last site. A page that throws becomes a finding that names its content file, and the build fails.
 */
export async function renderPages(emitted: Rendered, options: RenderOptions): Promise<Outcome<SitePage[]>> {
	const { dir, last, cache, cacheDir } = options;
	const frame = siteFrame(emitted, options);
	const context: PageContext = { ...frame.context, dir };
	const wanted: (Pick<PageState, "key" | "shortKey"> & { page: EmittedPage; job: PageJob })[] = [];
	const known = new Map<EmittedPage, PageState>();
	const reuse = (page: EmittedPage, key: string, shortKey: string) => {
		const made = last?.pages.get(key);
		if (!last || !made || !reuseFilesOf(made, last, dir)) return false;
		// Keeps the value in the cache.
		cache.has(factsKey(key));
		known.set(page, { made, key, shortKey, reused: true });
		return true;
	};
	let threads: PageThreads | null = null;
	const hashSources = createHashing(emitted.bodies);
	for (const page of emitted.pages) {
		const { path, lang, origin, entry } = page;
		const short = shortKey(frame, emitted.bodies.entryKey(entry), page);
		const before = last?.shortKeys.get(short);
		if (before !== undefined && reuse(page, before, short)) continue;
		const { sources } = page;
		const of = sources ? { sources } : { data: page.data };
		const key = pageKey(frame, sources ? hashSources(sources) : hashData(JSON.stringify(of)), page);
		if (reuse(page, key, short)) continue;
		wanted.push({ page, key, shortKey: short, job: { path, lang, origin, of } });
		// Started before all pages are known, since preparing the others takes as long as loading the app.
		threads ??= startPageThreads(wanted.length, cacheDir);
	}
	const results = await makePages(
		wanted.map(({ job }) => job),
		context,
		emitted.bodies,
		threads,
	);
	const pages: Outcome<SitePage[]> = { value: [], diagnostics: [] };
	wanted.forEach(({ page, key, shortKey }, index) => {
		const result = results[index];
		if (!result) throw new Error(`nobody made the page ${page.path}`);
		if ("failed" in result) pages.diagnostics.push(...result.failed);
		else {
			cache.putJson(factsKey(key), result.facts);
			known.set(page, { made: result.made, key, shortKey, reused: false });
		}
	});
	for (const page of emitted.pages) {
		const rendered = known.get(page);
		if (rendered) pages.value.push({ path: page.path, lang: page.lang, ...rendered });
	}
	return pages;
}

/** Documents of pages by file, for the check of the finished site; their facts are loaded on demand. */
export function knownDocuments(pages: readonly SitePage[], cache: Cache): Map<string, KnownDocument> {
	return new Map(
		pages.flatMap(({ made, key, reused }) =>
			made.documents.map(({ file, outline }, index) => {
				const facts = () => cache.find<PageFacts[]>(factsKey(key))?.[index] ?? null;
				return [file, { outline, facts, reused }] as const;
			}),
		),
	);
}

/**
 * Cache key of the facts of a page's documents. They are stored separately, since they are needed only if something has changed.
 */
export function factsKey(key: string): string {
	return `facts ${key}`;
}

function reuseFilesOf({ data, documents, markdown }: MadePage, last: LastSite, next: string): boolean {
	return reuseFiles(last, next, [data, ...documents, ...(markdown ? [markdown] : [])]);
}
