import type { Message } from "../messages/message.ts";
import { openStore } from "../store/store.ts";
import type { Results } from "./analyze-all.ts";
import { createPool, type Pool } from "./threads.ts";

/** What a run that makes no site works with. */
export type Run = { results: Results; pool: Pool };

/**
 * Runs work with the store in a folder (null keeps nothing) and with threads, then stores the results and ends the threads. `problem`
 * says what could not be stored.
 */
export async function withStore<T>(
	dir: string | null,
	work: (run: Run) => Promise<T>,
): Promise<{ value: T; problem: Message | null }> {
	const store = openStore(dir, "other");
	const pool = createPool();
	try {
		const value = await work({ results: store, pool });
		return { value, problem: store.save() };
	} finally {
		await pool.end();
		store.close();
	}
}
