import { type Lang, languages } from "#schemas/spec/languages.ts";

/** Units from the largest, with the bytes from which they are used: what rounds up to a thousand has the next one. */
const units = [
	{ unit: "gigabyte", size: 1e9, from: 999.95e6, digits: 1 },
	{ unit: "megabyte", size: 1e6, from: 999.5e3, digits: 1 },
	{ unit: "kilobyte", size: 1e3, from: 0, digits: 0 },
] as const;

/** Writes a size as a language does: «1,2 Mo». What is not nothing is a kilobyte at least. */
export function formatBytes(bytes: number, lang: Lang): string {
	const { unit, size, digits } = units.find(({ from }) => bytes >= from) ?? units[2];
	const amount = bytes > 0 && unit === "kilobyte" ? Math.max(1, bytes / size) : bytes / size;
	return new Intl.NumberFormat(languages[lang].locale, { style: "unit", unit, maximumFractionDigits: digits }).format(amount);
}
