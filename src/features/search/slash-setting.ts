import { useSyncExternalStore } from "react";
import { slashChoice } from "#schemas/spec/stored-values.ts";
import { store, stored } from "#src/data/storage.ts";

/** Tells this page of a change; `storage` tells the others. */
const changed = "pousse:slash";

/** Whether the key `/` leads to the search. */
export function isSlashOn(): boolean {
	return stored(slashChoice) !== "off";
}

export function setSlash(on: boolean): void {
	store(slashChoice, on ? "on" : "off");
	dispatchEvent(new Event(changed));
}

/** The same for components, on until the page has its storage. */
export function useSlash(): boolean {
	return useSyncExternalStore(subscribe, isSlashOn, () => true);
}

function subscribe(notify: () => void): () => void {
	for (const event of [changed, "storage"]) addEventListener(event, notify);
	return () => {
		for (const event of [changed, "storage"]) removeEventListener(event, notify);
	};
}
