import type { Lang } from "#schemas/shared/languages.ts";
import { languageChoice } from "#schemas/shared/stored-values.ts";
import { chosenLang } from "./chosen-lang.ts";
import { store } from "./storage.ts";

/** One choice of a language, compared by identity: choosing the same language twice makes two choices. */
export type LanguageChoice = { lang: Lang };

/** The reader's choice while it is not displayed yet; it is stored once it is. */
let pending: LanguageChoice | null = null;

/** The last choice that could not be stored: if the browser blocks storage, it lasts as long as the document. */
let unstored: Lang | null = null;

/** The language of addresses that name none: the reader's last choice, also while it is pending. */
export function wantedLang(): Lang {
	return pending?.lang ?? unstored ?? chosenLang();
}

/** The pending choice, for a page that starts loading now. */
export function pendingChoice(): LanguageChoice | null {
	return pending;
}

/** Records that the reader chose a language. */
export function chooseLang(lang: Lang): void {
	pending = { lang };
}

/** Drops a choice that cannot be loaded for now, unless another choice was made meanwhile. */
export function dropChoice(lang: Lang): void {
	if (pending?.lang === lang) pending = null;
}

/** Stores a pending choice before the document reloads, which would lose it. */
export function storeChoice(): void {
	if (pending !== null) store(languageChoice, pending.lang);
}

/**
 * Records that a page is displayed in a language, and which choice was pending when it was requested. That choice is stored if
 * the page has its language, and dropped if not; a choice made since then stays pending. Returns "lost" if the choice could not
 * be stored.
 */
export function settleChoice(lang: Lang, choice: LanguageChoice | null): "lost" | undefined {
	if (pending === null || pending !== choice) return undefined;
	pending = null;
	if (choice.lang !== lang) return undefined;
	const isStored = store(languageChoice, lang);
	unstored = isStored ? null : lang;
	return isStored ? undefined : "lost";
}
