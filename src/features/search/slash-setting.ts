import { useSyncExternalStore } from "react";
import { slashChoice } from "#schemas/shared/stored-values.ts";
import { listen } from "#src/data/effects.ts";
import { store, stored } from "#src/data/storage.ts";
import { announce } from "#src/data/window-events.ts";

/** The choice, if the browser refuses to store it: it lasts as long as the document. */
let unsaved: "on" | "off" | null = null;

/** Whether the `/` shortcut is on. */
export function isSlashOn(): boolean {
	return (unsaved ?? stored(slashChoice)) !== "off";
}

export function setSlash(on: boolean): void {
	const choice = on ? "on" : "off";
	unsaved = store(slashChoice, choice) ? null : choice;
	announce("slash-changed");
}

/** The same as a hook; true until storage has been read. */
export function useSlash(): boolean {
	return useSyncExternalStore(subscribe, isSlashOn, () => true);
}

/** `storage` events report changes in other tabs. */
const subscribe = (notify: () => void) => listen(["slash-changed", "storage"], notify);
