import type { Lang } from "#schemas/spec/languages.ts";
import { languageChoice } from "#schemas/spec/stored-values.ts";
import { preferredLang } from "#schemas/spec/url.ts";
import { stored } from "./storage.ts";

/** The visitor's language, for addresses that name none. */
export function chosenLang(): Lang {
	return preferredLang(stored(languageChoice), navigator.languages);
}
