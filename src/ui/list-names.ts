/** Maximum length of a name. */
const lengthMax = 40;

/** Joins the first names of a list for a sentence, each shortened: a list that is made by hand may contain any number. */
export function shorten(names: readonly string[], max = 6): string {
	const shown = names.slice(0, max).map((name) => (name.length > lengthMax ? `${name.slice(0, lengthMax)}…` : name));
	return shown.join(", ") + (names.length > max ? ", …" : "");
}
