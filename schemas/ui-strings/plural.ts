/** An interface string by what it is for, or one that changes with a number. */
export type UiString = string | { plural: string };

/** A string that has a line for each plural form; its number fills `{{count}}`. */
export function plural(description: string): { plural: string } {
	return { plural: description };
}
