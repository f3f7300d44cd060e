/** Every language code, the default one first. */
export const langs = ["fr", "en", "es", "de"] as const;

/** A language code. */
export type Lang = (typeof langs)[number];

/**
 * The languages of the site. Adding one here and above is all that the code needs; the check lists what the content lacks. Its typography,
 * the language of its sentences and the measures in them are checked once `scripts/typography` has its conventions and its words.
 * `locale` is what `Intl` is asked for; British English, for instance, writes its days otherwise than American English, which a
 * bare «en» stands for. `firstOfMonth` is how the day «1» of a date is written. `decimal` and `group` are the signs between
 * digits (`formatNumbers` says from where on they stand in groups of three), `percentGap` what stands between
 * a number and «%», `moneyFirst` whether the sign of a currency stands before it, `range` how a sentence says one: «3 à 6», and after «entre» «3 et 6» (Unicode CLDR 46, `numbers`; groups in Spanish and French with a narrow no-break space).
 */
export const languages = {
	fr: {
		label: "Français",
		locale: "fr-FR",
		firstOfMonth: "1er",
		decimal: ",",
		group: "\u202f",
		percentGap: "\u00a0",
		moneyFirst: false,
		range: { to: "à", between: "entre", and: "et" },
	},
	en: {
		label: "English",
		locale: "en-GB",
		firstOfMonth: "1",
		decimal: ".",
		group: ",",
		percentGap: "",
		moneyFirst: true,
		range: { to: "to", between: "between", and: "and" },
	},
	es: {
		label: "Español",
		locale: "es-ES",
		firstOfMonth: "1",
		decimal: ",",
		group: "\u202f",
		percentGap: "\u00a0",
		moneyFirst: false,
		range: { to: "a", between: "entre", and: "y" },
	},
	de: {
		label: "Deutsch",
		locale: "de-DE",
		firstOfMonth: "1",
		decimal: ",",
		group: ".",
		percentGap: "\u00a0",
		moneyFirst: false,
		range: { to: "bis", between: "zwischen", and: "und" },
	},
} as const satisfies Record<Lang, object>;

/** An object with one value for each language. */
export function perLanguage<T>(make: (lang: Lang) => T): Record<Lang, T> {
	return Object.fromEntries(langs.map((lang) => [lang, make(lang)])) as Record<Lang, T>;
}

/** The language that content is written in first and that every other one falls back to. */
export const defaultLang: Lang = "fr";

/** Whether a value from outside (storage, address, browser, folder) names one of the languages. */
export function isLang(value: unknown): value is Lang {
	return (langs as readonly unknown[]).includes(value);
}
