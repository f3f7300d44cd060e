import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { type OpenPlants, openPlants } from "#schemas/content/plant/open-data.ts";
import { plan } from "../../support/site-plan.ts";

const contentsOf = (file: string) => plan.artifacts().find((each) => each.file === file)?.contents ?? "";
const data: OpenPlants = openPlants.parse(JSON.parse(contentsOf("data/plants.json")));

test("the plant data set has licence, version and sources (R14.1)", () => {
	const slugs = plan.drawings.flatMap(({ entry, subject }) =>
		entry.kind === "plant" && !("part" in subject) ? [entry.slug] : [],
	);
	expect(data.plants.map(({ slug }) => slug).sort()).toEqual(slugs.sort());
	expect([data.version, data.licence, data.licenceUrl]).toEqual([
		"2.0.0",
		"CC-BY-4.0",
		"https://creativecommons.org/licenses/by/4.0/",
	]);
	const named = new Set(data.plants.flatMap(({ sources }) => sources));
	expect(Object.keys(data.sources).sort()).toEqual([...named].sort());
	expect(data.modified).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test("the plant data set is valid against its JSON Schema, which rejects anything else (R14.1)", () => {
	const schema = JSON.parse(contentsOf("data/plants.schema.json"));
	expect(data.$schema).toBe(schema.$id);
	const ajv = new Ajv2020();
	addFormats(ajv);
	const validate = ajv.compile(schema);
	expect([validate(data), validate.errors]).toEqual([true, null]);
	for (const wrong of [
		{ ...data, extra: 1 },
		{ ...data, licence: "MIT" },
		{ ...data, plants: [{}] },
	])
		expect(validate(wrong)).toBe(false);
});

/** Cells of a table (RFC 4180). */
const rows = contentsOf("data/plants.csv")
	.split("\r\n")
	.slice(0, -1)
	.map((line) =>
		[...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare),
	);

test("the plant table has the same facts, one row per plant (R14.1)", () => {
	const [head = [], ...lines] = rows;
	expect(lines.length).toBe(data.plants.length);
	expect(lines.filter((line) => line.length !== head.length)).toEqual([]);
	for (const [index, plant] of data.plants.entries()) {
		const cell = (name: string) => lines[index]?.[head.indexOf(name)];
		expect([
			cell("slug"),
			cell("latin"),
			cell("name_de"),
			cell("light_min_lux"),
			cell("cold_limit_celsius"),
			cell("toxic_to_cats"),
		]).toEqual([
			plant.slug,
			plant.latin,
			plant.names.de,
			String(plant.light.lux.min),
			String(plant.coldLimit),
			plant.toxicity.cat.severity,
		]);
	}
});

test("no page loads the plant data set (R17.4)", () => {
	const named = plan.pages.filter(({ data }) => JSON.stringify(data()).includes("/data/plants"));
	expect(named.map(({ path }) => path)).toEqual([]);
});
