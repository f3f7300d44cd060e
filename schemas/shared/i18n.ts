import { type Lang, languages } from "./languages.ts";

/** Returns an interface string with its placeholders filled in; `count` selects the plural form. A missing key returns the key. */
export type TFunction = (key: string, values?: Readonly<Values>) => string;

type Values = Record<string, string | number>;

/** The part of an i18next instance that is used. */
type I18n = { init(options: object): unknown; t(key: string, values: Readonly<Values>): string };

/** Creates the translate function of a language from its strings and an i18next instance of its own. */
export function createT(i18n: I18n, lang: Lang, strings: Readonly<Record<string, string>>): TFunction {
	const { locale } = languages[lang];
	i18n.init({
		lng: locale,
		resources: { [locale]: { translation: strings } },
		load: "currentOnly",
		fallbackLng: false,
		initAsync: false,
		// Keys are single names, including their dots.
		keySeparator: false,
		nsSeparator: false,
		// React escapes what it renders.
		interpolation: { escapeValue: false },
	});
	const plain = new Map<string, string>();
	return (key, values) => {
		if (values) return i18n.t(key, values);
		// Most strings have no placeholders, and pages use the same ones repeatedly.
		const known = plain.get(key) ?? i18n.t(key, {});
		plain.set(key, known);
		return known;
	};
}
