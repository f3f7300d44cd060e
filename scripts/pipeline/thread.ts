import { Tinypool } from "tinypool";
import type { PrepareThread, ThreadStart, Work } from "./threads.ts";

/** Each thread loads its own work alone. */
const works: Record<Work, () => Promise<{ default: unknown }>> = {
	understand: () => import("./understand-worker.ts"),
	pages: () => import("./page-worker.ts"),
};

const { work, started } = Tinypool.workerData as ThreadStart;
const { default: prepare } = await works[work]();

// What starts a work and what does it agree on what that is started with.
export default await (prepare as PrepareThread<unknown, unknown, unknown>)(started);
