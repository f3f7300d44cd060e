import { useMemo } from "react";
import { type Collection, emptyCollection, readCollection, writeCollection } from "./collection.ts";
import { isoToday } from "./days.ts";
import { isLasting, readText, useStoredText, writeText } from "./stored-text.ts";

export type StoredCollection = {
	collection: Collection;
	/** Whether the stored value, or a part of it, is not valid: a copy is set aside before it is replaced. */
	unreadable: boolean;
	/** Whether the browser stores the list; assumed until storing fails. */
	lasting: boolean;
};

/** The visitor's own plants; null in the prerendered page, which has no storage. */
export function useMyPlants(): StoredCollection | null {
	const text = useStoredText();
	return useMemo(() => (text === null ? null : { ...readStored(text), lasting: isLasting() }), [text]);
}

/** Changes the current list, which may have been changed in another tab. Returns whether it was stored. */
export function changeMyPlants(next: (before: Collection) => Collection): boolean {
	const { collection, unreadable } = readStored(readText());
	return writeText(writeCollection(next(collection)), { setAside: unreadable });
}

function readStored(text: string): Pick<StoredCollection, "collection" | "unreadable"> {
	if (text === "") return { collection: emptyCollection, unreadable: false };
	const read = readCollection(text, isoToday());
	if ("problem" in read) return { collection: emptyCollection, unreadable: true };
	const { collection, skipped, details, beyond } = read;
	return { collection, unreadable: skipped.length + details + beyond > 0 };
}
