import fc from "fast-check";
import { expect, test } from "vitest";
import { langs, languages } from "#schemas/shared/languages.ts";
import { createTranslate } from "#src/i18n/translate.ts";

const strings = {
	"nav.home": "Accueil",
	"nav.blog": "",
	"hero.title": "Du vert: chez vous & partout, 100 % <b>",
	"article.readingTime": "{{minutes}} min de lecture",
	"footer.copyright": "© {{year}} {{name}}. {{name}}, tous droits réservés.",
	"finder.out_one": "{{count}} plante écartée",
	"finder.out_many": "{{count}} de plantes écartées",
	"finder.out_other": "{{count}} plantes écartées",
	"plants.seeSheet": "Fiche de {{name}}",
	"toxicity.source": "Source : {{ source }}",
};
const t = createTranslate({ lang: "fr", strings });

test("a key returns its string (R2.4)", () => {
	expect([t("nav.home"), t("hero.title")]).toEqual(["Accueil", "Du vert: chez vous & partout, 100 % <b>"]);
});

test("a missing key returns itself (R2.4)", () => {
	expect([t("nav.about"), t("footer.tagline"), t("article.by", { author: "Ada" })]).toEqual([
		"nav.about",
		"footer.tagline",
		"article.by",
	]);
});

test("without any strings every key returns itself (R2.4)", () => {
	const speak = createTranslate({ lang: "de", strings: {} });
	expect([speak("nav.home"), speak("finder.out", { count: 3 })]).toEqual(["nav.home", "finder.out"]);
});

test("placeholders are filled in at every occurrence (R2.4)", () => {
	expect(t("article.readingTime", { minutes: 8 })).toBe("8 min de lecture");
	expect(t("toxicity.source", { source: "ASPCA" })).toBe("Source : ASPCA");
	expect(t("footer.copyright", { year: 2025, name: "Pousse" })).toBe("© 2025 Pousse. Pousse, tous droits réservés.");
});

test.each([
	[0, "0 plante écartée"],
	[1, "1 plante écartée"],
	[2, "2 plantes écartées"],
	[30, "30 plantes écartées"],
	[1_000_000, "1000000 de plantes écartées"],
])("French strings agree with the number %d (R17.5)", (count, expected) => {
	expect(t("finder.out", { count })).toBe(expected);
});

test("every number takes the plural form of its language (R17.5)", () => {
	fc.assert(
		fc.property(fc.constantFrom(...langs), fc.nat(3_000_000), (lang, count) => {
			const rules = new Intl.PluralRules(languages[lang].locale);
			const forms = rules.resolvedOptions().pluralCategories;
			const speak = createTranslate({
				lang,
				strings: Object.fromEntries(forms.map((form) => [`finder.out_${form}`, `${form}: {{count}}`])),
			});
			expect(speak("finder.out", { count })).toBe(`${rules.select(count)}: ${count}`);
		}),
	);
});

test.each(["<b>Aloe</b> & Co", "{{name}}", "{name}", "$t(nav.home)", "$& $1 \\", "100 %"])(
	"a value is inserted unchanged: %s (R2.4)",
	(name) => {
		expect(t("plants.seeSheet", { name })).toBe(`Fiche de ${name}`);
	},
);

test("translators of two languages are independent (R2.2)", () => {
	const german = createTranslate({ lang: "de", strings: { ...strings, "nav.home": "Startseite" } });
	expect([t("nav.home"), german("nav.home"), t("nav.home")]).toEqual(["Accueil", "Startseite", "Accueil"]);
});
