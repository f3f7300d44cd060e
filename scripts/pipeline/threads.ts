import { cpus } from "node:os";
import { Tinypool } from "tinypool";

/** So much memory in MiB a thread holds before it clears up: what it works on is small, and two of them stay below what a build may take. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/** Work for a thread, and what becomes of its result. */
export type ThreadTask<Task, Result> = { task: Task; done(result: Result): void | Promise<void> };

/**
 * Runs tasks in as many threads as there are cores, each of which loads `module` and is started with `workerData`
 * (`Tinypool.workerData`). The first task that throws ends it all.
 */
export async function runInThreads<Task, Result>(
	module: URL,
	workerData: unknown,
	tasks: readonly ThreadTask<Task, Result>[],
): Promise<void> {
	const threads = Math.max(1, Math.min(cpus().length, tasks.length));
	const pool = new Tinypool({ filename: module.href, minThreads: threads, maxThreads: threads, workerData, resourceLimits });
	try {
		await Promise.all(tasks.map(async ({ task, done }) => done((await pool.run(task)) as Result)));
	} finally {
		await pool.destroy();
	}
}
