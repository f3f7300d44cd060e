import { describe, expect, test } from "vitest";
import type { FieldSchema } from "#schemas/content/edit.ts";
import { jsonOf } from "#scripts/content/validate/annotations.ts";
import { kinds } from "#scripts/kinds/kinds.ts";
import { createNames } from "#scripts/messages/names.ts";
import { loadTexts } from "#scripts/messages/texts.ts";
import { labelOf, titlesOf } from "#src/edit/fields/label.ts";
import { wordsIn } from "#src/edit/words.ts";

/** All texts of the form in a language, by their keys. */
const textsOf = (lang: "fr" | "en") =>
	Object.entries(wordsIn[lang]).flatMap(([key, message]) =>
		typeof message === "string"
			? [[key, message] as const]
			: Object.entries(message).map(([part, text]) => [`${key}.${part}`, text] as const),
	);
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).sort();

const frenchChoices = loadTexts("schemas/content/messages/choices.fr.yaml");

/** Values of closed lists, and units, of all fields of entries. */
function namedIn(node: unknown): string[] {
	if (typeof node !== "object" || node === null) return [];
	const { enum: values = [], "x-unit": unit = [] } = node as { enum?: string[]; "x-unit"?: string };
	return [...values, unit].flat().concat(Object.values(node).flatMap(namedIn));
}

describe("R17.8 the form speaks French and English", () => {
	test("the same words are filled in", () => {
		const [fr, en] = [new Map(textsOf("fr")), textsOf("en")];
		expect(en.filter(([key, text]) => placeholders(text).join() !== placeholders(fr.get(key) ?? "").join())).toEqual([]);
	});

	test("French is set as French is", () => {
		const texts = [...textsOf("fr"), ...Object.entries(frenchChoices)];
		expect(texts.filter(([, text]) => / [;:!?»]|« |\p{L}'\p{L}/u.test(text))).toEqual([]);
	});

	test("every value and every unit of a field has a French name, and no other", () => {
		const named = new Set(kinds.flatMap(({ shape: { facts, text } }) => [...namedIn(jsonOf(facts)), ...namedIn(jsonOf(text))]));
		const words = [...named].filter((name) => /^[a-z-]{3,}$/.test(name));
		expect(words.filter((name) => frenchChoices[name] === undefined)).toEqual([]);
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

test("R17.8 a field is called by what its description says before the semicolon, in both languages", () => {
	expect(labelOf("source", { description: "Source; key of content/sources.yaml" })).toEqual({
		label: "Source",
		hint: "Key of content/sources.yaml",
	});
	expect(labelOf("source", { description: "Source\u00a0; clé de content/sources.yaml" })).toEqual({
		label: "Source",
		hint: "Clé de content/sources.yaml",
	});
});

test("R17.8 a finding is led to by the names of its fields", () => {
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
