import { expect, test } from "vitest";
import type { Unit } from "#schemas/figures.ts";
import { formatImperial } from "#schemas/imperial.ts";
import { langs } from "#schemas/spec/languages.ts";

const gap = "\u00a0";

test.each<[min: number, max: number, unit: Unit, written: (string | null)[]]>([
	[18, 25, "celsius", Array(4).fill(`64–77${gap}°F`)],
	[-5, 0, "celsius", Array(4).fill(`23–32${gap}°F`)],
	[30, 60, "centimetre", Array(4).fill(`12–24${gap}in`)],
	[5, 6, "centimetre", Array(4).fill(`2${gap}in`)],
	[0.3, 1, "metre", [`1–3,5${gap}ft`, `1–3.5${gap}ft`, `1–3,5${gap}ft`, `1–3,5${gap}ft`]],
	[40, 60, "percent", Array(4).fill(null)],
	[1000, 5000, "lux", Array(4).fill(null)],
	[7, 10, "count", Array(4).fill(null)],
])("a range from %d to %d in %s is written in the other system as %j", (min, max, unit, written) => {
	expect(langs.map((lang) => formatImperial({ min, max, unit }, lang))).toEqual(written);
});
