import type { Lang } from "#schemas/shared/languages.ts";
import { languageChoice } from "#schemas/shared/stored-values.ts";
import { preferredLang } from "#schemas/shared/url.ts";
import { stored } from "./storage.ts";

/** The visitor's language, for addresses that name none. */
export function chosenLang(): Lang {
	return preferredLang(stored(languageChoice), navigator.languages);
}
