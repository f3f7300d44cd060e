import { expect, test } from "vitest";
import { msg } from "#scripts/messages/message.ts";
import { didYouMean, findNearest } from "#scripts/report/nearest.ts";
import { english } from "../../support/in-english.ts";

const fields = ["light", "water", "humidity", "temperature", "fertilizer"];

test.each([
	["watter", "water"],
	["Water", "water"],
	["HUMIDITY", "humidity"],
	["temprature", "temperature"],
	["fertiliser", "fertilizer"],
	["lihgt", "light"],
	["ligh", "light"],
	["wat", "water"],
	["xyz", undefined],
	["", undefined],
	["soil", undefined],
	["photosynthesis", undefined],
])("among the fields, %j is nearest to %s (R16.1)", (name, nearest) => {
	expect(findNearest(name, fields)).toBe(nearest);
});

test("of two equally near names the alphabetically first is suggested, in any input order (R16.1)", () => {
	expect([findNearest("cat", ["hat", "bat"]), findNearest("cat", ["bat", "hat"])]).toEqual(["bat", "bat"]);
});

test("a third of the letters may differ (R16.1)", () => {
	const name = "abcdefghijkl";
	expect([findNearest(name, ["abcdefghWXYZ"]), findNearest(name, ["abcdefgVWXYZ"])]).toEqual(["abcdefghWXYZ", undefined]);
});

test.each([
	["watter", 'did you mean "water"?'],
	["nothing-like-it", "remove it"],
])("the hint for %s is correct as it stands (R16.1)", (name, hint) => {
	expect(english(didYouMean(name, fields, msg("validate.remove.hint")))).toBe(hint);
});
