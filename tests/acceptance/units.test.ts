import { expect, test } from "vitest";
import { inUnits } from "#schemas/shared/differences.ts";
import { langs } from "#schemas/shared/languages.ts";
import { feedsOf } from "#scripts/site/feeds.ts";
import { plan } from "../support/site-plan.ts";

/** What stands in a page without being read there; `dataItem` names a line of a checklist. */
const unread = ["meta", "imperial", "dataItem", "href"];

/** Everything on a page besides what only machines read, in the words of readers who chose °F and inches. */
function readInFahrenheit(page: (typeof plan.pages)[number]): string {
	const shown = inUnits(page.data(), "imperial");
	return JSON.stringify(shown, (key, value: unknown) => (unread.includes(key) ? undefined : value));
}

/** Temperatures and lengths in metric units, by sign and in words; not what is counted per square metre. */
const metric =
	/\d[ \u00a0]?(?:°C|[mc]?m(?![\p{L}²/’'])|[- ]?(?:degr|Grad|(?:cent|mill|z)\p{L}*m[eè]t|m[eè]t(?:re|ro|er)(?!s? (?:carr|cuad))))/gu;

test.each(langs)("in %s no page shows a metric temperature or length to readers of imperial units (R17.6)", (lang) => {
	const pages = plan.pages.filter((page) => page.lang === lang);
	const found = pages.flatMap((page) => {
		const text = readInFahrenheit(page);
		return [...text.matchAll(metric)].map(({ index }) => `${page.path}: ${text.slice(Math.max(0, index - 40), index + 20)}`);
	});
	expect(found).toEqual([]);
	expect(pages.filter(({ data }) => data().imperial).length).toBeGreaterThan(20);
});

test("machine-readable data stays metric, whatever units the reader chose (R17.6)", () => {
	expect(plan.pages.map((page) => page.data()).filter(({ imperial }) => imperial && "meta" in imperial)).toEqual([]);
	const others = [
		...[...plan.artifacts(), ...feedsOf(plan)].filter(
			({ destination, file }) => destination === "dist" && !/^(?:fr|en|es|de)\b.*\.json$/.test(file),
		),
		...langs.map((lang) => ({ file: `search/${lang}.json`, contents: JSON.stringify(plan.searchItems()[lang]) })),
	];
	expect(others.filter(({ contents }) => /\d\u00a0(?:°F|in|ft)(?!\p{L})/u.test(contents)).map(({ file }) => file)).toEqual([]);
	expect(others.map(({ file }) => file)).toEqual(expect.arrayContaining(["search/fr.json", "fr/rss.xml"]));
});

test("a ticked checklist item stays ticked when the units change (R17.6)", () => {
	expect(plan.pages.filter(({ data }) => JSON.stringify(data().imperial ?? {}).includes("dataItem"))).toEqual([]);
});
