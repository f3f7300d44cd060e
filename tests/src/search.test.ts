import { expect, test } from "vitest";
import type { SearchItem } from "#schemas/pages/search-item.ts";
import { constants } from "#schemas/shared/constants.ts";
import { createSearch } from "#src/features/search/find.ts";
import { highlight, type Part } from "#src/features/search/fold.ts";

const max = constants.searchSuggestionsMax;

function item(title: string, description = "", keywords: string[] = []): SearchItem {
	return { title, path: `/blog/${title}`, type: "article", description, keywords };
}

const garden = [
	item("Un balcon au soleil", "Des herbes et des œillets.", ["Guide pratique"]),
	item("Évite le froid", "Ce que l’hiver change pour le Monstera."),
	item("Le Monstera", "Une plante grimpante.", ["Monstera deliciosa", "Fensterblatt", "Swiss cheese plant"]),
	item("Monstera Albo : bien le cultiver", "Panaché (à moitié blanc), 100 % [rare].", ["Monstera panaché"]),
	item("Bogenhanf", "Wächst auch im Schatten, draußen nie.", ["Dracaena trifasciata", "Sansevière"]),
];

const titles = (query: string, items = garden) => {
	const { hits, near } = createSearch(items, "fr", max)(query);
	return { near, titles: hits.map(({ item }) => item.title) };
};

/** Parts as one line: what is highlighted stands in brackets. */
const marked = (parts: readonly Part[] | null) => parts?.map(({ text, hit }) => (hit ? `[${text}]` : text)).join("") ?? null;

test.each(["", " ", "\t\n", "\u00a0"])("the blank query %j finds nothing, not even near spellings (R5.2)", (query) => {
	expect(titles(query)).toEqual({ near: false, titles: [] });
});

test.each([
	["balcon", "in the title", ["Un balcon au soleil"]],
	["BALCON", "in another case", ["Un balcon au soleil"]],
	["alco", "inside a word", ["Un balcon au soleil"]],
	["  un  balcon ", "whatever the spaces", ["Un balcon au soleil"]],
	["albo : bien", "with a common space for a no-break one", ["Monstera Albo : bien le cultiver"]],
	["grimpante", "in the description", ["Le Monstera"]],
	["evite", "without its accent", ["Évite le froid"]],
	["e\u0301vite", "with a combining accent", ["Évite le froid"]],
	["l'hiver", "with a straight apostrophe", ["Évite le froid"]],
	["oeillets", "without the ligature", ["Un balcon au soleil"]],
	["draussen", "with ss for ß", ["Bogenhanf"]],
	["deliciosa", "by its Latin name", ["Le Monstera"]],
	["fensterblatt", "by its name in another language", ["Le Monstera"]],
	["guide", "by its badge", ["Un balcon au soleil"]],
	["(à moitié", "by a sign of patterns", ["Monstera Albo : bien le cultiver"]],
	["[rare].", "by other signs of patterns", ["Monstera Albo : bien le cultiver"]],
])("«%s» finds a text %s (R5.2, R5.3)", (query, _, expected) => {
	expect(titles(query)).toEqual({ near: false, titles: expected });
});

test.each([".*", "\\", "$&", "(?:", "[a-z]", "zzzzzz", "?", "a|b"])(
	"«%s» finds nothing, and no near spelling (R5.2)",
	(query) => {
		expect(titles(query).titles).toEqual([]);
		expect(titles(query).near).toBe(true);
	},
);

test("titles rank before other names, those before descriptions; prefixes rank before inner matches (R5.3)", () => {
	const items = [
		item("1", "un lierre"),
		item("2", "des palierre"),
		item("3", "", ["Palierre"]),
		item("4", "", ["Petit lierre"]),
		item("Palierre"),
		item("Le lierre"),
		item("Lierre commun"),
		item("Lierre"),
	];
	expect(titles("lierre", items).titles).toEqual(["Lierre", "Lierre commun", "Le lierre", "Palierre", "4", "3", "1", "2"]);
});

test("a page about the site ranks after equal matches (R5.1)", () => {
	const items: SearchItem[] = [{ ...item("Plantes"), type: "page" }, item("Plantes increvables"), item("Un nom", "plantes")];
	expect(titles("plantes", items).titles).toEqual(["Plantes increvables", "Plantes", "Un nom"]);
});

test("there are at most the eight best suggestions, with the total number (R5.1)", () => {
	const items = Array.from({ length: 20 }, (_, index) => item(`Plante ${index + 10}`, "rare"));
	expect(titles("rare", items).titles).toEqual(items.slice(0, max).map(({ title }) => title));
	expect(titles("plantt", items).titles).toHaveLength(max);
	const search = createSearch(items, "fr", max);
	expect([search("rare").total, search("plantt").total, search("rien").total]).toEqual([20, 20, 0]);
	expect(createSearch(items, "fr", Number.POSITIVE_INFINITY)("rare").hits).toHaveLength(20);
});

test.each([
	["Blaetter", "de", ["Blätter"]],
	["blätter", "de", ["Blätter"]],
	["aloe", "de", ["Aloe"]],
	["Blaetter", "fr", []],
] as const)("«%s» in %s finds %j: in German an umlaut may be typed as two letters (R5.3)", (query, lang, expected) => {
	const { hits, near } = createSearch([item("Blätter"), item("Aloe")], lang, max)(query);
	expect(near ? [] : hits.map((hit) => hit.item.title)).toEqual(expected);
});

test.each([
	["monstara", ["Le Monstera", "Monstera Albo : bien le cultiver"]],
	["mosntera", ["Le Monstera", "Monstera Albo : bien le cultiver"]],
	["bogenhamf", ["Bogenhanf"]],
	// Two letters in each other's place are one difference.
	["alob", ["Monstera Albo : bien le cultiver"]],
	["sansevier", ["Bogenhanf"]],
	["drasaena", ["Bogenhanf"]],
	["fensterbl", ["Le Monstera"]],
	["le monstara et l’albo", ["Monstera Albo : bien le cultiver"]],
	["konstera", ["Le Monstera", "Monstera Albo : bien le cultiver"]],
	["zug", []],
	["monstera zzzz", []],
])("«%s» has the near spellings %j (R5.3)", (query, expected) => {
	expect(titles(query).titles).toEqual(expected);
});

test("a word with another beginning, or only a common beginning, is not a near spelling (R5.3)", () => {
	const items = [item("Construire un potager"), item("Monstera")];
	expect(titles("monstra", items)).toEqual({ near: true, titles: ["Monstera"] });
	expect(titles("monstra", items.slice(0, 1))).toEqual({ near: true, titles: [] });
	expect(titles("blabla", [item("Fleurs blanchâtres")])).toEqual({ near: true, titles: [] });
	expect(titles("filodendron", [item("Philodendron")])).toEqual({ near: true, titles: ["Philodendron"] });
});

test("near spellings are not offered if something matches (R5.3)", () => {
	expect(titles("monstera").near).toBe(false);
	expect(titles("monstara").near).toBe(true);
});

test.each([
	["monstera", "Le [Monstera]", null, "Une plante grimpante."],
	["plante", "Le Monstera", null, "Une [plante] grimpante."],
	["deliciosa", "Le Monstera", "Monstera [deliciosa]", "Une plante grimpante."],
	["monstara", "Le [Monstera]", null, "Une plante grimpante."],
	["fensterblad", "Le Monstera", "[Fensterblatt]", "Une plante grimpante."],
])("the match of «%s» is marked, in another name if the title has none (R5.3)", (query, title, alias, description) => {
	const hit = createSearch(garden, "fr", max)(query).hits.find((each) => each.item.title === "Le Monstera");
	expect(hit && [marked(hit.title), marked(hit.alias), marked(hit.description)]).toEqual([title, alias, description]);
});

test.each([
	["Évite l’été", ["ete"], "Évite l’[été]"],
	["E\u0301vite", ["evi"], "[E\u0301vi]te"],
	["Weiß und heiß", ["ss"], "Wei[ß] und hei[ß]"],
	["Cœur", ["coe"], "[Cœ]ur"],
	["Cœur", ["e"], "C[œ]ur"],
	["banane", ["an"], "b[anan]e"],
	["a.c abc", ["a.c"], "[a.c] abc"],
	["Palmier areca", ["areca", "palmier"], "[Palmier] [areca]"],
	["𝒜 lierre 🌿 lierre", ["lierre"], "𝒜 [lierre] 🌿 [lierre]"],
	["rien", [], "rien"],
	["", ["a"], ""],
])("in %j, %j is marked, and the text is unchanged (R5.3)", (text, needles, expected) => {
	const parts = highlight(text, needles);
	expect(marked(parts)).toBe(expected);
	expect(parts.map((part) => part.text).join("")).toBe(text);
});
