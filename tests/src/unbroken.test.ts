import { expect, test } from "vitest";
import { splitAtShort, unbroken } from "#src/blocks/unbroken.ts";

test.each([
	["Faites-le soi-même, dans vos micro-jardins.", "Faites-\u2060le soi-\u2060même, dans vos micro-\u2060jardins."],
	["3–4 feuilles, 10-12 cm", "3–\u20604 feuilles, 10-\u206012 cm"],
	["Kalzium-Magnesium-Dünger", "Kalzium-Magnesium-Dünger"],
	["Zimmerpflanzen-Ratgeber", "Zimmerpflanzen-Ratgeber"],
	["Paris – Lyon", "Paris – Lyon"],
	["EN 14351-1", "EN 14351-\u20601"],
])("R15.1 no line ends inside the short compounds and ranges of «%s»", (text, shown) => {
	expect(unbroken(text)).toBe(shown);
});

test("R15.1 a title is taken apart at its short compounds and put together again", () => {
	const title = "Mur végétal : le construire soi-même, en 3–4 jours";
	expect(splitAtShort(title)).toEqual(["Mur végétal : le construire ", "soi-même", ", en ", "3–4", " jours"]);
	expect(splitAtShort(title).join("")).toBe(title);
});
