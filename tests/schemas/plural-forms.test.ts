import { expect, test } from "vitest";
import { uiStrings } from "#schemas/content/ui-strings.ts";
import { numbersOf, pickStrings, pluralForms, withoutForm } from "#schemas/shared/plural-forms.ts";

test.each([
	["fr", ["one", "many", "other"]],
	["es", ["one", "many", "other"]],
	["en", ["one", "other"]],
	["de", ["one", "other"]],
] as const)("R17.5 the plural forms of %s are %j", (lang, forms) => {
	expect(pluralForms(lang)).toEqual(forms);
});

test("R17.5 French says one of nothing as well, and has a form for millions", () => {
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
])("the code asks for %s as %s", (key, inCode) => {
	expect(withoutForm(key)).toBe(inCode);
});

test("R17.5 a string that stands beside a number comes with all its forms, and with none of another", () => {
	const strings = { "search.count_one": "a", "search.count_other": "b", "search.counter": "c", "nav.home": "d" };
	expect(pickStrings(strings, ["search.count"])).toEqual({ "search.count_one": "a", "search.count_other": "b" });
});

test("R17.5 the file of a language has a line for each of its own forms", () => {
	const keys = (lang: "fr" | "de") => Object.keys(uiStrings[lang].shape).filter((key) => key.startsWith("search.count"));
	expect(keys("fr")).toEqual(["search.count_one", "search.count_many", "search.count_other"]);
	expect(keys("de")).toEqual(["search.count_one", "search.count_other"]);
});
