import type { Message } from "../messages/message.ts";
import type { SitePage } from "./render-pages.ts";
import { minItemsForThreads, runInThreads, startThreads, type Threads } from "./threads.ts";
import { type PackInput, writePacks } from "./write-packs.ts";

/** Starts a thread that makes packs if there are many new pages, which the calling thread has to check in the meantime. */
export function startPackThread(pages: readonly SitePage[]): Threads | null {
	return pages.filter(({ reused }) => !reused).length < minItemsForThreads ? null : startThreads("packs", 1);
}

/** Writes packs and worker (`writePacks`), in a thread if one has been started. */
export async function writePacksIn(threads: Threads | null, input: PackInput): Promise<Message | null> {
	if (!threads) return writePacks(input);
	let problem: Message | null = null;
	const done = (result: Message | null) => {
		problem = result;
	};
	await runInThreads(threads, null, [{ task: input, done }]);
	return problem;
}
