import { useMemo, useSyncExternalStore } from "react";
import { newsletterWaiting } from "#schemas/shared/stored-values.ts";
import { listen } from "#src/data/listen.ts";
import { storedText } from "#src/data/storage.ts";
import { browserOutbox } from "./browser-outbox.ts";
import type { Outbox, Waiting } from "./outbox.ts";

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
