import { expect, test } from "vitest";
import { emitted } from "../support/emitted.ts";

/* Words of the interface that were once read as their opposite. */

test.each([
	["fr", "Ne figurent plus dans notre catalogue\u00a0: {{plants}}"],
	["en", "No longer in our catalogue: {{plants}}"],
	["es", "Ya no están en nuestro catálogo: {{plants}}"],
	["de", "Nicht mehr in unserem Katalog: {{plants}}"],
] as const)("in %s a list reports plants that the catalogue no longer has: «%s» (R2.1)", (lang, words) => {
	expect(emitted.pages.find((page) => page.path === "/mes-plantes" && page.lang === lang)?.data()).toMatchObject({
		words: { "myPlants.gone": words },
	});
});
