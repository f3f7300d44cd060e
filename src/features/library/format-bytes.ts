import { type Lang, languages } from "#schemas/shared/languages.ts";

/**
 * Units from the largest, each with the number of bytes from which it is used: sizes that would round to 1000 use the next
 * larger unit.
 */
const units = [
	{ unit: "gigabyte", size: 1e9, from: 999.95e6, digits: 1 },
	{ unit: "megabyte", size: 1e6, from: 999.5e3, digits: 1 },
	{ unit: "kilobyte", size: 1e3, from: 0, digits: 0 },
] as const;

/** Formats a size for a language: «1,2 Mo». Anything above zero is at least one kilobyte. */
export function formatBytes(bytes: number, lang: Lang): string {
	const { unit, size, digits } = units.find(({ from }) => bytes >= from) ?? units[2];
	const amount = bytes > 0 && unit === "kilobyte" ? Math.max(1, bytes / size) : bytes / size;
	return new Intl.NumberFormat(languages[lang].locale, { style: "unit", unit, maximumFractionDigits: digits }).format(amount);
}
