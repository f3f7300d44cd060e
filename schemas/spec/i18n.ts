import { type Lang, languages } from "./languages.ts";

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
