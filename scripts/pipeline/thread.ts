import { parentPort, workerData } from "node:worker_threads";
import type { PrepareThread, ThreadStart, Work } from "./threads.ts";

/** Each thread loads only the module of its own work. */
const works: Record<Work, () => Promise<{ default: unknown }>> = {
	analyze: () => import("./analyze-worker.ts"),
	pages: () => import("./page-worker.ts"),
};

const { work, started } = workerData as ThreadStart;
const { default: prepare } = await works[work]();
// The type of `started` is agreed between the code that starts the work and the module that does it.
const handle = await (prepare as PrepareThread<unknown, unknown, unknown>)(started);
parentPort?.on("message", (task: unknown) => parentPort?.postMessage(handle(task)));
