import { formatNumber, type Unit } from "./figures.ts";
import type { Lang } from "./spec/languages.ts";

/** How a metric unit is written in the other system, and rounded to what a reader would measure. */
const conversions: Partial<Record<Unit, { sign: string; convert(value: number): number }>> = {
	celsius: { sign: "°F", convert: (value) => Math.round(value * 1.8 + 32) },
	centimetre: { sign: "in", convert: (value) => Math.round(value / 2.54) },
	metre: { sign: "ft", convert: (value) => Math.round((value / 0.3048) * 2) / 2 },
};

type Range = { min: number; max: number; unit: Unit };

/** Writes a range in Fahrenheit, inches or feet: 18 to 25 °C → «64–77 °F»; null where both systems agree. */
export function formatImperial({ min, max, unit }: Range, lang: Lang): string | null {
	const conversion = conversions[unit];
	if (!conversion) return null;
	const ends = new Set([min, max].map((value) => formatNumber(conversion.convert(value), lang)));
	return `${[...ends].join("–")}\u00a0${conversion.sign}`;
}
