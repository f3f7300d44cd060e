import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { SearchItem } from "#schemas/pages/search-item.ts";
import { constants } from "#schemas/shared/constants.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import { searchIndexPath } from "#schemas/shared/url.ts";
import { root } from "#scripts/project.ts";
import { createSearch } from "#src/features/search/find.ts";
import { openTexts } from "#src/features/search/texts.ts";

vi.mock("#src/features/search/pagefind.ts", () => import("../../support/pagefind.ts"));

const { searchSuggestionsMax, searchTextsMax } = constants;
const published = (path: string) => readFile(join(root, "dist", path));

/** The addresses that are suggested for a query: by titles, then by texts. */
async function suggest(lang: Lang, query: string): Promise<string[]> {
	vi.stubGlobal("fetch", async (url: string) => new Response(await published(new URL(url, location.href).pathname)));
	document.documentElement.lang = lang;
	const items = JSON.parse((await published(searchIndexPath(lang))).toString()) as SearchItem[];
	const { hits, near } = createSearch(items, lang, searchSuggestionsMax)(query);
	const texts = (await (await openTexts(lang))(query, searchTextsMax)).hits;
	vi.unstubAllGlobals();
	const byTitle = near && texts.length > 0 ? [] : hits.map(({ path }) => path);
	const byText = texts.filter(({ page }) => !byTitle.includes(page)).map(({ path }) => path);
	return [...byTitle, ...byText].slice(0, searchSuggestionsMax);
}

test.each<[Lang, string, string[]]>([
	["fr", "comment arroser un ficus", ["/blog/ficus-lyrata", "/fiches-plantes#ficus"]],
	["fr", "savon noir", ["/guides/parasites"]],
	["fr", "latex", ["/fiches-plantes#ficus", "/fiches-plantes/aloe"]],
	["fr", "plantes grasses", ["/guides/cactus"]],
	["fr", "plante grasse", ["/guides/cactus", "/guides/bouturage", "/guides/plantes-animaux"]],
	["fr", "feuilles jaunes monstera", ["/fiches-plantes#monstera", "/blog/monstera", "/fiches-plantes/monstera"]],
	["fr", "taches brunes sur les feuilles", ["/guides/plante-malade"]],
	["fr", "l'hiver pothos", ["/fiches-plantes#pothos"]],
	["fr", "toxique chat", ["/guides/plantes-animaux"]],
	["fr", "moucherons", ["/guides/parasites"]],
	["fr", "eau calcaire", ["/guides/air-et-eau"]],
	["fr", "que faire contre les cochenilles", ["/guides/parasites", "/guides/plante-malade"]],
	["fr", "rempoter une orchidée", ["/fiches-plantes#phala"]],
	["fr", "basilic en pot", ["/fiches-plantes#ocimum"]],
	["fr", "engrais tomate", ["/fiches-plantes#solanum"]],
	["fr", "arosage", ["/guides/arrosage"]],
	["fr", "monstara", ["/fiches-plantes#monstera"]],
	["fr", "aquarium", ["/guides/aquaponie"]],
	["fr", "pointes sèches", ["/fiches-plantes#"]],
	["fr", "bouturer dans l'eau", ["/guides/bouturage"]],
	[
		"fr",
		"une plante pour une pièce sombre",
		["/fiches-plantes#zamio", "/guides/plantes-incre", "/guides/lumiere", "/fiches-plantes/philodendron-brasil#faq"],
	],
	["fr", "lampe horticole", ["/guides/lumiere"]],
	["fr", "comment multiplier le pothos", ["/fiches-plantes#pothos", "/guides/bouturage"]],
	["fr", "combien d'eau pour une orchidée", ["/fiches-plantes#phala", "/guides/orchidees#combien", "/guides/arrosage"]],
	["fr", "araignées rouges", ["/guides/parasites"]],
	["fr", "à quelle fréquence arroser", ["/guides/arrosage"]],
	["fr", "lampe de croissance", ["/guides/lumiere"]],
	["de", "Pflanzen für Anfänger", ["/guides/plantes-incre"]],
	["de", "wie oft gießen", ["/guides/arrosage", "/blog/micro-jardin-balcon#wie-gießen"]],
	["de", "Blaetter", ["/guides/plante-malade", "/fiches-plantes"]],
	["de", "Blätter", ["/fiches-plantes"]],
	["de", "giftig für Katzen", ["/guides/plantes-animaux", "/fiches-plantes"]],
	["de", "gelbe Blätter", ["/guides/plante-malade"]],
	["de", "Trauermücken", ["/guides/parasites"]],
	["de", "Zimmerpflanze wenig Licht", ["/guides/plantes-incre", "/guides/lumiere", "/fiches-plantes"]],
	["de", "Kalkwasser", ["/guides/air-et-eau"]],
	["de", "Wollläuse bekämpfen", ["/guides/plante-malade#sch", "/guides/parasites"]],
	["de", "umtopfen", ["/guides/rempotage"]],
	["de", "braune Blattspitzen", ["/fiches-plantes"]],
	["de", "Stecklinge im Wasser", ["/guides/bouturage"]],
	["de", "Seifenlauge", ["/guides/parasites"]],
	["de", "Tomaten auf dem Balkon", ["/blog/micro-jardin", "/guides/mini-pot"]],
	["de", "Hydrokultur", ["/guides/hydro", "/blog/"]],
	["es", "cada cuánto regar", ["/guides/arrosage"]],
	["es", "plantas fáciles", ["/guides/plantes-incre"]],
	["es", "como regar un ficus", ["/blog/ficus-lyrata", "/fiches-plantes#ficus"]],
	["es", "hojas amarillas", ["/guides/plante-malade"]],
	["es", "jabon", ["/guides/parasites"]],
	["es", "pulgones", ["/guides/parasites"]],
	["es", "cuándo trasplantar", ["/guides/rempotage"]],
	["es", "tóxica para gatos", ["/guides/plantes-animaux", "/fiches-plantes"]],
	["es", "riego en invierno", ["/fiches-plantes", "/guides/lumiere"]],
	["es", "esquejes en agua", ["/guides/bouturage"]],
	["es", "plantas para poca luz", ["/guides/plantes-incre", "/guides/lumiere", "/fiches-plantes#syn"]],
	["es", "tomates en casa", ["/fiches-plantes#solanum", "/guides/"]],
	["es", "puntas marrones", ["/fiches-plantes#chlo", "/guides/plante"]],
	["es", "mosquitas del sustrato", ["/guides/parasites"]],
	["en", "fertilizer", ["/guides/engrais"]],
	["en", "how often to water", ["/guides/arrosage"]],
	["en", "beginner plants", ["/guides/plantes-incre"]],
	["en", "tomatoes", ["/fiches-plantes#solanum"]],
	["en", "how to water a ficus", ["/blog/ficus", "/fiches-plantes#ficus"]],
	["en", "yellow leaves", ["/guides/plante-malade"]],
	["en", "brown tips", ["/guides/plante-malade", "/fiches-plantes#chlo"]],
	["en", "fungus gnats", ["/guides/parasites"]],
	["en", "is aloe toxic to cats", ["/fiches-plantes/aloe-vera"]],
	["en", "repotting", ["/guides/rempotage"]],
	["en", "plants for low light", ["/fiches-plantes#agla", "/guides/plantes-incre", "/guides/lumiere"]],
	["en", "cuttings in water", ["/guides/bouturage"]],
	["en", "mealybugs", ["/guides/parasites"]],
	["en", "winter light", ["/guides/lumiere"]],
	["en", "hard water", ["/guides/air-et-eau"]],
])("in %s, «%s» is answered among the first three suggestions, by a page at one of %j (R5.2)", async (lang, query, answers) => {
	const first = (await suggest(lang, query)).slice(0, 3);
	expect(first.filter((path) => answers.some((answer) => path.startsWith(answer)))).not.toEqual([]);
});

test.each<[Lang, string, string]>([
	["fr", "comment arroser un ficus", "arroser un ficus"],
	["en", "how to water a ficus", "water a ficus"],
	["es", "cómo regar un ficus", "regar un ficus"],
	["es", "como regar un ficus", "regar un ficus"],
	["de", "wie gießt man einen Ficus", "gießt man Ficus"],
])("in %s, «%s» finds what «%s» finds (R5.2)", async (lang, question, subject) => {
	const found = await suggest(lang, question);
	expect(found).toEqual(await suggest(lang, subject));
	expect(found).not.toEqual([]);
});

test.each([
	["fr", "comment arroser un ficus"],
	["en", "overwatering"],
	["de", "wie oft gießen"],
] as const)(
	"in %s an excerpt for «%s» says that its text goes on, unless it begins or ends with a sentence (R5.2)",
	async (lang, query) => {
		vi.stubGlobal("fetch", async (url: string) => new Response(await published(new URL(url, location.href).pathname)));
		const { hits } = await (await openTexts(lang))(query, searchTextsMax);
		vi.unstubAllGlobals();
		const excerpts = hits.map(({ excerpt }) => excerpt.map(({ text }) => text).join(""));
		expect(excerpts.length).toBeGreaterThan(0);
		expect(excerpts.filter((words) => !/^(?:… |[^\p{L}]*\p{Lu}).*(?: …|[.!?…]\P{L}*)$/su.test(words))).toEqual([]);
	},
);
