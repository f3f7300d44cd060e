import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { defaultContentDir } from "#scripts/project.ts";
import { describeAdded, describeOpened } from "#src/features/my-plants/describe.ts";
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

test.each([
	[
		"fr",
		"3 plantes ajoutées. 1 détail illisible laissé de côté (date, texte trop long…). 2 plantes laissées de côté\u00a0: une liste en compte 500 au plus.",
		"3 plantes ajoutées. 2 détails illisibles laissés de côté (date, texte trop long…). 1 plante laissée de côté\u00a0: une liste en compte 500 au plus.",
	],
	[
		"en",
		"3 plants added. 1 unreadable detail left out (a date, a text that is too long…). 2 plants left out: a list has at most 500.",
		"3 plants added. 2 unreadable details left out (dates, texts that are too long…). 1 plant left out: a list has at most 500.",
	],
	[
		"es",
		"3 plantas añadidas. 1 detalle ilegible omitido (fecha, texto demasiado largo…). 2 plantas omitidas: una lista tiene 500 como máximo.",
		"3 plantas añadidas. 2 detalles ilegibles omitidos (fecha, texto demasiado largo…). 1 planta omitida: una lista tiene 500 como máximo.",
	],
	[
		"de",
		"3 Pflanzen hinzugefügt. 1 unlesbare Angabe ausgelassen (Datum, zu langer Text …). 2 Pflanzen ausgelassen: Eine Liste hat höchstens 500.",
		"3 Pflanzen hinzugefügt. 2 unlesbare Angaben ausgelassen (Datum, zu langer Text …). 1 Pflanze ausgelassen: Eine Liste hat höchstens 500.",
	],
] as const)("in %s it is said how much of a file was left out, and why (R17.5)", (lang, ...expected) => {
	const opened = (details: number, beyond: number) => describeOpened({ added: 3, there: 0, details, beyond }, translators[lang]);
	expect([opened(1, 2), opened(2, 1)]).toEqual(expected);
});
