import type { Lang } from "#schemas/spec/languages.ts";
import { languageLater } from "#schemas/spec/stored-values.ts";
import { store, stored } from "#src/data/storage.ts";
import { announce } from "#src/data/window-events.ts";

/** Notes a language that the page is to change to once it can be had, also on pages opened later; null notes none. */
export function changeLater(lang: Lang | null): void {
	store(languageLater, lang);
	announce("language-later");
}

/** The language that was noted; null where none was. */
export function laterLanguage(): Lang | null {
	return stored(languageLater);
}
