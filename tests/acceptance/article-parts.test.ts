import { expect, test } from "vitest";
import { langs } from "#schemas/shared/languages.ts";
import { blocksOf, countWords, sectionsOf, wordsOf } from "../support/rich-text.ts";
import { inEveryLang, pageAt, plan } from "../support/site-plan.ts";

/*
 * What single articles have besides the parts of all (spec §2). Where languages differ, the order is French, English, Spanish,
 * German.
 */

const bento = "/blog/botanical-bento";
const albo = "/blog/monstera-albo-guide";
const topSeven = "/blog/plantes-depolluantes-guide";
const ficus = "/blog/ficus-lyrata";
const wall = "/blog/mur-vegetal-interieur";
const balcony = "/blog/micro-jardin-balcon";
const air = "/blog/plantes-depolluantes";

/** As many as the editors like, but not none. */
const some = expect.any(Number);
const questions = ["Questions fréquentes", "Frequently asked questions", "Preguntas frecuentes", "Häufige Fragen"];

test.each([
	[albo, ["Guide Expert", "Expert guide", "Guía a fondo", "Expertenratgeber"]],
	[ficus, ["Guide d’entretien", "Care guide", "Guía de cuidados", "Pflegeratgeber"]],
	[wall, ["Garden DIY", "Garden DIY", "Garden DIY", "Garden DIY"]],
])("the badge of %s reads %j (R6.2)", (path, badges) => {
	expect(langs.map((lang) => pageAt("long-read", path, lang).badge)).toEqual(badges);
});

test.each([
	[
		bento,
		"what it is",
		["Qu’est-ce que le Botanical Bento ?", "What is Botanical Bento?", "¿Qué es el Botanical Bento?", "Was ist Botanical Bento?"],
		{ note: 1 },
	],
	[
		albo,
		"humidity and temperature cards",
		["Humidité et température", "Humidity and temperature", "Humedad y temperatura", "Luftfeuchtigkeit und Temperatur"],
		{ cards: 2 },
	],
	[albo, "growth", ["Croissance et tuteur", "Growth and support", "Crecimiento y tutor", "Wachstum und Rankhilfe"], {}],
	[albo, "repotting with the ideal substrate", ["Rempotage", "Repotting", "Trasplante", "Umtopfen"], { note: 1 }],
	[
		albo,
		"four problems",
		["Quatre problèmes courants", "Four common problems", "Cuatro problemas frecuentes", "Vier häufige Probleme"],
		{ cards: 4 },
	],
	[
		albo,
		"quick checklist",
		["L’entretien en bref", "Care at a glance", "Los cuidados, de un vistazo", "Die Pflege auf einen Blick"],
		{ checklist: some },
	],
	[albo, "questions", questions, { faq: some }],
	[topSeven, "how it works", ["Comment ça marche", "How it works", "Cómo funciona", "So funktioniert es"], {}],
	[
		topSeven,
		"pollutants",
		["Les polluants de la maison", "The pollutants in your home", "Los contaminantes de casa", "Die Schadstoffe in der Wohnung"],
		{ cards: some },
	],
	[
		topSeven,
		"tips",
		[
			"Tirer le meilleur de vos plantes",
			"Getting the best from your plants",
			"Sacar lo mejor de tus plantas",
			"So holst du das Beste aus deinen Pflanzen heraus",
		],
		{},
	],
	[
		topSeven,
		"checklist",
		["La liste à cocher", "The checklist", "La lista para ir marcando", "Die Liste zum Abhaken"],
		{ checklist: some },
	],
	[topSeven, "questions", questions, { faq: some }],
	[ficus, "light", ["La lumière", "Light", "La luz", "Licht"], {}],
	[ficus, "watering", ["L’arrosage", "Watering", "El riego", "Gießen"], {}],
	[
		ficus,
		"humidity and temperature",
		["Humidité et température", "Humidity and temperature", "Humedad y temperatura", "Luftfeuchtigkeit und Temperatur"],
		{ cards: 2 },
	],
	[ficus, "growth", ["La croissance", "Growth", "El crecimiento", "Wachstum"], {}],
	[ficus, "repotting", ["Le rempotage", "Repotting", "El trasplante", "Umtopfen"], {}],
	[
		ficus,
		"four problems",
		["Quatre problèmes courants", "Four common problems", "Cuatro problemas habituales", "Vier häufige Probleme"],
		{ cards: 4 },
	],
	[ficus, "leaf maintenance", ["Le soin des feuilles", "Looking after the leaves", "El cuidado de las hojas", "Blattpflege"], {}],
	[
		ficus,
		"monthly checklist",
		["La liste du mois", "The monthly checklist", "La lista del mes", "Die Checkliste für jeden Monat"],
		{ checklist: some },
	],
	[ficus, "questions", questions, { faq: some }],
	[
		wall,
		"installation checklist",
		["La liste de l’installation", "The installation list", "La lista de la instalación", "Die Liste für den Aufbau"],
		{ checklist: some },
	],
	[wall, "questions", questions, { faq: some }],
	[
		balcony,
		"checklist of fifteen",
		[
			"La liste de départ, en quinze points",
			"The starter list, in fifteen points",
			"La lista para empezar, en quince puntos",
			"Die Startliste in fünfzehn Punkten",
		],
		{ checklist: 15 },
	],
	[balcony, "five questions", questions, { faq: 5 }],
])("%s has, in every language, its %s (R6.2)", (path, _, titles, holds) => {
	const found = langs.map((lang, index) =>
		sectionsOf(pageAt("long-read", path, lang).body).find(({ title }) => title === titles[index]),
	);
	expect(found.map((section) => section?.title)).toEqual(titles);
	for (const section of found) expect(section?.holds).toMatchObject(holds);
});

test("the Botanical Bento article explains the origin, principles and philosophy of the form (R6.2)", () => {
	const found = langs.map((lang) => sectionsOf(pageAt("long-read", bento, lang).body)[0]?.subsections);
	expect(found).toEqual([
		["D’où vient l’idée", "Les principes", "La philosophie"],
		["Where the idea comes from", "The principles", "The philosophy"],
		["De dónde viene la idea", "Los principios", "La filosofía"],
		["Woher die Idee kommt", "Die Grundsätze", "Die Philosophie"],
	]);
});

test("the Botanical Bento article has a box on Zen philosophy (R6.2)", () => {
	const boxes = langs.map((lang) => blocksOf(pageAt("long-read", bento, lang).body, "note").map(wordsOf));
	const openings = ["Philosophie zen.", "Zen philosophy.", "Filosofía zen.", "Zen-Philosophie."];
	expect(boxes.map(([box], index) => box?.slice(0, openings[index]?.length))).toEqual(openings);
});

test.each(langs)(
	"the top-seven article in %s ranks seven plants with benefits, care, placement, 1 to 5 stars and a link (R6.2)",
	(lang) => {
		const plants = pageAt("long-read", topSeven, lang).ranking?.items ?? [];
		expect(plants.map(({ path }) => path)).toEqual([
			"/fiches-plantes#chlorophytum",
			"/fiches-plantes/areca-palm",
			"/fiches-plantes#nephrolepis-exaltata",
			"/fiches-plantes#pothos",
			"/fiches-plantes#sansevieria",
			"/fiches-plantes#ficus-elastica",
			"/fiches-plantes#spathiphyllum",
		]);
		const lacking = plants.filter(
			({ name, stars, starsLabel, benefits, care, placement }) =>
				!name.trim() ||
				![1, 2, 3, 4, 5].includes(stars) ||
				!starsLabel.includes(String(stars)) ||
				[benefits, care, placement].some((text) => countWords(text) < 5),
		);
		expect(lacking).toEqual([]);
	},
);

test.each(langs)("the table of contents of the top-seven article in %s starts with the ranking (R6.2)", (lang) => {
	const { contents, ranking } = pageAt("long-read", topSeven, lang);
	expect(contents[0]).toEqual({ id: "page-ranking", title: ranking?.title, depth: 2 });
});

test("the living-wall article shows a reading time of ten minutes (R6.2)", () => {
	const shown = langs.map((lang) => {
		const minutes = String(pageAt("long-read", wall, lang).readingMinutes);
		return plan.shells[lang].strings["article.readingTime"]?.replace("{{minutes}}", minutes).replaceAll("\u00a0", " ");
	});
	expect(shown).toEqual(["10 min de lecture", "10 min read", "10 min de lectura", "10 Min. Lesezeit"]);
});

test.each(inEveryLang([balcony]))(
	"%s in %s has four sections with subsections and a conclusion with a call to action (R6.2)",
	(path, lang) => {
		const { body, conclusion, back } = pageAt("long-read", path, lang);
		expect(sectionsOf(body).filter(({ subsections }) => subsections.length > 0).length).toBeGreaterThanOrEqual(4);
		expect(conclusion).toMatchObject({ cta: { path: "/guides/mini-potagers", label: expect.stringMatching(/\S/) } });
		expect(countWords(conclusion?.text)).toBeGreaterThanOrEqual(20);
		expect(back.path).toBe("/blog");
	},
);

// The guides among them stood in the blog (R1.6); their cards lead straight to where they stand now.
test.each([
	[wall, ["/blog/plantes-depolluantes", "/guides/plantes-increvables", "/guides/arrosage-intelligent"]],
	[air, ["/blog/mur-vegetal-interieur", "/guides/plantes-increvables", "/guides/mini-potagers"]],
])("%s ends with three fixed recommendations (R6.2)", (path, recommended) => {
	for (const lang of langs) {
		const cards = pageAt("long-read", path, lang).recommended;
		expect(cards.map((card) => card.path)).toEqual(recommended);
		expect(cards.filter(({ title, badge }) => !title.trim() || !badge?.trim())).toEqual([]);
	}
});
