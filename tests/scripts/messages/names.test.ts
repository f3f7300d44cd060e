import { expect, test } from "vitest";
import { z } from "zod";
import { calendar } from "#schemas/content/calendar.ts";
import { credit } from "#schemas/content/credit.ts";
import { diagnosis } from "#schemas/content/diagnosis.ts";
import { safety } from "#schemas/content/safety.ts";
import { navigation, redirects, siteConfig, sources, vocabulary } from "#schemas/content/site-config.ts";
import { wording } from "#schemas/content/wording.ts";
import { kinds } from "#scripts/kinds/kinds.ts";
import { createNames } from "#scripts/messages/names.ts";
import { loadTexts } from "#scripts/messages/texts.ts";

/** Every shape of a file of the content but that of the interface strings, which say in English for whom they are. */
const shapes = [
	...[siteConfig, navigation, redirects, sources, safety, diagnosis, calendar, vocabulary, wording, credit],
	...kinds.flatMap(({ shape: { facts, text } }) => [facts, text]),
];

function descriptionsIn(node: unknown): string[] {
	if (typeof node !== "object" || node === null) return [];
	const own = "description" in node && typeof node.description === "string" ? [node.description] : [];
	return [...own, ...Object.values(node).flatMap(descriptionsIn)];
}

const [inEnglish, inFrench] = [createNames("en"), createNames("fr")];

const english = new Set(shapes.flatMap((shape) => descriptionsIn(z.toJSONSchema(shape, { io: "input" }))));

test("every field has a French and an English description (R17.8)", () => {
	expect([...english].filter((each) => inFrench.field(each) === each && !["Affiliation", "Pot"].includes(each))).toEqual([]);
	expect([...english].filter((each) => inEnglish.field(each) !== each)).toEqual([]);
});

test("no French description remains for a removed field (R17.8)", () => {
	const made = [...english].map((each) => each.replace(/^(?:Lowest|Highest) (.)/, (_, first: string) => first.toUpperCase()));
	const known = [...english, ...made, "Lowest", "Highest"];
	const french = Object.keys(loadTexts("schemas/content/messages/descriptions.fr.yaml"));
	expect(french.filter((each) => !known.includes(each))).toEqual([]);
});

test.each([
	["Botanical family", "Famille botanique"],
	["Lowest height in cm", "Hauteur, en cm\u00a0: minimum"],
	["Highest temperature in °C", "Température, en °C\u00a0: maximum"],
	["Name of the country (de)", "Nom du pays (de)"],
	["Title of the menu", "Title of the menu"],
])("«%s» is «%s» in French (R17.8)", (description, french) => {
	expect(inFrench.field(description)).toBe(french);
});
