import { type Lang, languages } from "./languages.ts";

/** Creates a date formatter for a language. `Intl` writes «1 mars» in French, where the first of a month is «1er». */
export function dayFormat(lang: Lang, options: Intl.DateTimeFormatOptions): (day: Date | number) => string {
	const { locale, firstOfMonth } = languages[lang];
	const format = new Intl.DateTimeFormat(locale, options);
	return (day) =>
		format
			.formatToParts(day)
			.map(({ type, value }) => (type === "day" && value === "1" ? firstOfMonth : value))
			.join("");
}
