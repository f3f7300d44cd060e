import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { myPlantsSetAside, myPlantsText } from "#schemas/shared/stored-values.ts";
import { store, stored } from "#src/data/storage.ts";
import { emptyCollection, readCollection, writeCollection } from "./collection.ts";
import { type MyPlants, MyPlantsContext, type StoredCollection } from "./use-my-plants.ts";

/**
 * Provides the visitor's own plants to all pages. They are in the browser's storage; if that is blocked, in this component's
 * state, which lasts as long as the visit.
 */
export function MyPlantsProvider({ children }: { children: ReactNode }) {
	const [saved, setSaved] = useState<StoredCollection | null>(null);
	const current = useRef<StoredCollection>(null);
	const put = useCallback((next: StoredCollection) => {
		current.current = next;
		setSaved(next);
	}, []);
	useEffect(() => {
		put(readStoredCollection(null));
		const follow = ({ key }: StorageEvent) => {
			if (key === myPlantsText.key || key === null) put(readStoredCollection(current.current));
		};
		addEventListener("storage", follow);
		return () => removeEventListener("storage", follow);
	}, [put]);
	const change = useCallback<MyPlants["change"]>(
		(next) => {
			const before = readStoredCollection(current.current);
			if (before.unreadable) store(myPlantsSetAside, stored(myPlantsText));
			const collection = next(before.collection);
			const lasting = store(myPlantsText, writeCollection(collection));
			put({ collection, lasting, unreadable: false });
			return lasting;
		},
		[put],
	);
	return <MyPlantsContext value={useMemo(() => ({ saved, change }), [saved, change])}>{children}</MyPlantsContext>;
}

/** Reads the stored list; returns the previous one if storage is blocked. */
function readStoredCollection(before: StoredCollection | null): StoredCollection {
	if (before?.lasting === false) return before;
	const text = stored(myPlantsText);
	if (text === null) return { collection: emptyCollection, lasting: true, unreadable: false };
	const read = readCollection(text);
	if ("problem" in read) return { collection: emptyCollection, lasting: true, unreadable: true };
	return { collection: read.collection, lasting: true, unreadable: false };
}
