/** The description of an interface string, or of one that depends on a number. */
export type UiString = string | { plural: string };

/** A string with a line for each plural form; its number fills `{{count}}`. */
export function plural(description: string): { plural: string } {
	return { plural: description };
}
