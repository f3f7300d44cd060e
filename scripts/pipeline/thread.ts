import { parentPort, workerData } from "node:worker_threads";
import type { PrepareThread, Work } from "./threads.ts";

/** Each thread loads only the module of its own work. */
const works: Record<Work, () => Promise<{ default: unknown }>> = {
	analyze: () => import("./analyze-worker.ts"),
	pages: () => import("./page-worker.ts"),
	packs: () => import("./pack-worker.ts"),
};

const { default: module } = await works[workerData as Work]();
// The type of the initial data is agreed between the code that starts the work and the module that does it.
const prepare = module as PrepareThread<unknown, unknown, unknown>;

/** The first message is the initial data, all others are tasks, which are answered in their order. */
parentPort?.once("message", (started: unknown) => {
	const prepared = prepare(started);
	let answered: Promise<void> = Promise.resolve();
	parentPort?.on("message", (task: unknown) => {
		answered = Promise.all([prepared, answered]).then(async ([handle]) => parentPort?.postMessage(await handle(task)));
	});
});
