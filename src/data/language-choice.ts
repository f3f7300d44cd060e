import type { Lang } from "#schemas/spec/languages.ts";
import { languageChoice } from "#schemas/spec/stored-values.ts";
import { chosenLang } from "./chosen-lang.ts";
import { store } from "./storage.ts";

/** A language that the reader chose and that does not show yet; it is stored when it does. */
let wanted: Lang | null = null;

/** The last choice that could not be stored: where the browser blocks storage it lasts as long as the document. */
let unstored: Lang | null = null;

/** The language of addresses that name none: what the reader chose last, also while it is on its way. */
export function wantedLang(): Lang {
	return wanted ?? unstored ?? chosenLang();
}

/** Notes that the reader chose a language. */
export function chooseLang(lang: Lang): void {
	wanted = lang;
}

/** Gives up a choice that cannot be had for now, unless another one was made meanwhile. */
export function dropChoice(lang: Lang): void {
	if (wanted === lang) wanted = null;
}

/** Stores a choice that is on its way: the document is about to open anew, and forgets it. */
export function storeChoice(): void {
	if (wanted !== null) store(languageChoice, wanted);
}

/**
 * Notes that a page shows in a language. A choice that is met is stored; any other one is past, since what shows was asked for
 * after it. Tells whether the choice could not be stored.
 */
export function settleChoice(lang: Lang): "lost" | undefined {
	const isMet = wanted === lang;
	wanted = null;
	if (!isMet) return undefined;
	const isStored = store(languageChoice, lang);
	unstored = isStored ? null : lang;
	return isStored ? undefined : "lost";
}
