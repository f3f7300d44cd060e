import { createContext, use } from "react";
import type { Collection } from "./collection.ts";

export type StoredCollection = {
	collection: Collection;
	/** Whether the browser stores the list; assumed until storing fails. */
	lasting: boolean;
	/** Whether the stored value is not a valid collection. */
	unreadable: boolean;
};

export type MyPlants = {
	/** Null in the prerendered page, which has no storage. */
	saved: StoredCollection | null;
	/** Changes the current list, which may have been changed in another window. Returns whether it was stored. */
	change(next: (before: Collection) => Collection): boolean;
};

export const MyPlantsContext = createContext<MyPlants>({ saved: null, change: () => true });

/** The visitor's own plants. */
export function useMyPlants(): MyPlants {
	return use(MyPlantsContext);
}
