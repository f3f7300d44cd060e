import { constants } from "#schemas/spec/constants.ts";

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
export function byLease(storage: Pick<Storage, "getItem" | "setItem" | "removeItem">): Exclusively {
	const key = constants.newsletterStorageKeys.lease;
	const holder = () => /^(\d+) (.+)$/.exec(storage.getItem(key) ?? "");
	const isFree = () => Number(holder()?.[1] ?? 0) < Date.now();
	return async (task) => {
		const name = String(Math.random());
		try {
			while (holder()?.[2] !== name) {
				if (isFree()) storage.setItem(key, `${Date.now() + leaseMs} ${name}`);
				await new Promise((resolve) => setTimeout(resolve, settleMs));
			}
		} catch {
			// Storage is full or blocked: then tabs share nothing that could be sent twice.
			return task();
		}
		try {
			return await task();
		} finally {
			storage.removeItem(key);
		}
	};
}
