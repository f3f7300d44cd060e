import { createContext, type ReactNode, use, useState } from "react";
import type { Answer } from "./whole-list.ts";

const ListResultsContext = createContext<Map<string, Answer> | null>(null);

/**
 * Keeps the last result of each paged list in memory for the visit, so that a visitor who navigates back gets the list as it
 * was, and the scroll position can be restored in the first render.
 */
export function ListResultsProvider({ children }: { children: ReactNode }) {
	const [kept] = useState(() => new Map<string, Answer>());
	return <ListResultsContext value={kept}>{children}</ListResultsContext>;
}

/** The kept results, by list. */
export function useListResults(): Map<string, Answer> | null {
	return use(ListResultsContext);
}
