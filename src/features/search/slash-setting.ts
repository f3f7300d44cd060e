import { useSyncExternalStore } from "react";
import { slashChoice } from "#schemas/spec/stored-values.ts";
import { listen } from "#src/data/listen.ts";
import { store, stored } from "#src/data/storage.ts";
import { announce } from "#src/data/window-events.ts";

/** Whether the key `/` leads to the search. */
export function isSlashOn(): boolean {
	return stored(slashChoice) !== "off";
}

export function setSlash(on: boolean): void {
	store(slashChoice, on ? "on" : "off");
	announce("slash-changed");
}

/** The same for components, on until the page has its storage. */
export function useSlash(): boolean {
	return useSyncExternalStore(subscribe, isSlashOn, () => true);
}

/** `storage` tells of changes in other tabs. */
const subscribe = (notify: () => void) => listen(["slash-changed", "storage"], notify);
