import { expect, test } from "vitest";
import type { PlantDetails } from "#schemas/pages/plant/page-data.ts";
import { langs } from "#schemas/shared/languages.ts";
import { carePages, catalogue, withSheet } from "../support/catalogue.ts";
import { wordsOf } from "../support/rich-text.ts";
import { openedCards, pageAt } from "../support/site-plan.ts";

/* What the card of a plant tells that has no page of its own, and what «Mes plantes» plans for every plant. */

/** The cards of the catalogue, with the care that opens with each. */
const cards = (lang: (typeof langs)[number]) => openedCards(lang).map((card) => ({ ...card, care: card.opened.care }));

const sentences = (words: string) => words.split(/[.?!](?=\s|$)/).filter((each) => /\S/.test(each)).length;

test.each(langs)("in %s exactly the cards without a sheet describe light and watering, in two sentences or more", (lang) => {
	const [short, long] = [cards(lang).filter(({ path }) => path === null), cards(lang).filter(({ path }) => path !== null)];
	expect(long.map(({ slug }) => slug).sort()).toEqual([...withSheet("guide"), ...withSheet("profile")].sort());
	expect(short.length + long.length).toBe(catalogue.length);
	expect(short.filter(({ care }) => care === null || sentences(care.light) < 2 || sentences(care.water) < 2)).toEqual([]);
	expect(long.filter(({ care }) => care !== null)).toEqual([]);
});

test.each(langs)("in %s a card without a sheet has propagation steps, three problems with causes, and its sources", (lang) => {
	const short = cards(lang).flatMap(({ slug, care }) => (care ? [{ slug, care }] : []));
	expect(short.filter(({ care }) => care.propagation.length < 2).map(({ slug }) => slug)).toEqual([]);
	expect(short.filter(({ care }) => care.problems.length < 3).map(({ slug }) => slug)).toEqual([]);
	expect(short.filter(({ care }) => care.sources.length < 2).map(({ slug }) => slug)).toEqual([]);
});

test.each(langs)("in %s exactly the cards of toxic plants describe the symptoms", (lang) => {
	const toxic = ["mild", "moderate", "severe"];
	for (const { toxicity, care } of cards(lang)) {
		if (care === null) continue;
		expect(care.toxicitySigns !== null).toBe(toxicity.some(({ severity }) => toxic.includes(severity)));
	}
});

test.each([
	["fr", "Rincez la bouche sans rien avaler"],
	["en", "Rinse the mouth without swallowing"],
	["es", "Hay que enjuagarse la boca sin tragar el agua"],
	["de", "Spül den Mund aus, ohne zu schlucken"],
] as const)("in %s the card of a plant with calcium oxalate says what to do at once (R18.5)", (lang, firstAid) => {
	const saying = cards(lang).filter(({ care }) => care?.toxicitySigns?.includes(firstAid));
	expect(saying.map(({ slug }) => slug)).toEqual(
		expect.arrayContaining(["aglaonema", "dieffenbachia", "monstera-deliciosa", "pothos", "spathiphyllum", "zamioculcas"]),
	);
});

test.each([
	["fr", "France", "15", "Belgique"],
	["en", "Great Britain", "999", "France"],
	["es", "España", "112", "Francia"],
	["de", "Deutschland", "112", "Frankreich"],
] as const)(
	"in %s a card that advises to call shows the emergency numbers for %s, the emergency page those of every country (R18.5)",
	(lang, home, number, abroad) => {
		const { emergency } = pageAt("plant-list", "/fiches-plantes", lang);
		const onCards = wordsOf(emergency ?? undefined);
		expect([home, number, abroad].map((words) => onCards.includes(words))).toEqual([true, true, false]);
		for (const path of carePages) {
			const all = wordsOf(pageAt("plant-care", path, lang).body);
			expect([home, number, abroad].map((words) => all.includes(words))).toEqual([true, true, false]);
		}
		const everyCountry = wordsOf(pageAt("plain", "/urgences", lang).body);
		expect([home, number, abroad].map((words) => everyCountry.includes(words))).toEqual([true, true, true]);
	},
);

test("each edible plant describes how to harvest, on its card or its page, and no other card does", () => {
	type Card = ReturnType<typeof cards>[number];
	const edible = ({ category }: Card) => category === "plante à manger";
	const harvestOf = ({ path, care }: Card) => (care === null ? pageAt("sheet", path ?? "", "fr").harvest : care.harvest);
	const eaten = cards("fr").filter(edible);
	expect(eaten.length).toBeGreaterThanOrEqual(7);
	expect(eaten.filter((card) => harvestOf(card) === null).map(({ slug }) => slug)).toEqual([]);
	expect(
		cards("fr")
			.filter((card) => card.care?.harvest && !edible(card))
			.map(({ slug }) => slug),
	).toEqual([]);
});

test.each(langs)(
	"in %s the plant care page, for readers without JavaScript, has the text of each card or a link to the sheet (R1.8)",
	(lang) => {
		const shown = carePages.flatMap((path) => pageAt("plant-care", path, lang).plants);
		const words = ({ facts, care }: PlantDetails) => ({ facts, care });
		expect(shown.map(({ slug, path, details }) => ({ slug, path, details: details && words(details) }))).toEqual(
			openedCards(lang).map(({ slug, path, opened }) => ({ slug, path, details: path === null ? words(opened) : null })),
		);
		const pageOf = (slug: string) =>
			carePages.find((path) => pageAt("plant-care", path, lang).plants.some((plant) => plant.slug === slug));
		expect(openedCards(lang).map(({ care }) => care?.path ?? null)).toEqual(
			openedCards(lang).map(({ slug, path }) => (path === null ? `${pageOf(slug)}#${slug}` : null)),
		);
	},
);

test.each([
	["fr", "Tous les 2–3 ans (mars à mai)", "Toutes les 4 semaines"],
	["en", "Every 2–3 years (March to May)", "Every 4 weeks"],
	["es", "Cada 2–3 años (de marzo a mayo)", "Cada 4 semanas"],
	["de", "Alle 2–3 Jahre (März bis Mai)", "Alle 4 Wochen"],
] as const)("in %s the quick facts of a plant say when to repot it and clean its leaves", (lang, repotting, cleaning) => {
	const aglaonema = cards(lang).find(({ slug }) => slug === "aglaonema");
	expect(aglaonema?.opened.facts.slice(-2).map(({ value }) => value)).toEqual([repotting, cleaning]);
});

const sownAnew = ["coriandrum-sativum", "lactuca-sativa", "ocimum-basilicum", "petroselinum-crispum", "solanum-lycopersicum"];

/** It has no pot, and its baths rinse the scales that a cloth would rub off. */
const soilless = "tillandsia-ionantha";

/** Herbs and vegetables, whose leaves and fruit are eaten: nobody dusts them. */
const eaten = [
	...["allium-schoenoprasum", "capsicum-annuum", "coriandrum-sativum", "fragaria-ananassa", "lactuca-sativa", "mentha-spicata"],
	...["ocimum-basilicum", "petroselinum-crispum", "salvia-rosmarinus", "solanum-lycopersicum", "thymus-vulgaris"],
];

test("the plan of the visitor's plants includes feeding, repotting and cleaning of every plant, but no repotting for annuals and plants without soil, and no dusting of what is eaten", () => {
	const { plants } = pageAt("my-plants", "/mes-plantes", "fr");
	expect(plants.map(({ slug }) => slug).sort()).toEqual(catalogue);
	const without = (task: "feeding" | "repotting" | "cleaning") =>
		plants.filter(({ care }) => !care[task]).map(({ slug }) => slug);
	expect(without("repotting").sort()).toEqual([...sownAnew, soilless]);
	expect(without("cleaning").sort()).toEqual([...eaten, soilless].sort());
	expect(without("feeding")).toEqual([]);
});

test.each([
	["metric", "5\u00a0cm"],
	["imperial", "2\u00a0in"],
] as const)("propagation steps give lengths in %s units", (units, length) => {
	const pothos = openedCards("en", units).find(({ slug }) => slug === "pothos");
	expect(pothos?.opened.care?.propagation.at(-1)).toBe(
		`When the roots measure ${length}, plant the cuttings together in one pot: the plant will look fuller.`,
	);
});

test.each([
	["fr", "Pour les enfants, peu de plantes restent"],
	["en", "For children few plants remain"],
	["es", "Para los niños quedan pocas plantas"],
	["de", "Für Kinder bleiben nur wenige Pflanzen"],
] as const)("in %s the catalogue and the finder explain why so few plants are safe for children (R9.1)", (lang, message) => {
	const notes = [
		...pageAt("plant-list", "/fiches-plantes", lang).listing.facets.filter(({ id }) => id === "safe"),
		...pageAt("finder", "/generateur-plante", lang).listing.facets.filter(({ id }) => id === "pets"),
	].map(({ note }) => note);
	expect(notes).toEqual([expect.stringContaining(message), expect.stringContaining(message)]);
});
