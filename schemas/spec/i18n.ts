import { type Lang, languages } from "./languages.ts";

/** The forms that a word takes beside numbers (Unicode CLDR), in the order in which files list them. */
const categories = ["zero", "one", "two", "few", "many", "other"] as const;

/** Name of a plural form, as i18next's JSON v4 puts it at the end of a key: `search.count_one`. */
export type PluralForm = (typeof categories)[number];

/** The form of a placeholder in an interface string: `{{days}}`. It finds `{days}` too, so that the slip can be named. */
export const uiPlaceholderPattern = /(\{\{?[^{}]*\}\}?)/g;

/** Gives an interface string, its placeholders filled; `count` chooses the plural form. A key that is missing gives itself. */
export type Speak = (key: string, values?: Readonly<Values>) => string;

type Values = Record<string, string | number>;

/** What is used of an i18next instance. */
type I18n = { init(options: object): unknown; t(key: string, values: Readonly<Values>): string };

/** Makes what speaks a language, out of its strings and an i18next instance that nothing else uses. */
export function createSpeak(i18n: I18n, lang: Lang, strings: Readonly<Record<string, string>>): Speak {
	const { locale } = languages[lang];
	i18n.init({
		lng: locale,
		resources: { [locale]: { translation: { ...strings } } },
		load: "currentOnly",
		fallbackLng: false,
		initAsync: false,
		// A key is one name, dots and all.
		keySeparator: false,
		nsSeparator: false,
		// React escapes what it shows.
		interpolation: { escapeValue: false },
	});
	const plain = new Map<string, string>();
	return (key, values) => {
		if (values) return i18n.t(key, values);
		// Most strings have nothing to fill in, and pages ask for the same ones again and again.
		const known = plain.get(key) ?? i18n.t(key, {});
		plain.set(key, known);
		return known;
	};
}

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

/** Each rule of CLDR 46 for whole numbers tells these apart. */
const samples = [...Array(201).keys(), 1000, 1_000_000, 2_000_000];

function rulesOf(lang: Lang): Intl.PluralRules {
	return new Intl.PluralRules(languages[lang].locale);
}
