import { createContext, use } from "react";
import type { Collection } from "./collection.ts";

export type Kept = {
	collection: Collection;
	/** Whether the browser keeps it; assumed until it has refused. */
	lasting: boolean;
	/** Whether the browser holds something that is no collection. */
	unreadable: boolean;
};

export type MyPlants = {
	/** Null in the prerendered page, which knows no storage. */
	kept: Kept | null;
	/** Changes the list as it stands now, in whatever window it was changed last. Says whether it lasts. */
	change(next: (before: Collection) => Collection): boolean;
};

export const MyPlantsContext = createContext<MyPlants>({ kept: null, change: () => true });

/** The visitor's own plants. */
export function useMyPlants(): MyPlants {
	return use(MyPlantsContext);
}
