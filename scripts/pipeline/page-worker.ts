import { Tinypool } from "tinypool";
import type { RichText } from "#schemas/rich-text.ts";
import type { Lang } from "#schemas/spec/languages.ts";
import { openCache } from "./cache.ts";
import { type PageContext, type PageJob, type PageResult, preparePages } from "./page-job.ts";

/** Pages to be made in one go, each with the keys of the bodies that it shows, by language. */
export type PageBatch = { jobs: PageJob[]; keys: Partial<Record<Lang, string | null>>[] };

/** What a thread is started with. */
type Started = { context: PageContext; cacheDir: string };

/** A body that the cache does not hold any more. */
class LostBody extends Error {}

const { context, cacheDir } = Tinypool.workerData as Started;
const cache = openCache(cacheDir, "parts");
const make = await preparePages(context);

/** Makes the pages of a batch, in a thread of its own; null for one whose text is not in the cache. */
export default function makeBatch({ jobs, keys }: PageBatch): (PageResult | null)[] {
	return jobs.map((job, index) => {
		try {
			return make(job, (_, lang) => findBody(keys[index]?.[lang] ?? null));
		} catch (error) {
			if (isLost(error)) return null;
			throw error;
		}
	});
}

function findBody(key: string | null): RichText {
	if (key === null) return { type: "root", children: [] };
	const body = cache.find<RichText>(key);
	if (!body) throw new LostBody();
	return body;
}

function isLost(error: unknown): boolean {
	return error instanceof LostBody || (error instanceof Error && error.cause instanceof LostBody);
}
