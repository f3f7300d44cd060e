import { useMemo, useSyncExternalStore } from "react";
import { constants } from "#schemas/spec/constants.ts";
import { stored } from "#src/data/storage.ts";
import { browserOutbox } from "./browser-outbox.ts";
import type { Outbox, Waiting } from "./outbox.ts";

/** The outbox of this browser. */
export function useOutbox(): Outbox {
	return useMemo(browserOutbox, []);
}

const changes = ["newsletter-waiting", "storage"] as const;

/** The addresses that wait, as any tab changes them. */
export function useWaiting(outbox: Outbox): Waiting[] {
	const text = useSyncExternalStore(
		(onChange) => {
			for (const change of changes) addEventListener(change, onChange);
			return () => {
				for (const change of changes) removeEventListener(change, onChange);
			};
		},
		() => stored(constants.newsletterStorageKeys.waiting),
	);
	return useMemo(() => outbox.waiting(), [outbox, text]);
}
