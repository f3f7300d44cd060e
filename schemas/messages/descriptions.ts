import type { ProgramLang } from "../spec/program-langs.ts";
import { frenchFields } from "./french-fields.ts";
import { frenchPlants } from "./french-plants.ts";

/**
 * What fields are, in French, by the English description that their shape has. A test holds the list against all shapes: each sentence is
 * here, and none that no field has.
 */
export const frenchDescriptions: Readonly<Record<string, string>> = { ...frenchFields, ...frenchPlants };

const ends: Readonly<Record<string, string>> = { Lowest: "minimum", Highest: "maximum" };

/** The description of a field in a language of the program; as it is where there is none, as for interface strings. */
export function describeIn(lang: ProgramLang, description: string): string {
	if (lang === "en") return description;
	const known = frenchDescriptions[description];
	if (known !== undefined) return known;
	// The two ends of a range, and one text in each language, are made from one sentence (`fields.ts`).
	const [, end = "", quantity = ""] = /^(Lowest|Highest) (.*)$/.exec(description) ?? [];
	const range = frenchDescriptions[quantity.charAt(0).toUpperCase() + quantity.slice(1)];
	if (range !== undefined) return `${range} : ${ends[end]}`;
	const [, sentence = "", of = ""] = /^(.*) (\([a-z]{2}\))$/.exec(description) ?? [];
	const each = frenchDescriptions[sentence];
	return each === undefined ? description : `${each} ${of}`;
}
