import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { myPlantsSetAside, myPlantsText } from "#schemas/spec/stored-values.ts";
import { store, stored } from "#src/data/storage.ts";
import { emptyCollection, readCollection, writeCollection } from "./collection.ts";
import { type Kept, type MyPlants, MyPlantsContext } from "./use-my-plants.ts";

/**
 * Provides the visitor's own plants to all pages. They are in the browser's storage; if that is blocked, in this component's
 * state, which lasts as long as the visit.
 */
export function MyPlantsProvider({ children }: { children: ReactNode }) {
	const [kept, setKept] = useState<Kept | null>(null);
	const current = useRef<Kept>(null);
	const put = useCallback((next: Kept) => {
		current.current = next;
		setKept(next);
	}, []);
	useEffect(() => {
		put(readKept(null));
		const follow = ({ key }: StorageEvent) => {
			if (key === myPlantsText.key || key === null) put(readKept(current.current));
		};
		addEventListener("storage", follow);
		return () => removeEventListener("storage", follow);
	}, [put]);
	const change = useCallback<MyPlants["change"]>(
		(next) => {
			const before = readKept(current.current);
			if (before.unreadable) store(myPlantsSetAside, stored(myPlantsText));
			const collection = next(before.collection);
			const lasting = store(myPlantsText, writeCollection(collection));
			put({ collection, lasting, unreadable: false });
			return lasting;
		},
		[put],
	);
	return <MyPlantsContext value={useMemo(() => ({ kept, change }), [kept, change])}>{children}</MyPlantsContext>;
}

/** Reads the stored list; returns the previous one if storage is blocked. */
function readKept(before: Kept | null): Kept {
	if (before?.lasting === false) return before;
	const text = stored(myPlantsText);
	if (text === null) return { collection: emptyCollection, lasting: true, unreadable: false };
	const read = readCollection(text);
	if ("fault" in read) return { collection: emptyCollection, lasting: true, unreadable: true };
	return { collection: read.collection, lasting: true, unreadable: false };
}
