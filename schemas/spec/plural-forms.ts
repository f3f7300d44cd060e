import { type Lang, languages } from "./languages.ts";

/** The forms that a word takes beside numbers (Unicode CLDR), in the order in which files list them. */
const categories = ["zero", "one", "two", "few", "many", "other"] as const;

/** Name of a plural form, as i18next's JSON v4 puts it at the end of a key: `search.count_one`. */
export type PluralForm = (typeof categories)[number];

/** The form of a placeholder in an interface string: `{{days}}`. It finds `{days}` too, so that the slip can be named. */
export const uiPlaceholderPattern = /(\{\{?[^{}]*\}\}?)/g;

/** The plural forms that a language has: French one, many, other. */
export function pluralForms(lang: Lang): PluralForm[] {
	const there = rulesOf(lang).resolvedOptions().pluralCategories;
	return categories.filter((form) => there.includes(form));
}

/** Some numbers that take a form: French «one» 0 and 1, «many» 1000000. */
export function numbersOf(form: PluralForm, lang: Lang): number[] {
	const rules = rulesOf(lang);
	return samples.filter((number) => rules.select(number) === form);
}

/** The key that the code asks for, of one that stands in a file: `search.count_one` → `search.count`. */
export function withoutForm(key: string): string {
	return key.replace(formEnding, "");
}

/** Those of the strings of `content/ui` that some keys name, each with all its forms. */
export function pickStrings(strings: Readonly<Record<string, string>>, keys: readonly string[]): Record<string, string> {
	const wanted = new Set(keys);
	return Object.fromEntries(Object.entries(strings).filter(([key]) => wanted.has(withoutForm(key))));
}

const formEnding = new RegExp(`_(?:${categories.join("|")})$`);

/** Numbers among which each form of a language of CLDR 46 has some. */
const samples = [...Array(201).keys(), 1000, 1_000_000, 2_000_000];

function rulesOf(lang: Lang): Intl.PluralRules {
	return new Intl.PluralRules(languages[lang].locale);
}
