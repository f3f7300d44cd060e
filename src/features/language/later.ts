import type { Lang } from "#schemas/spec/languages.ts";
import { languageLater } from "#schemas/spec/stored-values.ts";
import { store, stored } from "#src/data/storage.ts";

declare global {
	interface WindowEventMap {
		"language-later": Event;
	}
}

/** Notes a language that the page is to change to once it can be had, also on pages opened later; null notes none. */
export function changeLater(lang: Lang | null): void {
	store(languageLater, lang);
	dispatchEvent(new Event("language-later"));
}

/** The language that was noted; null where none was. */
export function laterLanguage(): Lang | null {
	return stored(languageLater);
}
