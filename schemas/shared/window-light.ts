import type { Terms } from "../generated/terms.ts";

/*
 * Light near a window, for the northern hemisphere. Sides and distances are those of University of Illinois Extension,
 * «Houseplants, Light»: about 75 foot-candles a few feet from a north window, 3–10 ft from an east or west one, 15–20 ft from a
 * south one; 150 right at a north window, a few feet from east or west, 3–10 ft from south; 300 right at east or west, up to 5 ft
 * from south; 1500 right at a south window. 1 foot-candle is 10.764 lux; we round to 800, 1600, 3200 and 16,000 lux.
 */

/** Light levels, darkest first. Each ranges from its figure in the source to the next one. */
export const lightBands = ["dim", "low", "medium", "bright", "direct"] as const satisfies readonly ("dim" | Terms["light"])[];
export type LightBand = (typeof lightBands)[number];

/**
 * Lux of each level. Our own limits: half of the source's lowest figure as the lower end of «dim», and 50,000 lux, half of full sun
 * outdoors (10,000–12,000 foot-candles in the source), as the upper end of «direct».
 */
export const bandLux: Readonly<Record<LightBand, { min: number; max: number }>> = {
	dim: { min: 400, max: 800 },
	low: { min: 800, max: 1600 },
	medium: { min: 1600, max: 3200 },
	bright: { min: 3200, max: 16_000 },
	direct: { min: 16_000, max: 50_000 },
};

/** Clockwise. */
export const windowSides = ["north", "east", "south", "west"] as const satisfies readonly Terms["window"][];
export type WindowSide = (typeof windowSides)[number];

/** Distances from the glass that the source distinguishes. */
export const windowDistances = ["sill", "near", "middle", "back"] as const;
export type WindowDistance = (typeof windowDistances)[number];

/** Metres of each distance. */
export const distanceMetres: Readonly<Record<WindowDistance, { min: number; max: number }>> = {
	sill: { min: 0, max: 0.5 },
	near: { min: 0.5, max: 1 },
	middle: { min: 1, max: 3 },
	back: { min: 3, max: 5 },
};

/** The source's table. Where it has no figure or two figures meet, the darker one is used. */
const byWindow: Readonly<Record<WindowSide, Readonly<Record<WindowDistance, LightBand>>>> = {
	north: { sill: "medium", near: "low", middle: "dim", back: "dim" },
	east: { sill: "bright", near: "medium", middle: "low", back: "dim" },
	south: { sill: "direct", near: "bright", middle: "medium", back: "low" },
	west: { sill: "bright", near: "medium", middle: "low", back: "dim" },
};

/** November to February: Oregon State University Extension gives about 30 % of summer light for grey winter days. */
const winterMonths: readonly number[] = [11, 12, 1, 2];

/** Light level of a place from March to October, or in a given month from 1 to 12: in winter one level lower, at every window. */
export function bandAt(side: WindowSide, distance: WindowDistance, month?: number): LightBand {
	const band = byWindow[side][distance];
	if (month === undefined || !winterMonths.includes(month)) return band;
	return lightBands[Math.max(0, lightBands.indexOf(band) - 1)] ?? band;
}
