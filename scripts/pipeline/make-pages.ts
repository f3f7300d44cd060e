import { defaultLang, type Lang } from "#schemas/spec/languages.ts";
import type { Bodies, CompleteEntry } from "../types/content.ts";
import { type PageContext, type PageJob, type PageResult, preparePages } from "./page-job.ts";
import type { PageBatch, PageThread } from "./page-worker.ts";
import {
	countCores,
	inBatches,
	minItemsForThreads,
	runInThreads,
	startThreads,
	type Threads,
	type ThreadTask,
} from "./threads.ts";

/** Pages per message to a thread. */
const batchSize = 16;

/** Threads that render pages, and the folder of the cache in which they find the Markdown. */
export type PageThreads = { threads: Threads; cacheDir: string };

/** Starts threads that render pages if there are at least so many; they load the app while the calling thread continues. */
export function startPageThreads(pages: number, cacheDir: string | null): PageThreads | null {
	if (pages < minItemsForThreads || cacheDir === null) return null;
	return { threads: startThreads("pages", countCores()), cacheDir };
}

/** Renders pages, in threads if they have been started; returns a result for each, in order. */
export async function makePages(
	jobs: readonly PageJob[],
	context: PageContext,
	bodies: Bodies,
	started: PageThreads | null,
): Promise<PageResult[]> {
	if (jobs.length === 0) return [];
	if (!started) return makeHere(jobs, context, bodies);
	const results: PageResult[] = [];
	const tasks = inBatches(jobs, batchSize).map(
		(batch, number): ThreadTask<PageBatch, (PageResult | null)[]> => ({
			task: { jobs: batch.map(inItsLanguage), keys: batch.map((job) => bodyKeys(job, bodies)) },
			async done(received) {
				// Pages whose text a thread did not find in the cache are rendered here, where the file can be read again.
				const notCached = batch.filter((_, index) => !received[index]);
				const made = notCached.length > 0 ? await makeHere(notCached, context, bodies) : [];
				received.forEach((result, index) => {
					const final = result ?? made.shift();
					if (final) results[number * batchSize + index] = final;
				});
			},
		}),
	);
	await runInThreads(started.threads, { context, cacheDir: started.cacheDir } satisfies PageThread, tasks);
	return results;
}

async function makeHere(jobs: readonly PageJob[], context: PageContext, bodies: Bodies): Promise<PageResult[]> {
	const make = await preparePages(context);
	return jobs.map((job) => make(job, bodies.load));
}

/** A page uses only its own language and the original, so only these are sent to the thread. */
function inItsLanguage(job: PageJob): PageJob {
	if ("data" in job.of) return job;
	const { sources } = job.of;
	const { entry, lang } = sources;
	const texts = { [lang]: entry.texts[lang], [defaultLang]: entry.texts[defaultLang] } as CompleteEntry["texts"];
	return { ...job, of: { sources: { ...sources, entry: { ...entry, texts } } } };
}

/** Cache keys of the Markdown of a page, and of its original. */
function bodyKeys({ of }: PageJob, { keyOf }: Bodies): Partial<Record<Lang, string | null>> {
	if ("data" in of) return {};
	const { entry, lang } = of.sources;
	return { [lang]: keyOf(entry, lang), [defaultLang]: keyOf(entry, defaultLang) };
}
