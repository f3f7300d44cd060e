import { expect, test } from "vitest";
import type { SearchItem } from "#schemas/page-data.ts";
import { constants } from "#schemas/spec/constants.ts";
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
	const { hits, near } = createSearch(items, max)(query);
	return { near, titles: hits.map(({ item }) => item.title) };
};

/** Parts as one line: what is highlighted stands in brackets. */
const marked = (parts: readonly Part[] | null) => parts?.map(({ text, hit }) => (hit ? `[${text}]` : text)).join("") ?? null;

test.each(["", " ", "\t\n", "\u00a0"])("R5.2 the blank query %j finds nothing, not even by its spelling", (query) => {
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
])("R5.2 R5.3 «%s» finds a text %s", (query, _, expected) => {
	expect(titles(query)).toEqual({ near: false, titles: expected });
});

test.each([".*", "\\", "$&", "(?:", "[a-z]", "zzzzzz", "?", "a|b"])("R5.2 «%s» finds nothing, and no near spelling", (query) => {
	expect(titles(query).titles).toEqual([]);
	expect(titles(query).near).toBe(true);
});

test("R5.3 titles rank before other names, these before descriptions; a beginning before an inside", () => {
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

test("R5.1 there are eight suggestions at most, the best", () => {
	const items = Array.from({ length: 20 }, (_, index) => item(`Plante ${index + 10}`, "rare"));
	expect(titles("rare", items).titles).toEqual(items.slice(0, max).map(({ title }) => title));
	expect(titles("plantt", items).titles).toHaveLength(max);
});

test.each([
	["monstara", ["Le Monstera", "Monstera Albo : bien le cultiver"]],
	["mosntera", ["Le Monstera", "Monstera Albo : bien le cultiver"]],
	["bogenhamf", ["Bogenhanf"]],
	["sansevier", ["Bogenhanf"]],
	["drasaena", ["Bogenhanf"]],
	["fensterbl", ["Le Monstera"]],
	["albo monstera", ["Monstera Albo : bien le cultiver"]],
	["monstera blanc", ["Monstera Albo : bien le cultiver"]],
	["le monstara et l’albo", ["Monstera Albo : bien le cultiver"]],
	["zug", []],
])("R5.3 «%s» is near to %j", (query, expected) => {
	expect(titles(query).titles).toEqual(expected);
});

test("R5.3 near spellings are not given where something matches", () => {
	expect(titles("monstera").near).toBe(false);
	expect(titles("monstara").near).toBe(true);
});

test.each([
	["monstera", "Le [Monstera]", null, "Une plante grimpante."],
	["plante", "Le Monstera", null, "Une [plante] grimpante."],
	["deliciosa", "Le Monstera", "Monstera [deliciosa]", "Une plante grimpante."],
	["monstara", "Le [Monstera]", null, "Une plante grimpante."],
	["fensterblad", "Le Monstera", "[Fensterblatt]", "Une plante grimpante."],
])("R5.3 what «%s» finds is marked, in another name where the title has none of it", (query, title, alias, description) => {
	const hit = createSearch(garden, max)(query).hits.find((each) => each.item.title === "Le Monstera");
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
])("R5.3 in %j, %j is marked, and the text stays whole", (text, needles, expected) => {
	const parts = highlight(text, needles);
	expect(marked(parts)).toBe(expected);
	expect(parts.map((part) => part.text).join("")).toBe(text);
});

test("R5.2 ten thousand items are looked through at once; the time is told, not judged", async ({ annotate }) => {
	const words = "lierre monstera fougère lumière arrosage rempotage feuille tige racine substrat humidité printemps".split(" ");
	const many = Array.from({ length: 10_000 }, (_, index) => {
		const word = (step: number) => words[(index * step + step) % words.length] ?? "";
		const description = Array.from({ length: 25 }, (_, step) => word(step + 2)).join(" ");
		return item(`${word(1)} ${index}`, description, [`${word(5)} ${word(7)}`]);
	});
	const search = createSearch(many, max);
	for (const query of ["m", "monstera", "monstara", "nulle part"]) {
		const start = performance.now();
		expect(search(query).hits.length).toBeLessThanOrEqual(max);
		await annotate(`«${query}» in 10,000 items: ${(performance.now() - start).toFixed(1)} ms`);
	}
});
