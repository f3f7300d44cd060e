import { expect, test } from "vitest";
import { createTranslate } from "#src/i18n/translate.ts";

const strings = {
	"nav.home": "Accueil",
	"nav.blog": "",
	"hero.title": "Du vert: chez vous & partout, 100 % <b>",
	"article.readingTime": "{minutes} min de lecture",
	"footer.copyright": "© {year} {name}. {name}, tous droits réservés.",
	"plants.count": "{count} plantes",
	"plants.seeSheet": "Fiche de {name}",
	"toxicity.source": "Source : { source }",
};
const t = createTranslate({ strings });

test("R2.4 a key gives its words as they stand", () => {
	expect([t("nav.home"), t("hero.title")]).toEqual(["Accueil", "Du vert: chez vous & partout, 100 % <b>"]);
});

test("R2.4 a key that is missing shows itself", () => {
	expect([t("nav.about"), t("footer.tagline"), t("article.by", { author: "Ada" })]).toEqual([
		"nav.about",
		"footer.tagline",
		"article.by",
	]);
});

test("R2.4 without any words every key shows itself", () => {
	const speak = createTranslate({ strings: {} });
	expect([speak("nav.home"), speak("plants.count", { count: 3 })]).toEqual(["nav.home", "plants.count"]);
});

test("R2.4 placeholders are filled, each time they stand there", () => {
	expect(t("article.readingTime", { minutes: 8 })).toBe("8 min de lecture");
	expect(t("footer.copyright", { year: 2025, name: "Pousse" })).toBe("© 2025 Pousse. Pousse, tous droits réservés.");
});

test.each([0, 1, 2, 30])("R8.1 the number of plants is shown as it is: %d", (count) => {
	expect(t("plants.count", { count })).toBe(`${count} plantes`);
});

test.each(["<b>Aloe</b> & Co", "{name}", "$t(nav.home)", "$& $1 \\", "100 %"])("R2.4 a value is put in as it is: %s", (name) => {
	expect(t("plants.seeSheet", { name })).toBe(`Fiche de ${name}`);
});

test("R2.2 translators of two languages do not disturb each other", () => {
	const german = createTranslate({ strings: { ...strings, "nav.home": "Startseite" } });
	expect([t("nav.home"), german("nav.home"), t("nav.home")]).toEqual(["Accueil", "Startseite", "Accueil"]);
});
