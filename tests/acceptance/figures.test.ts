import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { articleFacts } from "#schemas/content/article/schema.ts";
import { defaultLang, type Lang, langs } from "#schemas/shared/languages.ts";
import { defaultContentDir } from "#scripts/project.ts";
import { withSheet } from "../support/catalogue.ts";
import { openedCards, plan } from "../support/site-plan.ts";

/*
 * Section 9 of the specification, number by number, written down by hand: what stands in the facts, and what a reader
 * of each language finds on the pages. Where several languages differ, the order is French, English, Spanish, German.
 */

test("the languages are fr, en, es and de, the default is fr (spec §9)", () => {
	expect([langs, defaultLang]).toEqual([["fr", "en", "es", "de"], "fr"]);
});

const pages = plan.pages.map(({ path, data }) => ({ path, data: data() }));

const readFacts = (folder: string): Record<string, unknown> =>
	parse(readFileSync(join(defaultContentDir, folder, "facts.yaml"), "utf8"));

test.each([
	[
		"plants/monstera-albo",
		{ humidity: { min: 60, max: 70 }, temperature: { min: 18, max: 27 } },
		{ temperature: "ncsu-monstera-deliciosa", humidity: "pousse", water: "mobot-monstera" },
	],
	[
		"plants/ficus-lyrata",
		{ humidity: { min: 40, max: 60 }, temperature: { min: 18, max: 24 } },
		{ temperature: "pousse", humidity: "pousse", water: "mobot-ficus-lyrata" },
	],
	[
		"plants/monstera-thai-constellation",
		{ humidity: { min: 60, max: 80 }, temperature: { min: 18, max: 27 } },
		{ temperature: "ncsu-monstera-deliciosa", humidity: "pousse", water: "mobot-monstera" },
	],
	[
		"plants/pilea-peperomioides",
		{ humidity: { min: 40, max: 50 }, temperature: { min: 15, max: 25 } },
		{ temperature: "pousse", humidity: "pousse", water: "pousse" },
	],
	[
		"plants/philodendron-brasil",
		{ humidity: { min: 50, max: 60 }, temperature: { min: 18, max: 27 } },
		{ temperature: "pousse", humidity: "pousse", water: "mobot-philodendron" },
	],
	[
		"plants/maranta-leuconeura",
		{ humidity: { min: 60, max: 70 }, temperature: { min: 18, max: 24 } },
		{ temperature: "pousse", humidity: "pousse", water: "mobot-maranta" },
	],
	[
		"plants/aloe-vera",
		{ water: { growing: { min: 10, max: 15 } }, temperature: { min: 18, max: 25 } },
		{ temperature: "biosphere-aloe", humidity: "pousse", water: "arizona-aloe-vera" },
	],
	[
		"plants/areca-palm",
		{ humidity: { min: 50, max: 60 }, temperature: { min: 20, max: 25 }, coldLimit: 15 },
		{ temperature: "pousse", humidity: "pousse", water: "pousse" },
	],
	[
		"plants/anthurium",
		{ humidity: { min: 60, max: 80 }, temperature: { min: 20, max: 25 }, coldLimit: 16 },
		{ temperature: "ncsu-anthurium-andraeanum", humidity: "ncsu-anthurium-andraeanum", water: "ncsu-anthurium-andraeanum" },
	],
	[
		"plants/calathea",
		{ humidity: { min: 60 }, temperature: { min: 18, max: 24 } },
		{ temperature: "pousse", humidity: "pousse", water: "nybg-goeppertia" },
	],
	[
		"plants/coffea-arabica",
		{ temperature: { min: 18, max: 24 }, coldLimit: 15 },
		{ temperature: "pousse", humidity: "pousse", water: "pousse" },
	],
])("the facts of %s are %j, according to %j (spec §9)", (folder, facts, saidBy) => {
	expect(readFacts(folder)).toMatchObject({ ...facts, saidBy });
});

// Those without a source are not our advice: the texts quote them.
test.each([
	["articles/micro-jardin-balcon", "load", { value: 350, unit: "kilogram-per-square-metre" }],
	["articles/micro-jardin-balcon", "thin-layer-load", { value: 20, unit: "kilogram-per-square-metre" }],
	["articles/micro-jardin-balcon", "budget", { min: 150, max: 300, unit: "euro", source: "pousse" }],
	["articles/mur-vegetal-interieur", "density", { min: 8, max: 10, unit: "count", source: "pousse" }],
	["articles/mur-vegetal-interieur", "battens", { value: 60, unit: "centimetre", source: "pousse" }],
	["articles/mur-vegetal-interieur", "load", { min: 15, max: 30, unit: "kilogram-per-square-metre", source: "pousse" }],
	["articles/plantes-depolluantes", "density", { value: 9, unit: "square-metre" }],
	["articles/plantes-depolluantes", "studio", { value: 25, unit: "square-metre" }],
	["articles/plantes-depolluantes", "studio-plants", { value: 3, unit: "count" }],
	["articles/plantes-depolluantes-guide", "density", { value: 10, unit: "square-metre" }],
	["articles/plantes-depolluantes-guide", "room", { value: 20, unit: "square-metre" }],
	["articles/plantes-depolluantes-guide", "room-plants", { min: 2, max: 3, unit: "count" }],
	["articles/monstera-albo-guide", "humidity", { min: 60, max: 70, unit: "percent", source: "pousse" }],
	["articles/monstera-albo-guide", "temperature", { min: 18, max: 27, unit: "celsius", source: "pousse" }],
	["articles/monstera-albo-guide", "repotting", { value: 2, unit: "count", source: "pousse" }],
	["articles/monstera-albo-guide", "pot", { min: 5, max: 7, unit: "centimetre", source: "pousse" }],
	["articles/monstera-albo-guide", "pole", { value: 50, unit: "centimetre", source: "pousse" }],
	["articles/monstera-albo-guide", "mix-bark", { value: 40, unit: "percent", source: "pousse" }],
	["articles/monstera-albo-guide", "mix-compost", { value: 30, unit: "percent", source: "pousse" }],
	["articles/monstera-albo-guide", "mix-perlite", { value: 20, unit: "percent", source: "pousse" }],
	["articles/monstera-albo-guide", "mix-moss", { value: 10, unit: "percent", source: "pousse" }],
	["articles/ficus-lyrata", "temperature", { min: 18, max: 24, unit: "celsius", source: "pousse" }],
	["articles/ficus-lyrata", "humidity", { min: 40, max: 60, unit: "percent", source: "pousse" }],
	["articles/ficus-lyrata", "repotting", { min: 2, max: 3, unit: "count", source: "pousse" }],
	["articles/ficus-lyrata", "mix-compost", { value: 50, unit: "percent", source: "pousse" }],
	["articles/ficus-lyrata", "mix-perlite", { value: 25, unit: "percent", source: "pousse" }],
	["articles/ficus-lyrata", "mix-bark", { value: 25, unit: "percent", source: "pousse" }],
	["plants/aloe-vera", "pup-size", { min: 5, max: 10, unit: "centimetre", source: "pousse" }],
	["plants/aloe-vera", "dry-time", { value: 24, unit: "hour", source: "pousse" }],
	["plants/aloe-vera", "first-water", { value: 3, unit: "count", source: "pousse" }],
	["plants/anthurium", "bloom", { min: 2, max: 3, unit: "count", source: "pousse" }],
	["plants/calathea", "humidity-min", { value: 60, unit: "percent", source: "pousse" }],
	["plants/coffea-arabica", "world-share", { value: 70, unit: "percent" }],
	["plants/coffea-arabica", "first-beans", { min: 3, max: 4, unit: "count", source: "pousse" }],
	["plants/coffea-arabica", "ripening", { min: 6, max: 9, unit: "count", source: "pousse" }],
	["plants/coffea-arabica", "cutting", { min: 10, max: 15, unit: "centimetre", source: "pousse" }],
	["plants/coffea-arabica", "pairs", { value: 2, unit: "count", source: "pousse" }],
	["plants/coffea-arabica", "rooting", { value: 25, unit: "celsius", source: "pousse" }],
])("in the facts of %s the figure {%s} is %j (spec §9)", (folder, name, figure) => {
	expect(readFacts(folder)).toMatchObject({ figures: { [name]: figure } });
});

test("in the facts of plants/aloe-vera, checks of the soil in growth are ten to fifteen days apart (spec §9)", () => {
	expect(readFacts("plants/aloe-vera")).toMatchObject({ water: { growing: { min: 10, max: 15 } } });
});

test("in the facts of plants/anthurium, feeds are two weeks apart (spec §9)", () => {
	expect(readFacts("plants/anthurium")).toMatchObject({ upkeep: { feeding: { weeks: { min: 2, max: 2 } } } });
});

/** What stands in a page without being read there: what only machines read, and what other units make of it. */
const unread = ["meta", "imperial"];

/** All words of a page, with what opens on it, gaps between numbers and units and ends of lines as plain spaces. */
function readPage(path: string, lang: Lang): string {
	const page = plan.pages.find((each) => each.path === path && each.lang === lang);
	const opened = path === catalogue ? openedCards(lang) : [];
	const words = JSON.stringify([page?.data() ?? null, opened], (key, value: unknown) =>
		unread.includes(key) ? undefined : value,
	);
	return words.replaceAll(/[\u00a0\u202f]|\\n/g, " ");
}

/** What stands on a page of what is written, per language; a number that is only part of a longer one does not count. */
function findWritten(path: string, written: readonly string[]): (string | undefined)[] {
	return langs.map((lang, index) => {
		const words = written[index] ?? "";
		const pattern = words.replace(/[()]/g, "\\$&");
		return new RegExp(`(?<![\\d–/,.])${pattern}(?![\\d–/])`).exec(readPage(path, lang))?.[0];
	});
}

const balcony = "/blog/micro-jardin-balcon";
const bento = "/blog/botanical-bento";
const rare = "/blog/plantes-rares-appartement";
const air = "/blog/plantes-depolluantes";
const topSeven = "/blog/plantes-depolluantes-guide";
const wall = "/blog/mur-vegetal-interieur";
const albo = "/blog/monstera-albo-guide";
const ficus = "/blog/ficus-lyrata";
const thai = "/fiches-plantes/monstera-thai-constellation";
const pilea = "/fiches-plantes/pilea-peperomioides";
const brasil = "/fiches-plantes/philodendron-brasil";
const maranta = "/fiches-plantes/maranta-leuconeura";
const aloe = "/fiches-plantes/aloe-vera";
const areca = "/fiches-plantes/areca-palm";
const anthurium = "/fiches-plantes/anthurium";
const calathea = "/fiches-plantes/calathea";
const coffee = "/fiches-plantes/coffea-arabica";
const catalogue = "/fiches-plantes";

test.each([
	[
		balcony,
		"load that a balcony is designed for",
		["calculé pour 350 kg/m²", "designed for 350 kg/m²", "calcularse para 350 kg/m²", "350 kg/m² bemessen"],
	],
	[
		balcony,
		"load cited for moist soil",
		["humide pèse 20 kg/m²", "moist soil weighs 20 kg/m²", "húmeda pesa 20 kg/m²", "feuchte Erde wiege 20 kg/m²"],
	],
	[
		balcony,
		"budget",
		[
			"150 à 300 € la première année",
			"£130 to £260 (€150 to €300) in the first year",
			"entre 150 y 300 € el primer año",
			"im ersten Jahr 150 bis 300 €",
		],
	],
	[
		wall,
		"plants per square metre",
		[
			"8 à 10 plantes par mètre carré",
			"8 to 10 plants per square metre",
			"entre 8 y 10 plantas por metro cuadrado",
			"8 bis 10 Pflanzen pro Quadratmeter",
		],
	],
	[
		wall,
		"spacing of the battens",
		[
			"tous les 60 cm d’axe en axe",
			"60 cm apart from centre to centre",
			"cada 60 cm de eje a eje",
			"alle 60 cm von Mitte zu Mitte",
		],
	],
	[
		wall,
		"load",
		["pèse 15 à 30 kg/m²", "weighs 15 to 30 kg/m²", "pesa entre 15 y 30 kg/m²", "wiegt eine solche Pflanzenwand 15 bis 30 kg/m²"],
	],
	[
		air,
		"room for one plant",
		[
			"cet article est simple : une plante pour 9 m²",
			"this article is simple: one plant for every 9 m²",
			"este artículo es sencilla: una planta por cada 9 m²",
			"diesem Artikel ist einfach: eine Pflanze auf 9 m²",
		],
	],
	[
		air,
		"plants for a studio",
		["3 pour un studio de 25 m²", "3 for a studio of 25 m²", "3 para un estudio de 25 m²", "3 für ein Apartment mit 25 m²"],
	],
	[
		topSeven,
		"room for one plant",
		[
			"ce guide : une plante pour 10 m²",
			"this guide is one plant for every 10 m²",
			"esta guía es una planta por cada 10 m²",
			"diesem Artikel lautet: eine Pflanze auf 10 m²",
		],
	],
	[
		topSeven,
		"plants for a room",
		[
			"2 à 3 plantes dans une pièce de 20 m²",
			"2 to 3 plants in a room of 20 m²",
			"2 o 3 plantas en una habitación de 20 m²",
			"2 bis 3 Pflanzen in einem Zimmer mit 20 m²",
		],
	],
	[topSeven, "stars of five", ["4 sur 5", "4 out of 5", "4 de 5", "4 von 5"]],
	[albo, "humidity", ["60 à 70 %", "60 to 70%", "entre el 60 y el 70 %", "60 bis 70 %"]],
	[albo, "temperature", ["18 et 27 °C", "18 to 27 °C", "entre 18 y 27 °C", "18 bis 27 °C"]],
	[albo, "years between two repottings", ["2 ans", "2 years", "2 años", "2 Jahre"]],
	[albo, "a larger pot", ["5 à 7 cm", "5 to 7 cm", "entre 5 y 7 cm", "5 bis 7 cm"]],
	[albo, "height at which a pole is set", ["50 cm", "50 cm", "50 cm", "50 cm"]],
	[
		albo,
		"bark of the mix",
		["40 % d’écorce de pin", "40% medium-grade pine bark", "40 % de corteza de pino", "40 % Pinienrinde"],
	],
	[albo, "moss of the mix", ["10 % de sphaigne", "10% chopped sphagnum", "10 % de esfagno", "10 % gehacktes Torfmoos"]],
	[ficus, "temperature", ["entre 18 et 24 °C", "18 to 24 °C", "entre 18 y 24 °C", "18 bis 24 °C"]],
	[ficus, "humidity", ["40 à 60 %", "40 to 60%", "entre el 40 y el 60 %", "40 bis 60 %"]],
	[ficus, "years between two repottings", ["2 à 3 ans", "2 to 3 years", "2 o 3 años", "2 bis 3 Jahre"]],
	[ficus, "compost of the mix", ["50 % de terreau", "50% houseplant compost", "50 % de sustrato", "50 % Zimmerpflanzenerde"]],
	[thai, "temperature", ["18–27 °C", "18–27 °C", "18–27 °C", "18–27 °C"]],
	[thai, "humidity", ["60–80 %", "60–80%", "60–80 %", "60–80 %"]],
	[pilea, "temperature", ["15–25 °C", "15–25 °C", "15–25 °C", "15–25 °C"]],
	[pilea, "humidity", ["40–50 %", "40–50%", "40–50 %", "40–50 %"]],
	[brasil, "temperature", ["18–27 °C", "18–27 °C", "18–27 °C", "18–27 °C"]],
	[brasil, "humidity", ["50–60 %", "50–60%", "50–60 %", "50–60 %"]],
	[maranta, "temperature", ["18–24 °C", "18–24 °C", "18–24 °C", "18–24 °C"]],
	[maranta, "humidity", ["60–70 %", "60–70%", "60–70 %", "60–70 %"]],
	[aloe, "days between two waterings", ["10–15 jours", "10–15 days", "10–15 días", "10–15 Tage"]],
	[aloe, "temperature", ["18–25 °C", "18–25 °C", "18–25 °C", "18–25 °C"]],
	[aloe, "size of a pup", ["5 à 10 cm", "5 to 10 cm", "entre 5 y 10 cm", "5 bis 10 cm"]],
	[aloe, "hours of drying", ["24 h", "24 h", "24 h", "24 h"]],
	[aloe, "days until the first water", ["3 jours", "3 days", "3 días", "3 Tagen"]],
	[areca, "temperature", ["20–25 °C", "20–25 °C", "20–25 °C", "20–25 °C"]],
	[
		areca,
		"lowest temperature",
		["toujours au-dessus de 15 °C", "above 15 °C at all times", "siempre por encima de 15 °C", "immer über 15 °C"],
	],
	[areca, "humidity", ["50–60 %", "50–60%", "50–60 %", "50–60 %"]],
	[anthurium, "temperature", ["20–25 °C", "20–25 °C", "20–25 °C", "20–25 °C"]],
	[
		anthurium,
		"cold that it must never have",
		[
			"jamais sous 16 °C",
			"Never let the temperature fall below 16 °C",
			"nunca que la temperatura baje de 16 °C",
			"Unter 16 °C darf die Temperatur nie fallen",
		],
	],
	[anthurium, "humidity", ["60–80 %", "60–80%", "60–80 %", "60–80 %"]],
	[
		anthurium,
		"months that a flower lasts",
		["elle tient 2 à 3 mois", "it lasts 2 to 3 months", "dura entre 2 y 3 meses", "sie hält 2 bis 3 Monate"],
	],
	[anthurium, "weeks between two feeds", ["toutes les 2 semaines", "every 2 weeks", "cada 2 semanas", "alle 2 Wochen"]],
	[calathea, "temperature", ["18–24 °C", "18–24 °C", "18–24 °C", "18–24 °C"]],
	[calathea, "least humidity", ["au moins 60 %", "at least 60%", "al menos un 60 %", "mindestens 60 %"]],
	[calathea, "water", ["eau non calcaire", "lime-free water", "agua sin cal", "Gieß kalkfrei"]],
	[
		calathea,
		"season for division",
		["seulement au printemps", "Divide the plant only in spring", "Divide la calatea solo en primavera", "nur im Frühjahr"],
	],
	[coffee, "temperature", ["18–24 °C", "18–24 °C", "18–24 °C", "18–24 °C"]],
	[coffee, "cold that it fears", ["froid sous 15 °C", "cold below 15 °C", "frío por debajo de 15 °C", "Kälte unter 15 °C"]],
	[
		coffee,
		"share of the world’s coffee",
		["70 % du café mondial", "70% of the world’s coffee", "70 % del café mundial", "70 % des Kaffees der Welt"],
	],
	[
		coffee,
		"years until the first beans",
		[
			"les premiers grains 3 à 4 ans",
			"the first beans take 3 to 4 years",
			"los primeros granos tardan entre 3 y 4 años",
			"3 bis 4 Jahre bis zu den ersten Bohnen",
		],
	],
	[
		coffee,
		"months until cherries are ripe",
		["mûrissent 6 à 9 mois", "ripen 6 to 9 months", "maduran entre 6 y 9 meses", "6 bis 9 Monate nach der Blüte reif"],
	],
	[
		coffee,
		"length of a cutting",
		["Prenez 10 à 15 cm", "upright stems, 10 to 15 cm long", "esqueje de 10 a 15 cm", "Stecklinge von 10 bis 15 cm"],
	],
	[coffee, "leaves of a cutting", ["2 paires de feuilles", "2 pairs of leaves", "2 pares de hojas", "2 Blattpaaren"]],
	[
		coffee,
		"warmth for rooting",
		["Gardez le pot à 25 °C", "cuttings at 25 °C", "Mantén el esqueje a 25 °C", "Halte die Stecklinge bei 25 °C"],
	],
	[catalogue, "cold that anthurium does not bear", ["16 °C", "16 °C", "16 °C", "16 °C"]],
	[catalogue, "cold that coffee fears", ["15 °C", "15 °C", "15 °C", "15 °C"]],
	[catalogue, "humidity of calathea", ["60–80 %", "60–80%", "60–80 %", "60–80 %"]],
	[catalogue, "water of calathea", ["eau de pluie", "rainwater", "agua de lluvia", "Regenwasser"]],
])("the page of %s shows, in every language, its %s (spec §9)", (path, _, written) => {
	expect(findWritten(path, written)).toEqual(written);
});

test.each([
	[air, "whose study it was", ["étude de la NASA", "the NASA Clean Air Study", "estudio de la NASA", "Clean Air Study der NASA"]],
	[air, "its year", ["publiée en 1989", "published in 1989", "publicado en 1989", "die 1989 erschien"]],
	[air, "its measure", ["100 pieds carrés", "100 square feet", "100 pies cuadrados", "100 Quadratfuß"]],
	[air, "its measure in metres", ["9,3 m²", "9.3 m²", "9,3 m²", "9,3 m²"]],
	[
		topSeven,
		"whose study it was, and when",
		["étude de la NASA de 1989", "NASA study of 1989", "estudio de la NASA de 1989", "NASA-Studie von 1989"],
	],
	[topSeven, "its measure", ["100 pieds carrés", "100 square feet", "100 pies cuadrados", "100 Quadratfuß"]],
	[topSeven, "its measure in metres", ["9,3 m²", "9.3 m²", "9,3 m²", "9,3 m²"]],
])("%s names in every language the source of its number of plants: %s (spec §9)", (path, _, written) => {
	expect(findWritten(path, written)).toEqual(written);
});

test.each([
	[balcony, 14],
	[bento, 8],
	[rare, 8],
	[air, 8],
	[topSeven, 10],
	[wall, 10],
	[albo, 10],
	[ficus, 8],
])("%s has a reading time of %d minutes and is dated January 2025 (spec §9)", (path, readingMinutes) => {
	const shown = pages.flatMap(({ path: each, data }) => (each === path && "readingMinutes" in data ? [data] : []));
	expect(shown?.map((data) => data.readingMinutes)).toEqual([readingMinutes, readingMinutes, readingMinutes, readingMinutes]);
	expect(shown?.map((data) => data.published.label)).toEqual(["janvier 2025", "January 2025", "enero de 2025", "Januar 2025"]);
});

test.each([
	[8, "/blog/", ["Articles", "Articles", "Artículos", "Artikel"]],
	[
		withSheet("guide").length + withSheet("profile").length,
		"/fiches-plantes/",
		["Fiches plantes", "Plant guides", "Fichas de plantas", "Pflanzenporträts"],
	],
])("the site map lists %d pages under %s (spec §9)", (count, prefix, headings) => {
	const lists = pages.flatMap(({ data }) => (data.template === "site-map" ? [data.lists] : []));
	const found = lists?.map((each) => each.find(({ links }) => links[0]?.path.startsWith(prefix)));
	expect(found?.map((list) => list?.heading)).toEqual(headings);
	expect(found?.map((list) => new Set(list?.links.map(({ path }) => path)).size)).toEqual([count, count, count, count]);
	expect(found?.map((list) => list?.links.length)).toEqual([count, count, count, count]);
});

test("the site map lists five main pages, and the tools and other pages in a separate list (R14.2)", () => {
	const lists = pages.flatMap(({ data }) => (data.template === "site-map" ? [data.lists] : []));
	const paths = [
		"/guides",
		"/diagnostic",
		"/mes-plantes",
		"/recherche",
		"/application",
		"/entretien",
		"/glossaire",
		"/plantes-dangereuses",
		"/urgences",
	];
	expect(lists.map((each) => each[0]?.links.length)).toEqual([5, 5, 5, 5]);
	expect(lists.map((each) => each.at(-1)?.links.map(({ path }) => path))).toEqual([paths, paths, paths, paths]);
});

test.each([
	[0, false],
	[1, true],
	[5, true],
	[6, false],
	[2.5, false],
])("efficiency accepts 1 to 5 stars, and whether it accepts %d: %j (spec §9)", (stars, allowed) => {
	const facts = { ...readFacts("articles/plantes-depolluantes-guide"), ranking: [{ plant: "pothos", stars }] };
	expect(articleFacts.safeParse(facts).success).toBe(allowed);
});

test.each([balcony, bento, rare, air, topSeven, wall, albo, ficus])(
	"%s has seven candidates for recommendation, with title and category in every language (spec §9)",
	(path) => {
		const lists = pages.flatMap(({ data }) => (data.template === "article-list" ? [data.articles] : []));
		const others = lists?.map((articles) => articles.filter((each) => each.path !== path && each.title && each.badge));
		expect(others?.map(({ length }) => length)).toEqual([7, 7, 7, 7]);
	},
);
