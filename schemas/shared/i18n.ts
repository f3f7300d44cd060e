import { type Lang, languages } from "./languages.ts";

/** Returns an interface string with its placeholders filled in; `count` selects the plural form. */
export type TFunction = (key: string, values?: Readonly<Values>) => string;

type Values = Record<string, string | number>;

/** The part of an i18next instance that is used. */
type I18n = { init(options: object): unknown; t(key: string, values: Readonly<Values>): string };

/** Returns what stands in the place of a string that is missing. */
export type WhenMissing = (key: string) => string;

/** Thrown by the build where it needs an interface string that no file has. */
export class MissingString extends Error {
	override readonly name = "MissingString";
	readonly key: string;
	constructor(key: string) {
		super(`there is no interface string "${key}"`);
		this.key = key;
	}
}

export const refuseMissing: WhenMissing = (key) => {
	throw new MissingString(key);
};

/**
 * Creates the translate function of a language from its strings and an i18next instance of its own. A missing string is shown as
 * its key, or as `whenMissing` says.
 */
export function createT(
	i18n: I18n,
	lang: Lang,
	strings: Readonly<Record<string, string>>,
	whenMissing: WhenMissing = (key) => key,
): TFunction {
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
		parseMissingKeyHandler: (key: string) => whenMissing(key),
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
