import { expect, test } from "vitest";
import { keysInCode, keysInFile, numbersOf, pickStrings, pluralForms, withoutForm } from "#schemas/shared/plural-forms.ts";

test.each([
	["fr", ["one", "many", "other"]],
	["es", ["one", "many", "other"]],
	["en", ["one", "other"]],
	["de", ["one", "other"]],
] as const)("the plural forms of %s are %j (R17.5)", (lang, forms) => {
	expect(pluralForms(lang)).toEqual(forms);
});

test("French uses the singular for zero, and has a form for millions (R17.5)", () => {
	expect(numbersOf("one", "fr")).toEqual([0, 1]);
	expect(numbersOf("many", "fr")).toEqual([1_000_000, 2_000_000]);
	expect(numbersOf("one", "en")).toEqual([1]);
});

test.each([
	["search.count_one", "search.count"],
	["search.count_other", "search.count"],
	["nav.home", "nav.home"],
	["nav.one", "nav.one"],
	["nav.home_cat", "nav.home_cat"],
])("the count in %s is requested as %s", (key, inCode) => {
	expect(withoutForm(key)).toBe(inCode);
});

test("a group of strings is returned with all plural forms of its own, and no others (R17.5)", () => {
	const strings = { "search.count_one": "a", "search.count_other": "b", "nav.home": "c", "searching.now": "d" };
	expect(pickStrings(strings, ["search."])).toEqual({ "search.count_one": "a", "search.count_other": "b" });
});

test("code asks for a string with a number once, whatever its forms", () => {
	const keys = ["nav.home", "search.count_one", "search.count_other"];
	expect([...keysInCode(keys)]).toEqual([
		["nav.home", false],
		["search.count", true],
	]);
});

test("the shape of a language file has a line for each plural form (R17.5)", () => {
	expect(keysInFile("search.count", true, "fr")).toEqual(["search.count_one", "search.count_many", "search.count_other"]);
	expect(keysInFile("search.count", true, "de")).toEqual(["search.count_one", "search.count_other"]);
	expect(keysInFile("nav.home", false, "de")).toEqual(["nav.home"]);
});
