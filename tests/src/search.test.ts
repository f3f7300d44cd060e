import { expect, test } from "vitest";
import type { SearchItem } from "#schemas/pages/search-item.ts";
import { constants } from "#schemas/shared/constants.ts";
import { createSearch } from "#src/features/search/find.ts";
import { highlight, type Part } from "#src/features/search/fold.ts";
import { groupHits } from "#src/features/search/group.ts";

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

test.each([
	["albo monstera", ["Monstera Albo : bien le cultiver"]],
	["ALBO, Monstera!", ["Monstera Albo : bien le cultiver"]],
	["l’albo et le monstera", ["Monstera Albo : bien le cultiver"]],
	["blanc monstera rare", ["Monstera Albo : bien le cultiver"]],
	["plant cheese", ["Le Monstera"]],
	["schatten bogen", ["Bogenhanf"]],
	["monstera", ["Monstera Albo : bien le cultiver", "Le Monstera", "Évite le froid"]],
])("the results contain each word of «%s», in any order: %j (R5.2)", (query, expected) => {
	expect(titles(query)).toEqual({ near: false, titles: expected });
});

test("exact phrases rank before separate words, and among those titles before descriptions (R5.3)", () => {
	const items = [
		item("1", "Ce qui est rare est une plante."),
		item("2", "Une plante rare."),
		item("Rare, mais plante"),
		item("Plantez-en, c’est rare"),
		item("Une plante rare"),
		item("Plante", "rare"),
		item("3", "rare seulement"),
	];
	const expected = ["Une plante rare", "2", "Rare, mais plante", "Plantez-en, c’est rare", "Plante", "1"];
	expect(titles("plante rare", items)).toEqual({ near: false, titles: expected });
	const [, , third] = createSearch(items, max)("plante rare").hits;
	expect(marked(third?.title ?? null)).toBe("[Rare], mais [plante]");
});

test("a heading of the intended page ranks before passing mentions (R5.2)", () => {
	const items: SearchItem[] = [
		{ ...item("Pothos", "Une liane."), sections: [["care-water", "Arrosage"]] },
		item("Lierre", "Comme le pothos, il aime un arrosage régulier."),
		item("Arrosage du pothos"),
	];
	expect(createSearch(items, max)("pothos arrosage").hits.map(({ path }) => path)).toEqual([
		"/blog/Arrosage du pothos",
		"/blog/Pothos#care-water",
		"/blog/Lierre",
	]);
});

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
	const search = createSearch(items, max);
	expect([search("rare").total, search("plantt").total, search("rien").total]).toEqual([20, 20, 0]);
	expect(createSearch(items, Number.POSITIVE_INFINITY)("rare").hits).toHaveLength(20);
});

const sheets: SearchItem[] = [
	{ ...item("Aloe vera", "Une plante grasse.", ["Aloe barbadensis"]), sections: [["care-water", "Arrosage"]] },
	{
		...item("Pothos", "Une liane.", ["Scindapsus"]),
		sections: [
			["care-water", "Arrosage"],
			["care-light", "Lumière"],
		],
	},
	{ ...item("L’arrosage", "L’eau, sans excès."), sections: [["été", "Arrosage d’été"]] },
	{ ...item("Sans eau", "Un arrosage par mois."), sections: [["rare", "Un sous-arrosage"]] },
];

/** What is found, in the order of the suggestions. */
const paths = (query: string, most: number = max) =>
	createSearch(sheets, most)(query).hits.map(({ path }) => path.replace("/blog/", ""));

test.each([
	["lumiere", ["Pothos#care-light"]],
	["sous-arrosage", ["Sans eau#rare"]],
	["pothos arrosage", ["Pothos#care-water"]],
	["arrosage du scindapsus", ["Pothos#care-water"]],
	["pothos mousson", []],
	["arrosage", ["L’arrosage", "Sans eau", "L’arrosage#été", "Sans eau#rare", "Aloe vera#care-water", "Pothos#care-water"]],
])("«%s» finds %j: pages, then headings unique to a page, then common ones (R5.2)", (query, expected) => {
	expect(paths(query)).toEqual(expected);
});

test("pages and sections share the limit, pages first (R5.1)", () => {
	expect(paths("arrosage", 3)).toEqual(["L’arrosage", "Sans eau", "L’arrosage#été"]);
	expect(paths("arrosage", 1)).toEqual(["L’arrosage"]);
	expect(createSearch(sheets, 1)("arrosage").total).toBe(6);
});

test("a section shows its marked heading and the title of its page (R5.3)", () => {
	const [hit] = createSearch(sheets, max)("pothos arrosage").hits;
	expect([marked(hit?.title ?? null), marked(hit?.section ?? null), hit?.alias]).toEqual(["[Pothos]", "[Arrosage]", null]);
});

test("results are grouped by type, sections under their page, in rank order (R5.1)", () => {
	const [aloe, pothos] = sheets.map((each): SearchItem => ({ ...each, type: "plant" }));
	const guide: SearchItem = { ...item("Arrosage"), type: "guide" };
	if (!aloe || !pothos) throw new Error("two plants are needed");
	const groups = groupHits(createSearch([aloe, pothos, guide], max)("arrosage").hits);
	expect(
		groups.map(({ type, results }) => [
			type,
			results.map(({ item: { title }, sections }) => [title, sections.map(({ path, heading }) => [path, marked(heading)])]),
		]),
	).toEqual([
		["guide", [["Arrosage", []]]],
		[
			"plant",
			[
				["Aloe vera", [["/blog/Aloe vera#care-water", "[Arrosage]"]]],
				["Pothos", [["/blog/Pothos#care-water", "[Arrosage]"]]],
			],
		],
	]);
});

test.each([
	["monstara", ["Le Monstera", "Monstera Albo : bien le cultiver"]],
	["mosntera", ["Le Monstera", "Monstera Albo : bien le cultiver"]],
	["bogenhamf", ["Bogenhanf"]],
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
])("in %j, %j is marked, and the text is unchanged (R5.3)", (text, needles, expected) => {
	const parts = highlight(text, needles);
	expect(marked(parts)).toBe(expected);
	expect(parts.map((part) => part.text).join("")).toBe(text);
});
