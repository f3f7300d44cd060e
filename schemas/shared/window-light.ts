import type { Terms } from "../generated/terms.ts";
import type { Range } from "./range.ts";

/*
 * Light near a window, for the northern hemisphere. Up to two metres from the glass, sides, distances and levels are those of
 * University of Illinois Extension, «Houseplant Needs: Light»: about 75 foot-candles a few feet from a north window, 3–10 ft from an
 * east or west one; 150 right at a north window, a few feet from east or west, 3–10 ft from south; 300 right at east or west, up to
 * 5 ft from south; 1500 right at a south window. 1 foot-candle is 10.764 lux; we round to 800, 1600, 3200 and 16,000 lux.
 *
 * Farther into the room they are our estimate, darker than that source, which still gives 75 foot-candles at 15–20 ft: the light
 * outdoors times the share of it that arrives. Under an even grey sky there are 300 + 21,000 × sin(height of the sun) lux outdoors
 * (DIN 5034-2), so 14,000 at noon in March at 50° north. About a tenth arrives near the glass, 1 to 3 % at the depth of a room
 * (ETH Zürich: 10 % and, with large windows, 2 to 3 %; DIN 5034 asks for 0.95 % at half the depth): 140 to 420 lux.
 *
 * Two other sources agree. At 52° north, where 5000 lux are measured right behind the glass, there are 2500 half a metre farther and 1250
 * at one metre (B. von Elsner, Leibniz University Hannover, dpa, 18 December 2008,
 * https://mz.de/leben/es-werde-licht-wie-zimmerpflanzen-uberwintern-2513594). At 45° north, on the sunny 8 February 2003, over 200
 * foot-candles were measured near the south windows of a school, and close to 30 far from them (University of Oregon, Vital Signs case
 * study, https://darkwing.uoregon.edu/~akwok/VSCS/AshCreek/lighting/data3.html).
 */

/** Light levels, darkest first. Each ranges from its own figure to that of the next one. */
export const lightBands = ["dark", "dim", "low", "medium", "bright", "direct"] as const satisfies readonly (
	| "dark"
	| "dim"
	| Terms["light"]
)[];
export type LightBand = (typeof lightBands)[number];

/**
 * Lux of each level. Our own limits: those of «dark» as above, half of the source's lowest figure as the lower end of «dim», and
 * 50,000 lux, half of full sun outdoors (10,000–12,000 foot-candles in the source), as the upper end of «direct».
 */
export const bandLux: Readonly<Record<LightBand, Range>> = {
	dark: { min: 100, max: 400 },
	dim: { min: 400, max: 800 },
	low: { min: 800, max: 1600 },
	medium: { min: 1600, max: 3200 },
	bright: { min: 3200, max: 16_000 },
	direct: { min: 16_000, max: 50_000 },
};

/** Clockwise. */
export const windowSides = ["north", "east", "south", "west"] as const satisfies readonly Terms["window"][];
export type WindowSide = (typeof windowSides)[number];

/** Distances from the glass that the table distinguishes, nearest first. */
export const windowDistances = ["sill", "near", "middle", "far", "back"] as const;
export type WindowDistance = (typeof windowDistances)[number];

export const distanceMetres: Readonly<Record<WindowDistance, Range>> = {
	sill: { min: 0, max: 0.5 },
	near: { min: 0.5, max: 1 },
	middle: { min: 1, max: 2 },
	far: { min: 2, max: 3 },
	back: { min: 3, max: 5 },
};

/** Where the source has no figure or two figures meet, the darker one is used. */
const byWindow: Readonly<Record<WindowSide, Readonly<Record<WindowDistance, LightBand>>>> = {
	north: { sill: "medium", near: "low", middle: "dim", far: "dark", back: "dark" },
	east: { sill: "bright", near: "medium", middle: "low", far: "dim", back: "dark" },
	south: { sill: "direct", near: "bright", middle: "medium", far: "low", back: "dark" },
	west: { sill: "bright", near: "medium", middle: "low", far: "dim", back: "dark" },
};

/** November to February: Oregon State University Extension gives about 30 % of summer light for grey winter days. */
const winterMonths: readonly number[] = [11, 12, 1, 2];

/** Light level of a place from March to October, or in a given month from 1 to 12: in winter one level lower, at every window. */
export function bandAt(side: WindowSide, distance: WindowDistance, month?: number): LightBand {
	const band = byWindow[side][distance];
	if (month === undefined || !winterMonths.includes(month)) return band;
	return lightBands[Math.max(0, lightBands.indexOf(band) - 1)] ?? band;
}

/** The lux that stands for a level: its middle, by ratio. */
export function middleOf(band: LightBand): number {
	const { min, max } = bandLux[band];
	return Math.sqrt(min * max);
}

/** Whether a plant that needs so many lux thrives in light of this level. */
export function suits(lux: Range, band: LightBand): boolean {
	const middle = middleOf(band);
	return lux.min <= middle && middle <= lux.max;
}

/** A side of a window, and how far from its glass a plant may stand, in metres. */
export type WindowPlace = Range & { side: WindowSide };

/** Where a plant that needs so many lux thrives from March to October: the sides with such a place, nearest end first. */
export function windowPlaces(lux: Range): WindowPlace[] {
	return windowSides.flatMap((side) => {
		// Light only decreases with distance, so that the places of a side lie next to each other.
		const metres = windowDistances
			.filter((distance) => suits(lux, bandAt(side, distance)))
			.map((distance) => distanceMetres[distance]);
		const [nearest, farthest] = [metres.at(0), metres.at(-1)];
		return nearest && farthest ? [{ side, min: nearest.min, max: farthest.max }] : [];
	});
}
