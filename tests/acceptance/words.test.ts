import { expect, test } from "vitest";
import { plan } from "../support/site-plan.ts";

/* Words of the interface that were once read as their opposite. */

test.each([
	["fr", "Ne figure plus sous ce nom dans notre catalogue\u00a0: {{plant}}."],
	["en", "No longer in our catalogue under this name: {{plant}}."],
	["es", "Ya no está en nuestro catálogo con este nombre: {{plant}}."],
	["de", "Nicht mehr unter diesem Namen in unserem Katalog: {{plant}}."],
] as const)("in %s a list reports a plant that the catalogue no longer has: «%s» (R2.1)", (lang, words) => {
	expect(plan.pages.find((page) => page.path === "/mes-plantes" && page.lang === lang)?.data()).toMatchObject({
		words: { "myPlants.gone": expect.stringContaining(words) },
	});
});
