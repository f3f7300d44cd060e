import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { defaultContentDir } from "#scripts/project.ts";
import { describeAdded } from "#src/features/my-plants/describe.ts";
import { createTranslate } from "#src/i18n/translate.ts";

const translators = Object.fromEntries(
	langs.map((lang) => {
		const strings = parse(readFileSync(join(defaultContentDir, "ui", `${lang}.yaml`), "utf8")) as Record<string, string>;
		return [lang, createTranslate({ lang, strings })];
	}),
) as Record<Lang, ReturnType<typeof createTranslate>>;

test.each([
	["fr", "0 résultat sur 30", "1 résultat sur 30", "2 résultats sur 30"],
	["en", "Showing 0 of 30", "Showing 1 of 30", "Showing 2 of 30"],
	["es", "0 resultados de 30", "1 resultado de 30", "2 resultados de 30"],
	["de", "0 Treffer von 30", "1 Treffer von 30", "2 Treffer von 30"],
] as const)("in %s the number of results takes the right plural form (R17.5)", (lang, ...expected) => {
	expect([0, 1, 2].map((count) => translators[lang]("filters.found", { count, total: 30 }))).toEqual(expected);
});

test.each([
	["fr", "1 page, 9 ko à télécharger", "2 pages, 9 ko à télécharger"],
	["en", "1 page, 9 ko to download", "2 pages, 9 ko to download"],
	["es", "1 página, 9 ko por descargar", "2 páginas, 9 ko por descargar"],
	["de", "1 Seite, 9 ko zu laden", "2 Seiten, 9 ko zu laden"],
] as const)("in %s the number of pages of a language takes the right plural form (R17.5)", (lang, ...expected) => {
	expect([1, 2].map((count) => translators[lang]("library.none", { count, pages: String(count), size: "9 ko" }))).toEqual(
		expected,
	);
});

test.each([
	["fr", "1 plante ajoutée. 2 étaient déjà dans la liste.", "2 plantes ajoutées."],
	["en", "1 plant added. 2 were already on the list.", "2 plants added."],
	["es", "1 planta añadida. 2 ya estaban en la lista.", "2 plantas añadidas."],
	["de", "1 Pflanze hinzugefügt. 2 waren schon auf der Liste.", "2 Pflanzen hinzugefügt."],
] as const)("in %s newly saved plants are counted separately from those already saved (R17.5)", (lang, ...expected) => {
	expect([describeAdded(1, 2, translators[lang]), describeAdded(2, 0, translators[lang])]).toEqual(expected);
});
