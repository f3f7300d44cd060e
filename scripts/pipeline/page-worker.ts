import type { RichText } from "#schemas/rich-text.ts";
import type { Lang } from "#schemas/spec/languages.ts";
import { type Cache, openCache } from "../store/cache.ts";
import { type PageContext, type PageJob, type PageResult, preparePages } from "./page-job.ts";
import type { PrepareThread } from "./threads.ts";

/** Pages to render in one batch, each with the cache keys of its bodies, by language. */
export type PageBatch = { jobs: PageJob[]; keys: Partial<Record<Lang, string | null>>[] };

/** Initial data of a thread. */
export type PageThread = { context: PageContext; cacheDir: string };

/** A body that is no longer in the cache. */
class LostBody extends Error {}

/** Renders the pages of a batch in a worker thread; null for a page whose text is not in the cache. */
const prepare: PrepareThread<PageThread, PageBatch, (PageResult | null)[]> = async ({ context, cacheDir }) => {
	const cache = openCache(cacheDir, "parts");
	const make = await preparePages(context);
	return ({ jobs, keys }) => {
		// The pages of an entry are adjacent, and all use the original.
		const found = new Map<string, RichText>();
		return jobs.map((job, index) => {
			try {
				return make(job, (_, lang) => findBody(cache, keys[index]?.[lang] ?? null, found));
			} catch (error) {
				if (isLost(error)) return null;
				throw error;
			}
		});
	};
};

export default prepare;

function findBody(cache: Cache, key: string | null, found: Map<string, RichText>): RichText {
	if (key === null) return { type: "root", children: [] };
	const body = found.get(key) ?? cache.find<RichText>(key);
	if (!body) throw new LostBody();
	found.set(key, body);
	return body;
}

function isLost(error: unknown): boolean {
	return error instanceof LostBody || (error instanceof Error && error.cause instanceof LostBody);
}
