import { capitalize } from "#schemas/shared/capitalize.ts";
import { languages } from "#schemas/shared/languages.ts";
import type { ProgramLang } from "#schemas/shared/program-langs.ts";
import { loadTexts, type Texts } from "./texts.ts";

/** What a language of the program calls the fields of content files, by their English description, and values and units. */
export type Names = { field(description: string): string; choice(value: string): string };

const region = /^[A-Z]{2}$/;

/**
 * Creates the names of a language. English has those of the shapes, French those in `schemas/content/messages`. What has no name keeps that
 * of the shapes: interface strings are described in English alone.
 */
export function createNames(lang: ProgramLang): Names {
	const load = (name: string): Texts => (lang === "en" ? {} : loadTexts(`schemas/content/messages/${name}.${lang}.yaml`));
	const [descriptions, choices] = [load("descriptions"), load("choices")];
	return {
		field(description) {
			const known = descriptions[description];
			if (known !== undefined) return known;
			// The ends of a range, and the texts of several languages, have generated descriptions (`fields.ts`).
			const [, end = "", quantity = ""] = /^(Lowest|Highest) (.*)$/.exec(description) ?? [];
			const range = descriptions[capitalize(quantity)];
			if (range !== undefined) return `${range} : ${descriptions[end]}`;
			const [, sentence = "", of = ""] = /^(.*) (\([a-z]{2}\))$/.exec(description) ?? [];
			const each = descriptions[sentence];
			return each === undefined ? description : `${each} ${of}`;
		},
		choice(value) {
			if (region.test(value)) return new Intl.DisplayNames(languages[lang].locale, { type: "region" }).of(value) ?? value;
			return choices[value] ?? value.replaceAll("-", " ");
		},
	};
}
