import { defaultLang, type Lang } from "#schemas/spec/languages.ts";
import type { Bodies, CompleteEntry } from "../types/content.ts";
import { type PageContext, type PageJob, type PageResult, preparePages } from "./page-job.ts";
import type { PageBatch, PageThread } from "./page-worker.ts";
import { inBatches, runInThreads, type ThreadTask } from "./threads.ts";

/** For fewer pages it does not pay to start threads, each of which loads the app. */
const fewestForThreads = 120;

/** Pages that a thread is given at a time. */
const batchSize = 32;

/** Makes pages, many of them in threads; gives a result for each, in order. */
export async function makePages(
	jobs: readonly PageJob[],
	context: PageContext,
	bodies: Bodies,
	cacheDir: string | null,
): Promise<PageResult[]> {
	if (jobs.length === 0) return [];
	if (jobs.length < fewestForThreads || cacheDir === null) return makeHere(jobs, context, bodies);
	const results: PageResult[] = [];
	const tasks = inBatches(jobs, batchSize).map(
		(batch, number): ThreadTask<PageBatch, (PageResult | null)[]> => ({
			task: { jobs: batch.map(inItsLanguage), keys: batch.map((job) => bodyKeys(job, bodies)) },
			async done(given) {
				// What a thread does not find in the cache is made here, where it can be read from its file again.
				const lost = batch.filter((_, index) => !given[index]);
				const made = lost.length > 0 ? await makeHere(lost, context, bodies) : [];
				given.forEach((result, index) => {
					const final = result ?? made.shift();
					if (final) results[number * batchSize + index] = final;
				});
			},
		}),
	);
	await runInThreads<PageThread, PageBatch, (PageResult | null)[]>("pages", { context, cacheDir }, tasks);
	return results;
}

async function makeHere(jobs: readonly PageJob[], context: PageContext, bodies: Bodies): Promise<PageResult[]> {
	const make = await preparePages(context);
	return jobs.map((job) => make(job, bodies.load));
}

/** A page reads its own language and the original alone, so a thread is sent no others. */
function inItsLanguage(job: PageJob): PageJob {
	if ("data" in job.of) return job;
	const { sources } = job.of;
	const { entry, lang } = sources;
	const texts = { [lang]: entry.texts[lang], [defaultLang]: entry.texts[defaultLang] } as CompleteEntry["texts"];
	return { ...job, of: { sources: { ...sources, entry: { ...entry, texts } } } };
}

/** Where the Markdown of a page, and that which it was translated from, are kept. */
function bodyKeys({ of }: PageJob, { keyOf }: Bodies): Partial<Record<Lang, string | null>> {
	if ("data" in of) return {};
	const { entry, lang } = of.sources;
	return { [lang]: keyOf(entry, lang), [defaultLang]: keyOf(entry, defaultLang) };
}
