import { useMemo } from "react";
import { dayFormat } from "#schemas/shared/day.ts";
import { type Lang, languages } from "#schemas/shared/languages.ts";

/** Numbers and dates formatted for a language. */
export type Formats = {
	number(value: number): string;
	/** A fraction as a percentage. */
	share(value: number): string;
	/** Bytes as kilobytes (1000 bytes) or megabytes. */
	bytes(value: number): string;
	seconds(ms: number): string;
	/** A date given as `2025-01-31`. */
	day(iso: string): string;
};

/**
 * The formats of a language. Used only in the browser: nothing here is prerendered, so that the output does not depend on the
 * build machine's locale data.
 */
export function useFormats(lang: Lang): Formats {
	return useMemo(() => {
		const { locale } = languages[lang];
		const number = new Intl.NumberFormat(locale);
		const share = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
		const bytesIn = (unit: string) => new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 });
		const [kilobytes, megabytes] = [bytesIn("kilobyte"), bytesIn("megabyte")];
		const seconds = new Intl.NumberFormat(locale, { style: "unit", unit: "second", maximumFractionDigits: 2 });
		const day = dayFormat(lang, { dateStyle: "medium", timeZone: "UTC" });
		return {
			number: (value) => number.format(value),
			share: (value) => share.format(value),
			bytes: (value) => (value < 1e6 ? kilobytes.format(value / 1e3) : megabytes.format(value / 1e6)),
			seconds: (ms) => seconds.format(ms / 1000),
			day: (iso) => day(new Date(`${iso}T00:00:00Z`)),
		};
	}, [lang]);
}
