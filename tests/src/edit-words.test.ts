import { describe, expect, test } from "vitest";
import type { FieldSchema } from "#schemas/content/edit.ts";
import { keysInCode, keysInFile, uiPlaceholderPattern, withoutForm } from "#schemas/shared/plural-forms.ts";
import { jsonOf } from "#scripts/content/validate/annotations.ts";
import { kinds } from "#scripts/kinds/kinds.ts";
import { createNames } from "#scripts/messages/names.ts";
import { formWords, loadTexts } from "#scripts/messages/texts.ts";
import { labelOf, titlesOf } from "#src/edit/fields/label.ts";

const words = { fr: loadTexts(formWords("fr")), en: loadTexts(formWords("en")) };
const placeholders = (text: string) => [...text.matchAll(uiPlaceholderPattern)].map(([found]) => found).sort();

const frenchChoices = loadTexts("schemas/content/messages/choices.fr.yaml");

/** Values of closed lists, and units, of all fields of entries. */
function namedIn(node: unknown): string[] {
	if (typeof node !== "object" || node === null) return [];
	const { enum: values = [], "x-unit": unit = [] } = node as { enum?: string[]; "x-unit"?: string };
	return [...values, unit].flat().concat(Object.values(node).flatMap(namedIn));
}

describe("the form speaks French and English (R17.8)", () => {
	test("each text is there in both, with every plural form", () => {
		const [fr, en] = [keysInCode(Object.keys(words.fr)), keysInCode(Object.keys(words.en))];
		expect(fr).toEqual(en);
		for (const [lang, keys] of [["fr", fr] as const, ["en", en] as const])
			expect(Object.keys(words[lang])).toEqual([...keys].flatMap(([key, isPlural]) => keysInFile(key, isPlural, lang)));
	});

	test("the placeholders are the same", () => {
		const original = (key: string) => words.en[key] ?? words.en[`${withoutForm(key)}_other`] ?? "";
		const odd = Object.entries(words.fr).filter(
			([key, text]) => placeholders(text).join() !== placeholders(original(key)).join(),
		);
		expect(odd).toEqual([]);
	});

	test("French follows its typography", () => {
		const texts = [...Object.entries(words.fr), ...Object.entries(frenchChoices)];
		expect(texts.filter(([, text]) => / [;:!?»]|« |\p{L}'\p{L}/u.test(text))).toEqual([]);
	});

	test("exactly the values and units of fields have French names", () => {
		const named = new Set(kinds.flatMap(({ shape: { facts, text } }) => [...namedIn(jsonOf(facts)), ...namedIn(jsonOf(text))]));
		const inWords = [...named].filter((name) => /^[a-z-]{3,}$/.test(name));
		expect(inWords.filter((name) => frenchChoices[name] === undefined)).toEqual([]);
		expect(Object.keys(frenchChoices).filter((name) => !named.has(name))).toEqual([]);
	});

	test.each([
		["fr", "reading-corner", "coin lecture"],
		["en", "reading-corner", "reading corner"],
		["fr", "DE", "Allemagne"],
		["en", "DE", "Germany"],
		["fr", "°C", "°C"],
	] as const)("in %s, %s is called %s", (lang, value, name) => {
		expect(createNames(lang).choice(value)).toBe(name);
	});
});

test("a field's name is its description up to the semicolon, in both languages (R17.8)", () => {
	expect(labelOf("source", { description: "Source; key of content/sources.yaml" })).toEqual({
		label: "Source",
		hint: "Key of content/sources.yaml",
	});
	expect(labelOf("source", { description: "Source\u00a0; clé de content/sources.yaml" })).toEqual({
		label: "Source",
		hint: "Clé de content/sources.yaml",
	});
});

test("a finding names its path of fields (R17.8)", () => {
	const schema: FieldSchema = {
		properties: {
			problems: {
				description: "Problèmes courants",
				items: { properties: { sign: { description: "Ce qu’on voit" } } },
			},
			figures: { description: "Nombres", additionalProperties: { properties: { unit: { description: "Unité" } } } },
		},
	};
	expect(titlesOf(schema, "problems.1.sign")).toEqual(["Problèmes courants", "2", "Ce qu’on voit"]);
	expect(titlesOf(schema, "figures.roots.unit")).toEqual(["Nombres", "roots", "Unité"]);
	expect(titlesOf(schema, "")).toEqual([]);
});
