import { availableParallelism } from "node:os";
import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";

/**
 * Heap limits of a thread in MiB, which force garbage collection: its working set is small, and two threads must stay below the
 * memory limit of a build.
 */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48 };

/** With fewer items of work, threads take longer to start than they save. */
const minItemsForThreads = 100;

/** Items per message: sending one costs more than its contents. Few, so that no thread is left without work for long. */
const batchSize = 16;

/** Batches that a thread is given in advance, so that it never waits for the main thread, which may be busy for a while. */
const batchesAhead = 2;

/** Kinds of work, by their name in `thread.ts`. */
export type Work = "analysis" | "data" | "documents";

/**
 * The default export of a module that does a kind of work: given its initial data, it returns the function that does one item. It runs
 * in a thread, or in the calling thread if there are few items.
 */
export type Prepare<Started, Item, Result> = (started: Started) => Promise<(item: Item) => Result>;

/** Messages to a thread: the initial data of a kind of work, then batches of its items. */
export type ToThread = { work: Work; started: unknown } | { work: Work; items: readonly unknown[] };

/** Work to do: its initial data, its items, and the module that does it where there are few. */
export type Task<Started, Item, Result> = {
	work: Work;
	started: Started;
	items: readonly Item[];
	prepare: Prepare<Started, Item, Result>;
	/** Whether the calling thread works as well, in which case it does nothing else meanwhile. */
	here?: boolean;
};

/** The threads of a run, started with the first work that is worth it. */
export type Pool = {
	/** Does work and returns a result for each item, in order. The first exception ends it, as does a thread that dies. */
	run<Started, Item, Result>(task: Task<Started, Item, Result>): Promise<Result[]>;
	end(): Promise<void>;
};

/** A thread, and the reason of its end. */
type Thread = { worker: Worker; ended: Promise<unknown> };

/** Creates a pool without threads. */
export function createPool(): Pool {
	const threads: Thread[] = [];
	const start = (count: number) => {
		while (threads.length < count) threads.push(startThread());
		return threads.slice(0, count);
	};
	return {
		async run(task) {
			const { work, started, items, prepare } = task;
			if (items.length < minItemsForThreads) {
				if (items.length === 0) return [];
				const handle = await prepare(started);
				return items.map(handle);
			}
			const batches = inBatches(items).map((batch, number) => ({ batch, number }));
			const results: unknown[][] = [];
			const left = batches.reverse();
			const done = (number: number, made: unknown[]) => {
				results[number] = made;
			};
			try {
				await Promise.all([
					...start(availableParallelism() - (task.here ? 1 : 0)).map((thread) =>
						runInThread(thread, { work, started }, left, done),
					),
					task.here && runHere(await prepare(started), left, done),
				]);
			} finally {
				left.length = 0;
			}
			// A module of a kind of work returns what its type says, here as in a thread.
			return results.flat() as Awaited<ReturnType<typeof task.prepare>> extends (item: never) => infer Result ? Result[] : never;
		},
		async end() {
			await Promise.all(threads.splice(0).map(({ worker }) => worker.terminate()));
		},
	};
}

/** A batch that is still to be done, with its place among the results. */
type Batch = { batch: readonly unknown[]; number: number };

type Done = (number: number, results: unknown[]) => void;

function startThread(): Thread {
	const worker = new Worker(new URL("./thread.mjs", import.meta.url), { resourceLimits });
	// Threads without work do not keep the process running.
	worker.unref();
	const ended = new Promise((resolve) => {
		worker.on("error", resolve);
		worker.on("exit", (code) => resolve(new Error(`a thread ended with code ${code}`)));
	});
	return { worker, ended };
}

function runInThread(
	{ worker, ended }: Thread,
	{ work, started }: { work: Work; started: unknown },
	left: Batch[],
	done: Done,
): Promise<void> {
	return new Promise((resolve, reject) => {
		// A thread answers in the order of its batches.
		const sent: Batch[] = [];
		const send = () => {
			const next = left.pop();
			if (!next) return;
			sent.push(next);
			worker.postMessage({ work, items: next.batch } satisfies ToThread);
		};
		const finish = () => {
			worker.off("message", receive);
			worker.unref();
			resolve();
		};
		const receive = (results: unknown[]) => {
			const batch = sent.shift();
			if (batch) done(batch.number, results);
			send();
			if (sent.length === 0) finish();
		};
		worker.on("message", receive);
		void ended.then(reject);
		worker.ref();
		worker.postMessage({ work, started } satisfies ToThread);
		for (let count = 0; count < batchesAhead; count++) send();
		if (sent.length === 0) finish();
	});
}

async function runHere<Item, Result>(handle: (item: Item) => Result, left: Batch[], done: Done): Promise<void> {
	for (let next = left.pop(); next; next = left.pop()) {
		done(next.number, (next.batch as readonly Item[]).map(handle));
		// Lets the answers of threads through between two batches.
		await setImmediate();
	}
}

function inBatches<T>(all: readonly T[]): T[][] {
	return Array.from({ length: Math.ceil(all.length / batchSize) }, (_, index) =>
		all.slice(index * batchSize, (index + 1) * batchSize),
	);
}
