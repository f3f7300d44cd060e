import { constants } from "#schemas/spec/constants.ts";
import { newsletterLease } from "#schemas/spec/stored-values.ts";
import type { Keeper } from "#src/data/storage.ts";

/** Does one thing at a time in all tabs of the site. */
export type Exclusively = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Locks of the browser; a tab that closes lets go of its own. */
export function byLocks(locks: Pick<LockManager, "request">): Exclusively {
	return (task) => locks.request("newsletter", task);
}

/** Longer than anything that is done under a lease: then its owner is gone. */
const leaseMs = constants.newsletterTimeoutMs + 10_000;
/** After this long, what two tabs have written at once is settled: the last one has it. */
const settleMs = 60;

/** For browsers without locks, and addresses without https: a lease in the storage that tabs share. */
export function byLease({ store, stored }: Keeper): Exclusively {
	const lease = () => stored(newsletterLease)?.split(" ") ?? [];
	const isFree = () => {
		const left = Number(lease()[0] ?? 0) - Date.now();
		// Nobody leases for longer: what says so is nobody's.
		return left < 0 || left > leaseMs;
	};
	return async (task) => {
		const name = String(Math.random());
		while (lease()[1] !== name) {
			const taken = !isFree() || store(newsletterLease, `${Date.now() + leaseMs} ${name}`);
			// Storage is full or blocked: then tabs share nothing that could be sent twice.
			if (!taken) return task();
			await new Promise((resolve) => setTimeout(resolve, settleMs));
		}
		try {
			return await task();
		} finally {
			store(newsletterLease, null);
		}
	};
}
