import { constants } from "#schemas/shared/constants.ts";
import { newsletterLease } from "#schemas/shared/stored-values.ts";
import type { StoredValues } from "#src/data/storage.ts";

/** Runs one task at a time across all tabs of the site. */
export type Exclusively = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Uses the Web Locks API; the lock of a closed tab is released. */
export function byLocks(locks: Pick<LockManager, "request">): Exclusively {
	return (task) => locks.request("newsletter", task);
}

/** Longer than any task under a lease: an older lease has been abandoned. */
const leaseMs = constants.newsletterTimeoutMs + 10_000;
/** After this time, concurrent writes of two tabs have settled: the last one holds the lease. */
const raceMs = 60;

/** For browsers without the Web Locks API, and pages without https: a lease in storage shared by all tabs. */
export function byLease({ store, stored }: StoredValues): Exclusively {
	const lease = () => stored(newsletterLease)?.split(" ") ?? [];
	const isFree = () => {
		const left = Number(lease()[0] ?? 0) - Date.now();
		// No lease is longer than this, so an entry that says so is invalid.
		return left < 0 || left > leaseMs;
	};
	return async (task) => {
		const name = String(Math.random());
		while (lease()[1] !== name) {
			const taken = !isFree() || store(newsletterLease, `${Date.now() + leaseMs} ${name}`);
			// Storage is full or blocked: then tabs share no address that could be sent twice.
			if (!taken) return task();
			await new Promise((resolve) => setTimeout(resolve, raceMs));
		}
		try {
			return await task();
		} finally {
			store(newsletterLease, null);
		}
	};
}
