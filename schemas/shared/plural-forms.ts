import { type Lang, languages } from "./languages.ts";

/** Plural categories (Unicode CLDR), in the order of the files. */
const categories = ["zero", "one", "two", "few", "many", "other"] as const;

/** Name of a plural form, in i18next's JSON v4 the suffix of a key: `search.count_one`. */
export type PluralForm = (typeof categories)[number];

/** Matches a placeholder in an interface string: `{{days}}`. It also matches `{days}`, so that the mistake can be reported. */
export const uiPlaceholderPattern = /(\{\{?[^{}]*\}\}?)/g;

/** The plural forms of a language: French one, many, other. */
export function pluralForms(lang: Lang): PluralForm[] {
	const there = rulesOf(lang).resolvedOptions().pluralCategories;
	return categories.filter((form) => there.includes(form));
}

/** Sample numbers of a plural form: French «one» 0 and 1, «many» 1000000. */
export function numbersOf(form: PluralForm, lang: Lang): number[] {
	const rules = rulesOf(lang);
	return samples.filter((number) => rules.select(number) === form);
}

/** The key used in code for a key in a file: `search.count_one` → `search.count`. */
export function withoutForm(key: string): string {
	return key.replace(formEnding, "");
}

/** The keys that code uses, by the keys of a file, and whether each has plural forms. */
export function keysInCode(keys: readonly string[]): Map<string, boolean> {
	return new Map(keys.map((key) => [withoutForm(key), key !== withoutForm(key)]));
}

/** The keys of a string in the file of a language: «search.count_one», «search.count_other»; for most strings just its key. */
export function keysInFile(key: string, isPlural: boolean, lang: Lang): string[] {
	return isPlural ? pluralForms(lang).map((form) => `${key}_${form}`) : [key];
}

/** The strings of `content/ui` whose keys begin with one of these, in all their plural forms. */
export function pickStrings(strings: Readonly<Record<string, string>>, beginnings: readonly string[]): Record<string, string> {
	return Object.fromEntries(Object.entries(strings).filter(([key]) => beginnings.some((beginning) => key.startsWith(beginning))));
}

const formEnding = new RegExp(`_(?:${categories.join("|")})$`);

/** Numbers that include some for every plural form of any language in CLDR 46. */
const samples = [...Array(201).keys(), 1000, 1_000_000, 2_000_000];

function rulesOf(lang: Lang): Intl.PluralRules {
	return new Intl.PluralRules(languages[lang].locale);
}
