import { availableParallelism } from "node:os";
import { Tinypool } from "tinypool";

/** So much memory in MiB a thread holds before it clears up: what it works on is small, and two of them stay below what a build may take. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/** What a module that works in threads (`thread.ts`) exports by default: given what it is started with, it makes what works on a task. */
export type PrepareThread<Started, Task, Result> = (started: Started) => Promise<(task: Task) => Result>;

/** What threads do, by its name in `thread.ts`. */
export type Work = "understand" | "pages";

/** What a thread is started with. */
export type ThreadStart = { work: Work; started: unknown };

/** Work for a thread, and what becomes of its result. */
export type ThreadTask<Task, Result> = { task: Task; done(result: Result): void | Promise<void> };

/**
 * Runs tasks in as many threads as this process may use cores, each of which loads what `work` names (see `PrepareThread`). The
 * first task that throws ends it all.
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

/** Divides work into batches of `size`, in order: a message to a thread costs more than what is in it. */
export function inBatches<T>(all: readonly T[], size: number): T[][] {
	return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
}
