import { store, stored } from "#src/data/storage.ts";
import { announce } from "#src/data/window-events.ts";
import { hashOf } from "#src/offline/sha256.ts";
import { byLease, byLocks } from "./exclusively.ts";
import { createOutbox, type Outbox } from "./outbox.ts";

/** The outbox of this browser. The event `newsletter-waiting` reports changes in this tab, `storage` those in others. */
export function browserOutbox(): Outbox {
	const storage = { store, stored };
	return createOutbox({
		storage,
		exclusively: "locks" in navigator ? byLocks(navigator.locks) : byLease(storage),
		digest,
		now: Date.now,
		onChange: () => announce("newsletter-waiting"),
	});
}

async function digest(address: string): Promise<string> {
	// Digests need https: without it, repeated addresses are not recognized.
	if (!("subtle" in crypto)) return String(Math.random());
	return hashOf(new Blob([address]));
}
