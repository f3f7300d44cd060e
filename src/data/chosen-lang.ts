import type { Lang } from "#schemas/shared/languages.ts";
import { languageKey } from "#schemas/shared/stored-keys.ts";
import { preferredLang } from "#schemas/shared/url.ts";
import { storedText } from "./storage.ts";

/** The visitor's language, for addresses that name none. */
export function chosenLang(): Lang {
	return preferredLang(storedText(languageKey), navigator.languages);
}
