import { describe, expect, test } from "vitest";
import { isElement, plainText, type RichElement, type RichNode, type RichText } from "#schemas/content/rich-text.ts";
import type { Safety } from "#schemas/content/safety.ts";
import { type Lang, perLanguage } from "#schemas/shared/languages.ts";
import { insertBlocks, writeSafetyBlocks } from "#scripts/site/safety-blocks.ts";

const inAllLanguages = (words: string) => perLanguage((lang) => `${words} ${lang}`);
const topic = (name: string): Safety["topics"]["emergency"] => ({
	title: inAllLanguages(name),
	points: [{ title: inAllLanguages("point"), text: inAllLanguages("text"), source: "book" }],
	elsewhere: { title: inAllLanguages("elsewhere"), text: inAllLanguages("ask") },
	unknown: inAllLanguages("unknown"),
});
const rule = { text: inAllLanguages("rule"), source: "page", checked: "2026-11-23" };
const country = (name: string, languages: Lang[]): Safety["countries"][number] => ({
	name: inAllLanguages(name),
	languages,
	numbers: [{ number: "01 40 05 48 48", name: inAllLanguages(`centre in ${name}`), source: "page", checked: "2026-11-23" }],
});
const safety: Safety = {
	topics: { emergency: topic("whom"), electricity: topic("current"), balcony: topic("load"), pesticides: topic("law") },
	countries: [country("France", ["fr"]), { ...country("Germany", ["de"]), electricity: rule }],
};

function blocksIn(lang: Lang) {
	return writeSafetyBlocks(safety, {
		lang,
		source: (id) => (id === "page" ? { title: "Page", url: "https://example.org/page" } : { title: "Book" }),
		day: (iso) => `day ${iso}`,
		string: (key, values = {}) => [key, ...Object.values(values)].join(" "),
	});
}

const folds = (nodes: readonly RichNode[]) => nodes.filter((node): node is RichElement => isElement(node, "details"));

test("in the middle of a text only the numbers of the reader's country stand, without sources, with a link to the others (R18.5)", () => {
	const { emergency } = blocksIn("de");
	expect(emergency.map(plainText)).toEqual([
		"whom de (Germany de)",
		"01 40 05 48 48 centre in Germany de",
		"point de text de",
		"emergency.everyCountry",
	]);
	expect(JSON.stringify(emergency)).toContain('"href":"/urgences"');
	expect(JSON.stringify(emergency)).not.toContain("https:");
});

describe("emergency numbers by country (R17.6)", () => {
	test("are all on the emergency page, the reader's country first and the only one open", () => {
		const shown = folds(blocksIn("de").everyCountry).map((fold) => [
			plainText(fold.children[0] as RichNode),
			fold.properties.open,
		]);
		expect(shown).toEqual([
			["Germany de", true],
			["France de", false],
			["elsewhere de", false],
		]);
	});

	test("come before the international advice in an emergency, and after it elsewhere", () => {
		const order = (nodes: readonly RichNode[]) => nodes.map((node) => (node.type === "element" ? node.tagName : node.value));
		const { everyCountry, electricity } = blocksIn("fr");
		expect(order(everyCountry)).toEqual(["p", "details", "details", "details", "ul"]);
		expect(order(electricity)).toEqual(["p", "ul", "details", "details", "details"]);
	});

	test("have phone links, each with source and date", () => {
		const [france] = folds(blocksIn("fr").everyCountry);
		expect(plainText(france as RichNode)).toBe(
			"France fr01 40 05 48 48 centre in France fr (Page, emergency.checked day\u00a02026-11-23)",
		);
		expect(JSON.stringify(france)).toContain('"href":"tel:0140054848"');
		expect(JSON.stringify(france)).toContain('"href":"https://example.org/page"');
	});

	test("say so where no rule of a country is certain", () => {
		expect(folds(blocksIn("en").electricity).map(plainText)).toEqual([
			"France enunknown en",
			"Germany enrule en (Page, emergency.checked day\u00a02026-11-23)",
			"elsewhere enask en",
		]);
	});

	test("share one where the same is known about them", () => {
		expect(folds(blocksIn("de").balcony).map(plainText)).toEqual(["Germany de, France deunknown de", "elsewhere deask de"]);
	});

	test("fill the blocks named in Markdown, nested ones too, and nothing else", () => {
		const div = (dataBlock: "emergency" | "note", children: RichNode[]): RichElement => ({
			...{ type: "element", tagName: "div", children },
			properties: { dataBlock },
		});
		const text: RichText = { type: "root", children: [div("note", [div("emergency", [])]), { type: "text", value: "after" }] };
		const blocks = blocksIn("es");
		expect(insertBlocks(text, blocks)).toEqual({
			type: "root",
			children: [div("note", [div("emergency", [...blocks.emergency])]), { type: "text", value: "after" }],
		});
	});
});
