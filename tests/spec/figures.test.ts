import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { defaultLang, type Lang, langs } from "#schemas/spec/languages.ts";
import { createMemoryCache } from "#scripts/pipeline/cache.ts";
import { compile } from "#scripts/pipeline/compile.ts";
import { defaultContentDir } from "#scripts/project.ts";

/*
 * Section 9 of the specification, number by number, written down by hand: what stands in the facts, and what a reader
 * of each language finds on the pages. Where several languages differ, the order is French, English, Spanish, German.
 */

const { emitted } = compile({ contentDir: defaultContentDir, cache: createMemoryCache(), codeHash: "test" });

test("spec §9: the languages are fr, en, es and de, the default is fr", () => {
	expect([langs, defaultLang]).toEqual([["fr", "en", "es", "de"], "fr"]);
});

const readFacts = (folder: string): unknown => parse(readFileSync(join(defaultContentDir, folder, "facts.yaml"), "utf8"));

test.each([
	["plants/monstera-albo", { humidity: { min: 60, max: 70 }, temperature: { min: 18, max: 27 } }],
	["plants/ficus-lyrata", { humidity: { min: 40, max: 60 }, temperature: { min: 18, max: 24 } }],
	["plants/monstera-thai-constellation", { humidity: { min: 60, max: 80 }, temperature: { min: 18, max: 27 } }],
	["plants/pilea-peperomioides", { humidity: { min: 40, max: 50 }, temperature: { min: 15, max: 25 } }],
	["plants/philodendron-brasil", { humidity: { min: 50, max: 60 }, temperature: { min: 18, max: 27 } }],
	["plants/maranta-leuconeura", { humidity: { min: 60, max: 70 }, temperature: { min: 18, max: 24 } }],
	["plants/aloe-vera", { water: { growing: { min: 10, max: 15 } }, temperature: { min: 18, max: 25 } }],
	["plants/areca-palm", { humidity: { min: 50, max: 60 }, temperature: { min: 20, max: 25 }, coldLimit: 15 }],
	["plants/anthurium", { humidity: { min: 60, max: 80 }, temperature: { min: 20, max: 25 }, coldLimit: 16 }],
	["plants/calathea", { humidity: { min: 60 }, temperature: { min: 18, max: 24 } }],
	["plants/coffea-arabica", { temperature: { min: 18, max: 24 }, coldLimit: 15 }],
])("spec §9: the facts of %s are %j", (folder, facts) => {
	expect(readFacts(folder)).toMatchObject(facts);
});

test.each([
	["articles/monstera-albo-guide", "humidity", { min: 60, max: 70, unit: "percent" }],
	["articles/monstera-albo-guide", "temperature", { min: 18, max: 27, unit: "celsius" }],
	["articles/monstera-albo-guide", "repotting", { value: 2, unit: "count" }],
	["articles/monstera-albo-guide", "pot", { min: 5, max: 7, unit: "centimetre" }],
	["articles/monstera-albo-guide", "pole", { value: 50, unit: "centimetre" }],
	["articles/monstera-albo-guide", "mix", { parts: [40, 30, 20, 10], unit: "percent" }],
	["articles/ficus-lyrata", "temperature", { min: 18, max: 24, unit: "celsius" }],
	["articles/ficus-lyrata", "humidity", { min: 40, max: 60, unit: "percent" }],
	["articles/ficus-lyrata", "repotting", { min: 2, max: 3, unit: "count" }],
	["articles/ficus-lyrata", "soil-mix", { parts: [50, 25, 25], unit: "percent" }],
	["plants/aloe-vera", "check", { min: 10, max: 15, unit: "count" }],
	["plants/aloe-vera", "pup-size", { min: 5, max: 10, unit: "centimetre" }],
	["plants/aloe-vera", "dry-time", { value: 24, unit: "hour" }],
	["plants/aloe-vera", "first-water", { value: 3, unit: "count" }],
	["plants/anthurium", "feeding", { value: 2, unit: "count" }],
])("spec §9: in the facts of %s the figure {%s} is %j", (folder, name, figure) => {
	expect(readFacts(folder)).toMatchObject({ figures: { [name]: figure } });
});

/** All words of a page, gaps between numbers and units as plain spaces. */
function readPage(path: string, lang: Lang): string {
	const page = emitted?.pages.find((each) => each.path === path && each.lang === lang);
	return JSON.stringify(page?.data ?? null).replaceAll(/[\u00a0\u202f]/g, " ");
}

const albo = "/blog/monstera-albo-guide";
const ficus = "/blog/ficus-lyrata";
const thai = "/fiches-plantes/monstera-thai-constellation";
const aloe = "/fiches-plantes/aloe-vera";
const catalogue = "/fiches-plantes";

test.each([
	[albo, "humidity", ["60–70 %", "60–70%", "60–70 %", "60–70 %"]],
	[albo, "temperature", ["18–27 °C", "18–27 °C", "18–27 °C", "18–27 °C"]],
	[albo, "years between two repottings", ["2 ans", "2 years", "2 años", "2 Jahre"]],
	[albo, "a larger pot", ["5–7 cm", "5–7 cm", "5–7 cm", "5–7 cm"]],
	[albo, "height at which a pole is set", ["50 cm", "50 cm", "50 cm", "50 cm"]],
	[albo, "soil mix", ["40/30/20/10 %", "40/30/20/10%", "40/30/20/10 %", "40/30/20/10 %"]],
	[ficus, "temperature", ["18–24 °C", "18–24 °C", "18–24 °C", "18–24 °C"]],
	[ficus, "humidity", ["40–60 %", "40–60%", "40–60 %", "40–60 %"]],
	[ficus, "years between two repottings", ["2–3 ans", "2–3 years", "2–3 años", "2–3 Jahre"]],
	[ficus, "soil mix", ["50/25/25 %", "50/25/25%", "50/25/25 %", "50/25/25 %"]],
	[thai, "temperature", ["18–27 °C", "18–27 °C", "18–27 °C", "18–27 °C"]],
	[thai, "humidity", ["60–80 %", "60–80%", "60–80 %", "60–80 %"]],
	[aloe, "days between two waterings", ["10–15 jours", "10–15 days", "10–15 días", "10–15 Tage"]],
	[aloe, "temperature", ["18–25 °C", "18–25 °C", "18–25 °C", "18–25 °C"]],
	[aloe, "size of a pup", ["5–10 cm", "5–10 cm", "5–10 cm", "5–10 cm"]],
	[aloe, "hours of drying", ["24 h", "24 h", "24 h", "24 h"]],
	[aloe, "days until the first water", ["3 jours", "3 days", "3 días", "3 Tagen"]],
	[catalogue, "cold that anthurium does not bear", ["16 °C", "16 °C", "16 °C", "16 °C"]],
	[catalogue, "cold that coffee fears", ["15 °C", "15 °C", "15 °C", "15 °C"]],
	[catalogue, "humidity of calathea", ["60–80 %", "60–80%", "60–80 %", "60–80 %"]],
	[catalogue, "water of calathea", ["eau de pluie", "rainwater", "agua de lluvia", "Regenwasser"]],
])("spec §9: a reader of %s finds, in every language, its %s", (path, _, written) => {
	const found = langs.map((lang, index) => {
		const words = written[index] ?? "";
		return new RegExp(`(?<![\\d–/,.])${words}(?![\\d–/])`).exec(readPage(path, lang))?.[0];
	});
	expect(found).toEqual(written);
});

test.each([
	[albo, 10],
	[ficus, 8],
])("spec §9: %s takes %d minutes to read and is of January 2025", (path, readingMinutes) => {
	const shown = emitted?.pages.flatMap(({ path: each, data }) => (each === path && "readingMinutes" in data ? [data] : []));
	expect(shown?.map((data) => data.readingMinutes)).toEqual([readingMinutes, readingMinutes, readingMinutes, readingMinutes]);
	expect(shown?.map((data) => data.published.label)).toEqual(["janvier 2025", "January 2025", "enero de 2025", "Januar 2025"]);
});
