import { expect, test } from "vitest";
import { langs } from "#schemas/shared/languages.ts";
import { searchFile } from "#scripts/site/search-index.ts";
import { countWords } from "../support/rich-text.ts";
import { inEveryLang, pageAt, plan } from "../support/site-plan.ts";

/* The addresses that the specification links to without naming them among its routes (§2): guides and redirects. */

const specifiedGuides = [
	"/guides/aquaponie",
	"/guides/arrosage-intelligent",
	"/guides/bouturage",
	"/guides/hydroponie",
	"/guides/lumiere-hiver",
	"/guides/mini-potagers",
	"/guides/parasites",
	"/guides/plante-malade",
	"/guides/plantes-animaux-enfants",
	"/guides/plantes-increvables",
	"/guides/potager-appartement",
	"/guides/rempotage",
] as const;

/** Shorter ones, on what beginners ask. */
const shortGuides = [
	"/guides/achat",
	"/guides/air-et-eau",
	"/guides/cactus",
	"/guides/calendrier",
	"/guides/engrais",
	"/guides/fetes",
	"/guides/orchidees",
	"/guides/vacances",
] as const;

const guides = [...specifiedGuides, ...shortGuides].sort();

test.each(langs)("the site has exactly the expected guides in %s (R1.6)", (lang) => {
	const written = plan.pages.filter((page) => page.lang === lang && page.path.startsWith("/guides/"));
	expect(written.map(({ path }) => path).sort()).toEqual(guides);
});

test.each(langs)("in %s the menu links to the list of guides and to each guide (R3.1)", (lang) => {
	const [all, ...others] = plan.shells[lang].guides.map(({ path }) => path);
	expect([all, others.sort()]).toEqual(["/guides", guides]);
});

test.each([
	...inEveryLang(specifiedGuides).map(([path, lang]) => [path, 900, lang] as const),
	...inEveryLang(shortGuides).map(([path, lang]) => [path, 500, lang] as const),
])("%s has %i words or more in %s (R1.6)", (path, least, lang) => {
	const { intro, body, conclusion } = pageAt("long-read", path, lang);
	expect(countWords([intro, body, conclusion])).toBeGreaterThanOrEqual(least);
});

test.each([
	["fr", "Guides pratiques", "Tous les guides"],
	["en", "Practical guides", "All guides"],
	["es", "Guías prácticas", "Todas las guías"],
	["de", "Praxisratgeber", "Alle Ratgeber"],
] as const)("in %s /guides shows the cards of all guides, newest first, under the title «%s» (R17.7)", (lang, title, label) => {
	const page = pageAt("guide-list", "/guides", lang);
	expect(page.title).toBe(title);
	expect(page.guides.map(({ path }) => path).sort()).toEqual(guides);
	const days = page.guides.map(({ published }) => published?.iso ?? "");
	expect(days).toEqual([...days].sort().reverse());
	expect(page.guides.filter(({ picture, description }) => !picture || !description)).toEqual([]);
	const { guides: menu, discover } = plan.shells[lang];
	expect(menu[0]).toEqual({ path: "/guides", label });
	expect(discover).toContainEqual({ path: "/guides", label: title });
});

test.each(inEveryLang(guides))("%s links back to the list of guides, in its breadcrumb too, in %s (R17.7)", (path, lang) => {
	const { back, crumbs } = pageAt("long-read", path, lang);
	const { strings } = plan.shells[lang];
	const list = { path: "/guides", label: strings["nav.guides"] };
	expect({ back, crumbs }).toEqual({ back: list, crumbs: [{ path: "/", label: strings["nav.home"] }, list] });
});

test.each(langs)("the site map and the search index have the list of guides, in %s (R17.7)", (lang) => {
	const { title, meta } = pageAt("guide-list", "/guides", lang);
	const links = pageAt("site-map", "/sitemap", lang).lists.flatMap((list) => list.links);
	expect(links).toContainEqual({ path: "/guides", label: title });
	expect(JSON.parse(searchFile(lang, plan.searchItems()[lang]).contents)).toContainEqual({
		title,
		path: "/guides",
		type: "page",
		description: meta.description,
		keywords: [],
	});
});

test.each([
	["/blog/potager-appartement", "/guides/potager-appartement"],
	["/blog/plantes-increvables", "/guides/plantes-increvables"],
	["/blog/mini-potagers", "/guides/mini-potagers"],
	["/blog/arrosage-intelligent", "/guides/arrosage-intelligent"],
	["/blog/monstera-albo", "/blog/monstera-albo-guide"],
	["/fiches-plantes/sansevieria", "/fiches-plantes#sansevieria"],
	["/fiches-plantes/pothos", "/fiches-plantes#pothos"],
	["/fiches-plantes/ficus-elastica", "/fiches-plantes#ficus-elastica"],
	["/fiches-plantes/spathiphyllum", "/fiches-plantes#spathiphyllum"],
])("%s redirects to %s, bare and in every language, and any anchor it names exists (R1.6)", (from, to) => {
	expect(plan.redirects.filter((rule) => rule.from.endsWith(from)).map((rule) => [rule.from, rule.to])).toEqual([
		[from, to],
		...langs.map((lang) => [`/${lang}${from}`, `/${lang}${to}`]),
	]);
	const [path = "", card] = to.split("#");
	for (const lang of langs) {
		expect(plan.pages.filter((page) => page.path === path && page.lang === lang)).toHaveLength(1);
		const slugs = pageAt("plant-list", "/fiches-plantes", lang).plants.map(({ slug }) => slug);
		if (card) expect(slugs).toContain(card);
	}
});
