import { useMemo, useSyncExternalStore } from "react";
import type { ValueOf } from "#schemas/shared/stored-value.ts";
import { checklistTicks } from "#schemas/shared/stored-values.ts";
import { listen } from "./effects.ts";
import { store, stored, storedText } from "./storage.ts";
import { announce } from "./window-events.ts";

type Ticks = ValueOf<typeof checklistTicks>;

/** All ticks, if the browser refuses to store them: they last as long as the document. */
let unsaved: Ticks | null = null;

/**
 * The ticked items of the page at a path, updated when any tab changes them; null in a prerendered page, which has no storage.
 */
export function useTicks(path: string): { ticked: readonly string[] | null; lasting: boolean } {
	const text = useSyncExternalStore(subscribe, readText, () => null);
	return useMemo(() => ({ ticked: text === null ? null : (readAll()[path] ?? []), lasting: unsaved === null }), [text, path]);
}

/** Ticks or unticks an item. */
export function toggleTick(path: string, item: string): void {
	const before = readAll()[path] ?? [];
	keep(path, before.includes(item) ? before.filter((each) => each !== item) : [...before, item]);
}

/** Unticks these items. */
export function clearTicks(path: string, items: readonly string[]): void {
	keep(
		path,
		(readAll()[path] ?? []).filter((each) => !items.includes(each)),
	);
}

function keep(path: string, items: readonly string[]): void {
	const { [path]: _, ...others } = readAll();
	const all: Ticks = items.length > 0 ? { ...others, [path]: [...items] } : others;
	const lasting = unsaved === null && store(checklistTicks, Object.keys(all).length > 0 ? all : null);
	if (!lasting) unsaved = all;
	announce("ticks-changed");
}

function readAll(): Ticks {
	return unsaved ?? stored(checklistTicks) ?? {};
}

function readText(): string {
	return unsaved ? JSON.stringify(unsaved) : (storedText(checklistTicks.key) ?? "");
}

/** `storage` events report changes in other tabs. */
const subscribe = (onChange: () => void) => listen(["ticks-changed", "storage"], onChange);
