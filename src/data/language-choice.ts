import type { Lang } from "#schemas/spec/languages.ts";
import { languageChoice } from "#schemas/spec/stored-values.ts";
import { chosenLang } from "./chosen-lang.ts";
import { store } from "./storage.ts";

/** One choice of a language; two of the same language are two. */
export type LanguageChoice = { lang: Lang };

/** What the reader chose and what does not show yet; it is stored when it does. */
let pending: LanguageChoice | null = null;

/** The last choice that could not be stored: where the browser blocks storage it lasts as long as the document. */
let unstored: Lang | null = null;

/** The language of addresses that name none: what the reader chose last, also while it is on its way. */
export function wantedLang(): Lang {
	return pending?.lang ?? unstored ?? chosenLang();
}

/** The choice that is on its way, for whoever loads a page now. */
export function pendingChoice(): LanguageChoice | null {
	return pending;
}

/** Notes that the reader chose a language. */
export function chooseLang(lang: Lang): void {
	pending = { lang };
}

/** Gives up a choice that cannot be had for now, unless another one was made meanwhile. */
export function dropChoice(lang: Lang): void {
	if (pending?.lang === lang) pending = null;
}

/** Stores a choice that is on its way: the document is about to open anew, and forgets it. */
export function storeChoice(): void {
	if (pending !== null) store(languageChoice, pending.lang);
}

/**
 * Notes that a page shows in a language, and which choice was on its way when it was asked for. A choice that is met is stored; one
 * that was not met is past, since what shows was asked for after it; one that was made since is still on its way. Tells whether
 * the choice could not be stored.
 */
export function settleChoice(lang: Lang, choice: LanguageChoice | null): "lost" | undefined {
	if (pending === null || pending !== choice) return undefined;
	pending = null;
	if (choice.lang !== lang) return undefined;
	const isStored = store(languageChoice, lang);
	unstored = isStored ? null : lang;
	return isStored ? undefined : "lost";
}
