import { ink, lampColour } from "./palette.ts";
import { beam, city, ground, sunPatch, trim, wall, water } from "./scene/paint.ts";

/** Colours with an explicit night version, instead of being dimmed: light sources, walls and floors, the ink line. */
const byName: Readonly<Record<string, string>> = {
	[ink]: "#0b1512",
	[lampColour]: lampColour,
	[wall.moss]: "#2b3a33",
	[wall.sand]: "#3b362d",
	[wall.clay]: "#40322d",
	[wall.sky]: "#293842",
	[wall.sage]: "#26362f",
	[wall.evening]: "#1e2d29",
	[ground.oak]: "#574531",
	[ground.tile]: "#4a443b",
	[ground.dark]: "#4a3a28",
	[ground.hall]: "#3a3024",
	[trim]: "#8f8775",
	[city.sky]: "#2a3464",
	[city.cloud]: "#333e70",
	[city.far]: "#222b55",
	[city.near]: "#181f40",
	[city.pane]: "#ffcf75",
	[city.sun]: "#efe9d2",
	[beam.light]: "#ffe6a3",
	[beam.tube]: "#fff3c4",
	[ground.table]: "#66503a",
	[water]: "#44777c",
	[sunPatch]: "#5f6f9e",
};

/** The night version of a drawing: under a warm lamp, with bluish shadows. */
export function atNight(svg: string): string {
	const known = new Map<string, string>();
	return svg.replace(/(?<==")#[0-9a-f]{6}/g, (colour) => {
		const there = known.get(colour) ?? byName[colour] ?? dim(colour);
		known.set(colour, there);
		return there;
	});
}

/** Bright colours are dimmed most; dark ones, such as leaves, are lightened to stand out from the dark wall. */
function dim(colour: string): string {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
	const light = (0.3 * red + 0.6 * green + 0.1 * blue) / 255;
	const left = 0.94 - 0.2 * light;
	// The darkest leaves, such as the rubber plant's, would be indistinguishable from the wall, so they are lightened more.
	const lift = 16 * (1 - light) + 130 * Math.max(0, 0.3 - light);
	return toHex([red * left + lift, green * (left - 0.03) + lift, blue * (left - 0.06) + lift]);
}

function toHex(channels: readonly number[]): string {
	return `#${channels.map((each) => Math.round(Math.min(255, each)).toString(16).padStart(2, "0")).join("")}`;
}
