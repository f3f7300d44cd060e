import type { Lang } from "../shared/languages.ts";
import type { UnitSystem } from "../shared/units.ts";

/** Units with an international sign. Counted things (days, plants) have none: the sentence around the figure names them. */
export const unitSigns = {
	percent: "%",
	celsius: "°C",
	"celsius-difference": "°C",
	millimetre: "mm",
	centimetre: "cm",
	metre: "m",
	"square-metre": "m²",
	litre: "l",
	millilitre: "ml",
	gram: "g",
	kilogram: "kg",
	"kilogram-per-square-metre": "kg/m²",
	watt: "W",
	lux: "lx",
	hour: "h",
	euro: "€",
	count: "",
} as const;

export type Unit = keyof typeof unitSigns;

/** Currencies, whose sign some languages put before the number. */
export const currencies: readonly Unit[] = ["euro"];

/**
 * What readers of a language pay with in place of euros: British prices are in pounds. A euro was worth 0.83 to 0.87 pounds in 2025;
 * the prices of the texts are rough, and so is the conversion, to two digits, or to whole pounds.
 */
export const otherMoney: Partial<Record<Lang, { sign: string; convert(euros: number): number }>> = {
	en: { sign: "£", convert: (euros) => roundMoney((euros * 6) / 7) },
};

/**
 * Conversions to imperial units, rounded to what a reader would measure: temperatures and lengths. An inch is 25.4 mm and a foot
 * 304.8 mm exactly (international yard and pound agreement, 1959).
 *
 * Areas, volumes and weights stay metric: the texts calculate with them (litres of compost to kilograms, kilograms to a load per
 * square metre), and a gallon differs between countries.
 */
const imperialUnits: Partial<Record<Unit, { sign: string; convert(value: number): number }>> = {
	celsius: { sign: "°F", convert: (value) => Math.round(value * 1.8 + 32) },
	"celsius-difference": { sign: "°F", convert: (value) => Math.round(value * 1.8) },
	millimetre: { sign: "in", convert: (value) => roundInches(value / 25.4) },
	centimetre: { sign: "in", convert: (value) => roundInches(value / 2.54) },
	metre: { sign: "ft", convert: (value) => roundFeet(value / 0.3048) },
};

/** The sign of a unit in a unit system, and the conversion of its numbers. */
export function unitIn(system: UnitSystem, unit: Unit): { sign: string; convert(value: number): number } {
	const imperial = system === "imperial" ? imperialUnits[unit] : undefined;
	return imperial ?? { sign: unitSigns[unit], convert: (value) => value };
}

function roundMoney(amount: number): number {
	return Number(amount.toPrecision(amount >= 1 && amount < 10 ? 1 : 2));
}

/** To a hundredth below a quarter of an inch, to a tenth below two inches, to a half below ten. */
function roundInches(inches: number): number {
	if (inches < 0.25) return Math.round(inches * 100) / 100;
	if (inches < 2) return Math.round(inches * 10) / 10;
	return inches < 10 ? Math.round(inches * 2) / 2 : Math.round(inches);
}

/** To half a foot below ten feet. */
function roundFeet(feet: number): number {
	return feet < 10 ? Math.round(feet * 2) / 2 : Math.round(feet);
}

/** Whether a unit is converted in the imperial system. */
export function isConverted(unit: Unit): boolean {
	return imperialUnits[unit] !== undefined;
}
