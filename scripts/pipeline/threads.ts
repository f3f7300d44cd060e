import { availableParallelism } from "node:os";
import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";

/**
 * Heap limits of a thread in MiB, which force garbage collection: its working set is small, and two threads must stay below the
 * memory limit of a build.
 */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48 };

/** With fewer groups of files to analyse, or pages to render, threads take longer to start than they save. */
export const minItemsForThreads = 100;

/** Tasks that a thread is given in advance, so that it never waits for the main thread, which may be busy for a while. */
const tasksAhead = 2;

/**
 * The default export of a module that works in threads (`thread.ts`): given its initial data, it returns the function that handles
 * a task.
 */
export type PrepareThread<Started, Task, Result> = (started: Started) => Promise<(task: Task) => Result | Promise<Result>>;

/** Kinds of work, by their name in `thread.ts`. */
export type Work = "analyze" | "pages" | "packs";

/** A task for a thread, and the callback for its result. */
export type ThreadTask<Task, Result> = { task: Task; done(result: Result): void | Promise<void> };

/** A thread, and the reason of its end. */
type Thread = { worker: Worker; ended: Promise<unknown> };

/** Threads that load the module of their work. They do not keep the process running until they have tasks. */
export type Threads = readonly Thread[];

/** The number of threads that this machine runs at the same time. */
export function countCores(): number {
	return availableParallelism();
}

/** Starts threads, each of which loads the module named by `work` (see `PrepareThread`), while the calling thread continues. */
export function startThreads(work: Work, count: number): Threads {
	return Array.from({ length: count }, () => {
		const worker = new Worker(new URL("./thread.mjs", import.meta.url), { workerData: work, resourceLimits });
		worker.unref();
		const ended = new Promise((resolve) => {
			worker.on("error", resolve);
			worker.on("exit", (code) => resolve(new Error(`a thread ended with code ${code}`)));
		});
		return { worker, ended };
	});
}

/**
 * Runs tasks in threads, and `here` if given, until all are done; then ends the threads. `started` is their initial data. The first
 * task that throws aborts all, as does a thread that dies.
 */
export async function runInThreads<Started, Task, Result>(
	threads: Threads,
	started: Started,
	tasks: readonly ThreadTask<Task, Result>[],
	here: ((task: Task) => Result) | null = null,
): Promise<void> {
	const left = [...tasks].reverse();
	try {
		await Promise.all([...threads.map((thread) => runInThread(thread, started, left)), here && runHere(here, left)]);
	} finally {
		left.length = 0;
		await Promise.all(threads.map(({ worker }) => worker.terminate()));
	}
}

function runInThread<Task, Result>({ worker, ended }: Thread, started: unknown, left: ThreadTask<Task, Result>[]): Promise<void> {
	return new Promise((resolve, reject) => {
		// A thread answers in the order of its tasks.
		const sent: ThreadTask<Task, Result>[] = [];
		let open = 0;
		const send = () => {
			const next = left.pop();
			if (!next) return;
			open++;
			sent.push(next);
			worker.postMessage(next.task);
		};
		const endIfDone = () => {
			if (open === 0) resolve();
		};
		const receive = async (result: Result) => {
			send();
			await sent.shift()?.done(result);
			open--;
			endIfDone();
		};
		worker.on("message", (result: Result) => void receive(result).catch(reject));
		void ended.then(reject);
		worker.ref();
		worker.postMessage(started);
		for (let count = 0; count < tasksAhead; count++) send();
		endIfDone();
	});
}

async function runHere<Task, Result>(handle: (task: Task) => Result, left: ThreadTask<Task, Result>[]): Promise<void> {
	for (let next = left.pop(); next; next = left.pop()) {
		await next.done(handle(next.task));
		// Lets the answers of threads through between two tasks.
		await setImmediate();
	}
}

/** Splits items into batches of `size`, in order: sending a message to a thread costs more than its contents. */
export function inBatches<T>(all: readonly T[], size: number): T[][] {
	return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
}
