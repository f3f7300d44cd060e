import { describe, expect, test } from "vitest";
import type { RichElement } from "#schemas/content/rich-text.ts";
import { langs } from "#schemas/shared/languages.ts";
import { itemIds } from "#scripts/kinds/checklist.ts";
import { checklistItems } from "../../support/rich-text.ts";
import { pageAt, plan } from "../../support/site-plan.ts";

const item = (text: string): RichElement => ({
	type: "element",
	tagName: "li",
	properties: {},
	children: [{ type: "text", value: text }],
});
const idsOf = (...texts: string[]) => itemIds(texts.map(item));
const [id] = idsOf("Vider le cache-pot et vérifier que les trous ne sont pas bouchés.");

describe("a checklist item keeps its id (R17.7)", () => {
	test.each([
		["other small words, order and punctuation", "Vérifier les trous : ne sont-ils pas bouchés ? Et vider le cache-pot."],
		["other endings", "Videz le cache-pot et vérifiez que les trous ne sont pas bouchés."],
		["no accents and capitals", "VIDER LE CACHE-POT ET VERIFIER QUE LES TROUS NE SONT PAS BOUCHES"],
	])("with %s", (_, text) => {
		expect(idsOf(text)).toEqual([id]);
	});

	test("with another figure", () => {
		expect(idsOf("Toucher la terre à {dry-depth}.")).toEqual(idsOf("Toucher la terre à {finger}."));
	});

	test("in any order, and when items are added or removed around it", () => {
		const [first, second, third] = idsOf("Arroser le soir.", "Tourner le pot.", "Essuyer les feuilles.");
		expect(idsOf("Ouvrir la fenêtre.", "Arroser le soir.", "Essuyer les feuilles.", "Tourner le pot.").slice(1)).toEqual([
			first,
			third,
			second,
		]);
		expect(idsOf("Arroser le matin.")).not.toContain(first);
	});
});

test("items with the same text on one page have different ids (R17.7)", () => {
	const [one, other] = idsOf("Arroser le soir.", "Le soir, arroser !");
	expect(other).toBe(`${one}-2`);
});

const lists = plan.pages
	.map((page) => ({ ...page, data: page.data() }))
	.flatMap(({ path, lang, data }) => {
		if (lang !== "fr" || (data.template !== "long-read" && data.template !== "profile")) return [];
		const shown = langs.map((each) =>
			data.template === "profile"
				? (pageAt("profile", path, each).checklist?.items ?? [])
				: checklistItems(pageAt("long-read", path, each).body),
		);
		return shown[0]?.length ? [{ path, shown }] : [];
	});

test("every checklist of articles, guides and sheets is interactive (R17.7)", () => {
	expect(lists.map(({ path }) => path).sort()).toEqual(
		[
			...plan.pages.filter(({ lang, path }) => lang === "fr" && /^\/(blog|guides)\/./.test(path)).map(({ path }) => path),
			"/fiches-plantes/monstera-thai-constellation",
			"/fiches-plantes/pilea-peperomioides",
		].sort(),
	);
});

test.each(lists)("the items of $path have the same unique ids in every language (R17.7)", ({ shown }) => {
	const [french = [], ...others] = shown.map((items) => items.map((each) => each.id));
	for (const ids of others) expect(ids).toEqual(french);
	expect(new Set(french).size).toBe(french.length);
	expect(french.filter((each) => !/^[0-9a-z]{1,7}$/.test(each))).toEqual([]);
});
