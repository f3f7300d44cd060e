import { useSyncExternalStore } from "react";
import { parseJson } from "#schemas/shared/parse-json.ts";
import { isRecord } from "#schemas/shared/shapes.ts";
import { myPlantsSetAside, myPlantsText } from "#schemas/shared/stored-values.ts";
import { listen } from "#src/data/effects.ts";
import { store, stored } from "#src/data/storage.ts";
import { announce } from "#src/data/window-events.ts";

/** The list, if the browser refuses to store it: it lasts as long as the document. */
let unsaved: string | null = null;

/** The text of the visitor's list, which is empty if there is none; updated when any tab changes it. */
export function readText(): string {
	return unsaved ?? stored(myPlantsText) ?? "";
}

/** Null in the prerendered page, which has no storage. */
export function useStoredText(): string | null {
	return useSyncExternalStore(subscribe, readText, () => null);
}

/** Whether the browser stores the list; assumed until storing fails. */
export function isLasting(): boolean {
	return unsaved === null;
}

/** Replaces the text, and returns whether it was stored. One that could not be read is set aside first. */
export function writeText(text: string, { setAside }: { setAside: boolean }): boolean {
	const isSafe = !setAside || store(myPlantsSetAside, stored(myPlantsText));
	unsaved = isSafe && store(myPlantsText, text) ? null : text;
	announce("my-plants-changed");
	return isLasting();
}

/** The number of plants in a text, which is all that most pages show of the list. */
export function countPlants(text: string): number {
	const data = parseJson(text);
	return isRecord(data) && Array.isArray(data["plants"]) ? data["plants"].length : 0;
}

/** `storage` events report changes in other tabs. */
const subscribe = (onChange: () => void) => listen(["my-plants-changed", "storage"], onChange);
