import { useMemo, useSyncExternalStore } from "react";
import { newsletterWaiting } from "#schemas/shared/stored-values.ts";
import { listen } from "#src/data/effects.ts";
import { store, stored, storedText } from "#src/data/storage.ts";
import { announce } from "#src/data/window-events.ts";
import { hashOf } from "#src/offline/sha256.ts";
import { byLease, byLocks } from "./exclusively.ts";
import { createOutbox, type Outbox, type Waiting } from "./outbox.ts";

/** The outbox of this browser. */
export function useOutbox(): Outbox {
	return useMemo(browserOutbox, []);
}

/** The waiting addresses, updated when any tab changes them. */
export function useWaiting(outbox: Outbox): Waiting[] {
	const text = useSyncExternalStore(
		(onChange) => listen(["newsletter-waiting", "storage"], onChange),
		() => storedText(newsletterWaiting.key),
	);
	return useMemo(() => outbox.waiting(), [outbox, text]);
}

/** The outbox of this browser. The event `newsletter-waiting` reports changes in this tab, `storage` those in others. */
function browserOutbox(): Outbox {
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
