import { useMemo, useSyncExternalStore } from "react";
import { newsletterWaiting } from "#schemas/shared/stored-values.ts";
import { storedText } from "#src/data/storage.ts";
import { browserOutbox } from "./browser-outbox.ts";
import type { Outbox, Waiting } from "./outbox.ts";

/** The outbox of this browser. */
export function useOutbox(): Outbox {
	return useMemo(browserOutbox, []);
}

const changes = ["newsletter-waiting", "storage"] as const;

/** The waiting addresses, updated when any tab changes them. */
export function useWaiting(outbox: Outbox): Waiting[] {
	const text = useSyncExternalStore(
		(onChange) => {
			for (const change of changes) addEventListener(change, onChange);
			return () => {
				for (const change of changes) removeEventListener(change, onChange);
			};
		},
		() => storedText(newsletterWaiting.key),
	);
	return useMemo(() => outbox.waiting(), [outbox, text]);
}
