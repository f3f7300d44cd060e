/** Every language code, the default one first. */
export const langs = ["fr", "en", "es", "de"] as const;

/** A language code. */
export type Lang = (typeof langs)[number];

/**
 * The languages of the site. To add one, only this list and the one above have to change; the check lists what the content lacks.
 * Typography, language detection and measures in texts are checked once `scripts/content/typography` has its conventions and words.
 * `locale` is passed to `Intl`; British English, for instance, writes dates differently from American English, which a bare «en»
 * stands for. `firstOfMonth` is how the day «1» of a date is written. `decimal` and `group` are the separators of numbers
 * (`formatNumbers` says from where on they are grouped), `percentGap` is the space between a number and «%», `moneyFirst` whether
 * the sign of a currency comes before it, `range` how a range is written in a sentence: «3 à 6», and after «entre» «3 et 6»;
 * numbers one apart, not after `from`, have a word of their own, «2 o 3 semanas» (Unicode CLDR 46, `numbers`; groups in Spanish
 * and French with a narrow no-break space). `articles` are ways to begin a range that repeat their article before its end: «del 40 al 60 %».
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
		range: { from: "de", to: "à", neighbours: "à", between: "entre", and: "et" },
		articles: {},
	},
	en: {
		label: "English",
		locale: "en-GB",
		firstOfMonth: "1",
		decimal: ".",
		group: ",",
		percentGap: "",
		moneyFirst: true,
		range: { from: "from", to: "to", neighbours: "to", between: "between", and: "and" },
		articles: {},
	},
	es: {
		label: "Español",
		locale: "es-ES",
		firstOfMonth: "1",
		decimal: ",",
		group: "\u202f",
		percentGap: "\u00a0",
		moneyFirst: false,
		range: { from: "de", to: "a", neighbours: "o", between: "entre", and: "y" },
		articles: { del: "al", "entre el": "y el" },
	},
	de: {
		label: "Deutsch",
		locale: "de-DE",
		firstOfMonth: "1",
		decimal: ",",
		group: ".",
		percentGap: "\u00a0",
		moneyFirst: false,
		range: { from: "von", to: "bis", neighbours: "bis", between: "zwischen", and: "und" },
		articles: {},
	},
} as const satisfies Record<Lang, object>;

/** An object with one value for each language. */
export function perLanguage<T>(make: (lang: Lang) => T): Record<Lang, T> {
	return Object.fromEntries(langs.map((lang) => [lang, make(lang)])) as Record<Lang, T>;
}

/** The original language of the content and the fallback of all others. */
export const defaultLang: Lang = "fr";

/** Whether a value from outside (storage, address, browser, folder) names one of the languages. */
export function isLang(value: unknown): value is Lang {
	return (langs as readonly unknown[]).includes(value);
}
