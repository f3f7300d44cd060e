import { expect, test } from "vitest";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import type { SitePlan } from "#scripts/types/site.ts";
import { findPage } from "../../support/find-page.ts";
import { createWorkspace } from "../../support/workspace.ts";

/** The small site with works in several languages that say how toxic aloe is, and one that says how to water it. */
async function plan() {
	const workspace = createWorkspace();
	const work = (key: string, locale: string) =>
		`${key}:\n  title: ${key}\n  url: https://${key}.example/\n  kind: university\n  locale: ${locale}\n`;
	workspace.edit(
		"sources.yaml",
		/^/,
		[work("zurich", "de-CH"), work("bonn", "de-DE"), work("gent", "nl-BE"), work("kew", "en-GB")].join(""),
	);
	workspace.edit("plants/aloe-vera/facts.yaml", /$/, "alsoSaidBy:\n  cat: [zurich, bonn, gent]\n  water: [kew]\n");
	const { plan, diagnostics } = await workspace.compile();
	if (!plan) throw new Error(JSON.stringify(diagnostics));
	return plan;
}

const page = (site: SitePlan, lang: Lang) => findPage(site, "sheet", "/fiches-plantes/aloe-vera", lang);

test("a plant names the works that say the same in the page’s language: first those of its country, then the others (R18.8)", async () => {
	const site = await plan();
	expect(langs.map((lang) => page(site, lang).sources.filter(({ url }) => url?.startsWith("https:")))).toMatchObject([
		[{ title: expect.stringContaining("ASPCA") }],
		[{ title: "kew", url: "https://kew.example/", says: "watering" }, { title: expect.stringContaining("ASPCA") }],
		[{ title: expect.stringContaining("ASPCA") }],
		[{ title: "bonn", says: "Katzen" }, { title: "zurich", says: "Katzen" }, { title: expect.stringContaining("ASPCA") }],
	]);
});

test("the line on toxicity cites the nearest work; that on which the facts rest stays in the list (R18.8)", async () => {
	const site = await plan();
	const cited = (lang: Lang) => page(site, lang).plant.toxicity.find(({ who }) => who === "cat")?.source;
	expect([cited("de"), cited("en")]).toEqual(["bonn", expect.stringContaining("ASPCA")]);
});

test("the open data name all works, in whatever language (R18.8)", async () => {
	const data = (await plan()).artifacts().find(({ file }) => file === "data/plants.json");
	const aloe = JSON.parse(String(data?.contents)).plants.find(({ slug }: { slug: string }) => slug === "aloe-vera");
	expect(aloe.sources).toEqual(expect.arrayContaining(["aspca", "bonn", "zurich", "gent", "kew"]));
});
