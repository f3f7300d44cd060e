import { type MessagePort, parentPort } from "node:worker_threads";
import type { Prepare, ToThread, Work } from "./threads.ts";

/** The modules of each kind of work; a thread loads those it is asked for. */
const modules: Record<Work, () => Promise<{ default: unknown }>> = {
	analysis: () => import("./analyze-group.ts"),
	data: () => import("./make-data.ts"),
	documents: () => import("./make-documents.ts"),
};

async function prepare(work: Work, started: unknown): Promise<(item: unknown) => unknown> {
	const { default: module } = await modules[work]();
	// The type of the initial data is agreed between the code that starts the work and the module that does it.
	return (module as Prepare<unknown, unknown, unknown>)(started);
}

/** Answers the batches of a thread in their order. */
function serve(port: MessagePort): void {
	const handles = new Map<Work, ReturnType<typeof prepare>>();
	let answered: Promise<void> = Promise.resolve();
	port.on("message", (message: ToThread) => {
		const { work } = message;
		if ("started" in message) handles.set(work, prepare(work, message.started));
		else
			answered = Promise.all([handles.get(work), answered]).then(([handle]) => {
				port.postMessage(message.items.map((item) => handle?.(item)));
			});
	});
}

if (parentPort) serve(parentPort);
