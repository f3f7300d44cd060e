import { expect, test } from "vitest";
import type { Gauge } from "#schemas/gauge.ts";
import { type Lang, langs } from "#schemas/spec/languages.ts";
import { type UnitSystem, unitSystems } from "#schemas/spec/units.ts";
import { inEveryLang, pageAt } from "../../support/emitted.ts";

const path = "/fiches-plantes/aloe-vera";

function gauge<Type extends Gauge["type"]>(type: Type, lang: Lang, units?: UnitSystem): Extract<Gauge, { type: Type }>[] {
	const gauges = pageAt("sheet", path, lang, units).facts.flatMap(({ gauge: found }) => (found ? [found] : []));
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
	"in %s the scales have the plant's bands and marks that are written in the reader's units, and leaves count its difficulty",
	(lang) => {
		const [temperature, humidity] = gauge("scale", lang);
		expect(temperature).toMatchObject({ from: 0, to: 40, band: { min: 18, max: 25 } });
		expect(temperature?.marks.map(({ label }) => label)).toEqual(["0", "10", "20", "30", "40"]);
		const [inFahrenheit] = gauge("scale", lang, "imperial");
		expect(inFahrenheit?.marks.map(({ label }) => label)).toEqual(["32", "50", "68", "86", "104"]);
		expect(inFahrenheit?.marks.map(({ at }) => at)).toEqual([0, 10, 20, 30, 40]);
		expect(humidity).toMatchObject({ from: 0, to: 100, band: { min: 30, max: 50 } });
		expect(gauge("leaves", lang)).toEqual([{ type: "leaves", count: 2, of: 5 }]);
	},
);

test.each(inEveryLang([path]))("%s in %s has other quick facts for other units where they differ, and only there", (_, lang) => {
	const [metric, imperial] = unitSystems.map((units) => pageAt("sheet", path, lang, units).facts.map(({ value }) => value));
	const signs = (values: readonly string[] = [], others: readonly string[] = []) =>
		values.filter((value, index) => value !== others[index]).map((value) => value.split("\u00a0").at(-1));
	expect(signs(metric, imperial)).toEqual(["m", "°C", "cm"]);
	expect(signs(imperial, metric)).toEqual(["ft", "°F", "in"]);
});
