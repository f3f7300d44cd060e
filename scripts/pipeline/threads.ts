import { availableParallelism } from "node:os";
import { Tinypool } from "tinypool";

/**
 * Heap limits of a thread in MiB, which force garbage collection: its working set is small, and two threads must stay below the
 * memory limit of a build.
 */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/**
 * The default export of a module that works in threads (`thread.ts`): given its initial data, it returns the function that handles
 * a task.
 */
export type PrepareThread<Started, Task, Result> = (started: Started) => Promise<(task: Task) => Result>;

/** Kinds of work, by their name in `thread.ts`. */
export type Work = "understand" | "pages";

/** Initial data of a thread. */
export type ThreadStart = { work: Work; started: unknown };

/** A task for a thread, and the callback for its result. */
export type ThreadTask<Task, Result> = { task: Task; done(result: Result): void | Promise<void> };

/**
 * Runs tasks in as many threads as there are available cores, each of which loads the module named by `work` (see `PrepareThread`).
 * The first task that throws aborts all.
 */
export async function runInThreads<Started, Task, Result>(
	work: Work,
	started: Started,
	tasks: readonly ThreadTask<Task, Result>[],
): Promise<void> {
	const threads = Math.max(1, Math.min(availableParallelism(), tasks.length));
	const pool = new Tinypool({
		filename: new URL("./thread.mjs", import.meta.url).href,
		minThreads: threads,
		maxThreads: threads,
		workerData: { work, started } satisfies ThreadStart,
		resourceLimits,
	});
	try {
		await Promise.all(tasks.map(async ({ task, done }) => done((await pool.run(task)) as Result)));
	} finally {
		await pool.destroy();
	}
}

/** Splits items into batches of `size`, in order: sending a message to a thread costs more than its contents. */
export function inBatches<T>(all: readonly T[], size: number): T[][] {
	return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
}
