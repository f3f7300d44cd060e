import { expect, test } from "vitest";
import type { Gauge } from "#schemas/gauge.ts";
import { type Lang, langs } from "#schemas/spec/languages.ts";
import { inEveryLang, pageAt } from "../support/emitted.ts";

const path = "/fiches-plantes/aloe-vera";

function gauge<Type extends Gauge["type"]>(type: Type, lang: Lang): Extract<Gauge, { type: Type }>[] {
	const gauges = pageAt("sheet", path, lang).facts.flatMap(({ gauge: found }) => (found ? [found] : []));
	return gauges.filter((each): each is Extract<Gauge, { type: Type }> => each.type === type);
}

test.each([
	["fr", "ESO"],
	["en", "ESW"],
	["es", "ESO"],
	["de", "OSW"],
] as const)("in %s the window plan has the sides that suit with the initials %s, and the distance", (lang, letters) => {
	const [plan] = gauge("window", lang);
	expect(plan?.sides.map(({ letter }) => letter).join("")).toBe(letters);
	expect(plan?.sides.map(({ side }) => side)).toEqual(["east", "south", "west"]);
	expect(plan?.distance).toEqual({ min: 0, max: 1 });
});

test.each([
	["fr", "JFMAMJJASOND"],
	["en", "JFMAMJJASOND"],
	["es", "EFMAMJJASOND"],
	["de", "JFMAMJJASOND"],
] as const)("in %s the water strip has the months %s, denser from April to September", (lang, letters) => {
	const [strip] = gauge("water", lang);
	expect(strip?.months.map(({ letter }) => letter).join("")).toBe(letters);
	expect(strip?.months.map(({ checks }) => checks)).toEqual([1, 1, 1, 2, 2, 2, 2, 2, 2, 1, 1, 1]);
});

test.each(langs)(
	"in %s the scales have the plant's bands, the same marks in both systems, and leaves count its difficulty",
	(lang) => {
		const [temperature, humidity] = gauge("scale", lang);
		expect(temperature).toMatchObject({ from: 0, to: 40, band: { min: 18, max: 25 } });
		expect(temperature?.marks.map(({ metric }) => metric)).toEqual(["0", "10", "20", "30", "40"]);
		expect(temperature?.marks.map(({ imperial }) => imperial)).toEqual(["32", "50", "68", "86", "104"]);
		expect(humidity).toMatchObject({ from: 0, to: 100, band: { min: 30, max: 50 } });
		expect(gauge("leaves", lang)).toEqual([{ type: "leaves", count: 2, of: 5 }]);
	},
);

test.each(inEveryLang([path]))("%s in %s has both spellings of what the systems of units write differently", (_, lang) => {
	const twice = pageAt("sheet", path, lang).facts.filter(({ imperial }) => imperial !== undefined);
	expect(twice.map(({ imperial }) => imperial?.slice(-2))).toEqual(["ft", "°F", "in"]);
	expect(twice.map(({ value }) => value.split("\u00a0").at(-1))).toEqual(["m", "°C", "cm"]);
});
