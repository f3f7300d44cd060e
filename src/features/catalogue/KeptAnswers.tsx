import { createContext, type ReactNode, use, useState } from "react";
import type { Answer } from "./whole-list.ts";

const KeptAnswersContext = createContext<Map<string, Answer> | null>(null);

/**
 * Keeps what was last found in each list of several pages while the visit lasts, so that who comes back from a page finds the
 * list as it was left, and the place in it with the first render.
 */
export function KeptAnswers({ children }: { children: ReactNode }) {
	const [kept] = useState(() => new Map<string, Answer>());
	return <KeptAnswersContext value={kept}>{children}</KeptAnswersContext>;
}

/** The answers that are kept, by list. */
export function useKeptAnswers(): Map<string, Answer> | null {
	return use(KeptAnswersContext);
}
