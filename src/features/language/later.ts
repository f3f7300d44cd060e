import type { Lang } from "#schemas/shared/languages.ts";
import { languageLater } from "#schemas/shared/stored-values.ts";
import { store, stored } from "#src/data/storage.ts";
import { announce } from "#src/data/window-events.ts";

/** The language, if the browser refuses to store it: it lasts as long as the document. */
let unsaved: Lang | null = null;

/** Records a language to switch to once it can be loaded, also on pages opened later; null clears it. */
export function changeLater(lang: Lang | null): void {
	unsaved = store(languageLater, lang) ? null : lang;
	announce("language-later");
}

/** The recorded language; null if there is none. */
export function laterLanguage(): Lang | null {
	return unsaved ?? stored(languageLater);
}
