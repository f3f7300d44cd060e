import { expect, test } from "vitest";
import { splitAtShort } from "#src/blocks/unbroken.ts";

test.each([
	["Faites-le soi-même, dans vos micro-jardins.", ["", "Faites-le", " ", "soi-même", ", dans vos ", "micro-jardins", "."]],
	["3–4 feuilles, 10-12 cm", ["", "3–4", " feuilles, ", "10-12", " cm"]],
	["de 0,5–1,5 m, 5\u00a0000–12\u00a0000 lx", ["de ", "0,5–1,5", " m, ", "5\u00a0000–12\u00a0000", " lx"]],
	["Kalzium-Magnesium-Dünger", ["Kalzium-Magnesium-Dünger"]],
	["Zimmerpflanzen-Ratgeber", ["Zimmerpflanzen-Ratgeber"]],
	["Paris – Lyon", ["Paris – Lyon"]],
	["EN 14351-1", ["EN ", "14351-1", ""]],
])("short compounds and ranges in «%s» do not break across lines (R15.1)", (words, pieces) => {
	expect(splitAtShort(words)).toEqual(pieces);
	expect(pieces.join("")).toBe(words);
});
