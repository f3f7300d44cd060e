import { expect, test } from "vitest";
import type { PlantSource } from "#schemas/pages/plant/page-data.ts";
import { langs } from "#schemas/shared/languages.ts";
import { catalogue, withSheet } from "../support/catalogue.ts";
import { openedCards, pageAt } from "../support/site-plan.ts";

/* Who says what a page or a card of a plant states. */

/** Sources of each plant, from its card or from its page. */
function sourcesOf(lang: (typeof langs)[number]): { slug: string; toxic: boolean; sources: PlantSource[] }[] {
	return openedCards(lang).map(({ slug, path, opened: { care }, toxicity }) => ({
		slug,
		toxic: toxicity.some(({ severity }) => severity !== "none" && severity !== "unknown"),
		sources: care?.sources ?? (path === null ? [] : sheetSources(slug, lang)),
	}));
}

function sheetSources(slug: string, lang: (typeof langs)[number]): PlantSource[] {
	const template = withSheet("profile").includes(slug) ? "profile" : "sheet";
	return pageAt(template, `/fiches-plantes/${slug}`, lang).sources;
}

const facts = {
	fr: ["nom botanique", "lumière", "arrosage", "humidité", "température", "froid supporté", "taille", "terre et pot"],
	en: ["botanical name", "light", "watering", "humidity", "temperature", "cold limit", "size", "compost and pot"],
	es: ["nombre botánico", "luz", "riego", "humedad", "temperatura", "frío que aguanta", "tamaño", "sustrato y maceta"],
	de: ["botanischer Name", "Licht", "Gießen", "Luftfeuchtigkeit", "Temperatur", "Kältegrenze", "Größe", "Erde und Topf"],
};

test.each(langs)("in %s each fact of each plant has a source on its card or its page (R17.6)", (lang) => {
	for (const { slug, sources } of sourcesOf(lang)) {
		const stated = sources.flatMap(({ says }) => says.split(", "));
		expect({ slug, missing: facts[lang].filter((fact) => !stated.includes(fact)) }).toEqual({
			slug,
			missing: [],
		});
	}
});

test("each toxic plant has a source for its symptoms, and each external source has an address (R17.6)", () => {
	const plants = sourcesOf("en");
	expect(plants.map(({ slug }) => slug).sort()).toEqual(catalogue);
	const signs = ({ sources }: (typeof plants)[number]) => sources.some(({ says }) => says.includes("symptoms and precautions"));
	expect(plants.filter((plant) => plant.toxic && !signs(plant)).map(({ slug }) => slug)).toEqual([]);
	const nowhere = plants.flatMap(({ sources }) => sources.filter(({ url }) => url === null).map(({ title }) => title));
	expect([...new Set(nowhere)]).toEqual([]);
});

test("a work that the texts of a plant rest on is listed for them (R17.6)", () => {
	const zoo = sheetSources("curio-rowleyanus", "en").filter(({ title }) => title.includes("Zoo"));
	expect(zoo).toEqual([
		{
			title: "Connecticut’s Beardsley Zoo, String of Pearls (Senecio rowleyanus)",
			url: "https://www.beardsleyzoo.org/stringofpearls.html",
			says: "text",
		},
	]);
});

test("links to Kew point to the species, without the cultivar (R17.6)", () => {
	const thai = sheetSources("monstera-thai-constellation", "en");
	expect(thai[0]).toEqual({
		title: "Royal Botanic Gardens, Kew, Plants of the World Online",
		url: "https://powo.science.kew.org/results?q=Monstera%20deliciosa",
		says: "botanical name",
	});
});
