import { expect, test } from "vitest";
import { langs } from "#schemas/spec/languages.ts";
import { emitted, inEveryLang, pageAt } from "../support/emitted.ts";
import { countWords } from "../support/rich-text.ts";

/* The addresses that the specification links to without naming them among its routes (§2): guides and redirects. */

const guides = [
	"/guides/aquaponie",
	"/guides/arrosage-intelligent",
	"/guides/hydroponie",
	"/guides/mini-potagers",
	"/guides/plantes-increvables",
	"/guides/potager-appartement",
] as const;

test.each(langs)("R1.6 there are the six guides in %s", (lang) => {
	const written = emitted.pages.filter((page) => page.lang === lang && page.path.startsWith("/guides/"));
	expect(written.map(({ path }) => path).sort()).toEqual(guides);
});

test.each(inEveryLang(guides))("R1.6 %s is a real guide in %s, with 900 words or more", (path, lang) => {
	const { intro, body, conclusion } = pageAt("long-read", path, lang);
	expect(countWords([intro, body, conclusion])).toBeGreaterThanOrEqual(900);
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
])("R1.6 %s leads to %s, bare and in every language, and what it names is there", (from, to) => {
	expect(emitted.redirects.filter((rule) => rule.from.endsWith(from)).map((rule) => [rule.from, rule.to])).toEqual([
		[from, to],
		...langs.map((lang) => [`/${lang}${from}`, `/${lang}${to}`]),
	]);
	const [path = "", card] = to.split("#");
	for (const lang of langs) {
		expect(emitted.pages.filter((page) => page.path === path && page.lang === lang)).toHaveLength(1);
		const slugs = pageAt("plant-list", "/fiches-plantes", lang).plants.map(({ slug }) => slug);
		if (card) expect(slugs).toContain(card);
	}
});
