import { expect, test } from "vitest";
import { slugOf } from "#schemas/shared/slug.ts";

test.each([
	["Été au balcon", "ete-au-balcon"],
	["Œillets & Cie", "oeillets-cie"],
	["Große Straße 2", "grosse-strasse-2"],
	["  --  ", ""],
	["ficus-lyrata", "ficus-lyrata"],
])("«%s» in an address is «%s» (R18.6)", (name, slug) => {
	expect(slugOf(name)).toBe(slug);
});
