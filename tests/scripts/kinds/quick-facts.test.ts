import { expect, test } from "vitest";
import type { Gauge, LabelledFact } from "#schemas/pages/gauge.ts";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { type UnitSystem, unitSystems } from "#schemas/shared/units.ts";
import { findPage } from "../../support/find-page.ts";
import { createWorkspace } from "../../support/workspace.ts";

const path = "/fiches-plantes/aloe-vera";

/** What the small site makes of its aloe, which three windows suit. */
async function factsOf(lang: Lang, units?: UnitSystem): Promise<LabelledFact[]> {
	const workspace = createWorkspace();
	workspace.edit("plants/aloe-vera/facts.yaml", "min: 10000", "min: 7000");
	const { plan } = await workspace.compile();
	if (!plan) throw new Error("the small site has faults");
	return findPage(plan, "sheet", path, lang, units).facts;
}

function gauges<Type extends Gauge["type"]>(type: Type, facts: readonly LabelledFact[]): Extract<Gauge, { type: Type }>[] {
	return facts.flatMap(({ gauge }) => (gauge?.type === type ? [gauge as Extract<Gauge, { type: Type }>] : []));
}

test.each([
	["fr", "ESO", "Est, ouest, 0–0,5 m · sud, 0–1 m"],
	["en", "ESW", "East, west, 0–0.5 m · south, 0–1 m"],
	["es", "ESO", "Este, oeste, 0–0,5 m · sur, 0–1 m"],
	["de", "OSW", "Ost, West, 0–0,5 m · Süd, 0–1 m"],
] as const)(
	"in %s the window plan has the sides whose light suits the plant, %s, with their distances: %s",
	async (lang, letters, words) => {
		const facts = await factsOf(lang);
		expect(facts.map(({ value }) => value.replaceAll("\u00a0", " "))).toContain(words);
		const [plan] = gauges("window", facts);
		expect(plan?.sides.map(({ letter }) => letter).join("")).toBe(letters);
		expect(plan?.sides.map(({ side }) => side)).toEqual(["east", "south", "west"]);
		expect(plan?.sides.map(({ distance }) => distance.max)).toEqual([0.5, 1, 0.5]);
	},
);

test.each([
	["fr", "JFMAMJJASOND"],
	["en", "JFMAMJJASOND"],
	["es", "EFMAMJJASOND"],
	["de", "JFMAMJJASOND"],
] as const)("in %s the watering strip has the months %s, denser from April to September", async (lang, letters) => {
	const [strip] = gauges("water", await factsOf(lang));
	expect(strip?.months.map(({ letter }) => letter).join("")).toBe(letters);
	expect(strip?.months.map(({ checks }) => checks)).toEqual([1, 1, 1, 2, 2, 2, 2, 2, 2, 1, 1, 1]);
});

test.each(langs)(
	"in %s the scales have the plant's ranges in the reader's units, and leaves show the difficulty",
	async (lang) => {
		const facts = await factsOf(lang);
		const [temperature, humidity] = gauges("scale", facts);
		expect(temperature).toMatchObject({ from: 0, to: 40, band: { min: 18, max: 25 } });
		expect(temperature?.marks.map(({ label }) => label)).toEqual(["0", "10", "20", "30", "40"]);
		const [inFahrenheit] = gauges("scale", await factsOf(lang, "imperial"));
		expect(inFahrenheit?.marks.map(({ label }) => label)).toEqual(["32", "50", "68", "86", "104"]);
		expect(inFahrenheit?.marks.map(({ at }) => at)).toEqual([0, 10, 20, 30, 40]);
		expect(humidity).toMatchObject({ from: 0, to: 100, band: { min: 30, max: 50 } });
		expect(gauges("leaves", facts)).toEqual([{ type: "leaves", count: 1, of: 2 }]);
	},
);

test.each(langs)("in %s quick facts for other units exist only where they differ", async (lang) => {
	const facts = await Promise.all(unitSystems.map((units) => factsOf(lang, units)));
	const [metric, imperial] = facts.map((each) => each.map(({ value }) => value));
	const signs = (values: readonly string[] = [], others: readonly string[] = []) =>
		values.filter((value, index) => value !== others[index]).map((value) => value.split("\u00a0").at(-1));
	expect(signs(metric, imperial)).toEqual(["m", "°C", "cm"]);
	expect(signs(imperial, metric)).toEqual(["ft", "°F", "in"]);
});
