import type { ProgramLang } from "../../shared/program-langs.ts";
import { frenchFields } from "./french-fields.ts";
import { frenchPlants } from "./french-plants.ts";

/**
 * French descriptions of fields, by the English description in their shape. A test compares the list with all shapes: every
 * description is here, and no others.
 */
export const frenchDescriptions: Readonly<Record<string, string>> = { ...frenchFields, ...frenchPlants };

const ends: Readonly<Record<string, string>> = { Lowest: "minimum", Highest: "maximum" };

/** The description of a field in a language of the program; unchanged if there is no translation, as for interface strings. */
export function describeIn(lang: ProgramLang, description: string): string {
	if (lang === "en") return description;
	const known = frenchDescriptions[description];
	if (known !== undefined) return known;
	// The ends of a range, and the texts of several languages, have generated descriptions (`fields.ts`).
	const [, end = "", quantity = ""] = /^(Lowest|Highest) (.*)$/.exec(description) ?? [];
	const range = frenchDescriptions[quantity.charAt(0).toUpperCase() + quantity.slice(1)];
	if (range !== undefined) return `${range} : ${ends[end]}`;
	const [, sentence = "", of = ""] = /^(.*) (\([a-z]{2}\))$/.exec(description) ?? [];
	const each = frenchDescriptions[sentence];
	return each === undefined ? description : `${each} ${of}`;
}
