import type { LocalizedEntry, View } from "../kind.ts";

/** Symptoms of poisoning and what to do at once; null for a plant whose text names no symptoms. */
export function signsAndFirstAid({ text, facts }: LocalizedEntry<"plant">, view: View): string | null {
	if (text.toxicitySigns === undefined) return null;
	return facts.firstAid === undefined ? text.toxicitySigns : `${text.toxicitySigns} ${view.term("first-aid", facts.firstAid)}`;
}
