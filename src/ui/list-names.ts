import { shorten } from "#schemas/shared/shorten.ts";

/** Maximum length of a name. */
const lengthMax = 40;

/** Joins the first names of a list for a sentence, each shortened: a list that is made by hand may contain any number. */
export function listNames(names: readonly string[], max = 6): string {
	const shown = names.slice(0, max).map((name) => shorten(name, lengthMax));
	return shown.join(", ") + (names.length > max ? ", …" : "");
}
