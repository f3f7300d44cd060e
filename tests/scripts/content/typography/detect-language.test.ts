import { expect, test } from "vitest";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { detectLanguage, findWords, langsOfWords } from "#scripts/content/typography/detect-language.ts";

function tell(text: string, own: Lang): Lang | null {
	const words = findWords(text);
	return detectLanguage(words, langsOfWords(words), own);
}

/** Passages as the content has them: short and long, with many nouns, with names. */
const passages: Record<Lang, string[]> = {
	fr: [
		"Attendez que la terre soit sèche avant d’arroser.",
		"Un bac en terre cuite, percé, posé sur une soucoupe.",
		"L’eau du robinet convient, sauf si elle est très calcaire ; laissez-la alors reposer une nuit dans l’arrosoir.",
		"Une plante verte au feuillage panaché, dans un pot de grès gris, devant une fenêtre qui donne au nord",
		"Est-elle toxique pour les chats et les chiens ?",
	],
	en: [
		"Wait until the soil is dry before you water.",
		"A terracotta pot with a hole in it, on a saucer.",
		"Tap water will do unless it is very hard; then let it stand overnight in the can.",
		"A green plant with variegated leaves in a grey stoneware pot, in front of a window that faces north",
		"Is it toxic to cats and dogs at home?",
	],
	es: [
		"Espera a que la tierra esté seca antes de regar.",
		"Una maceta de barro con agujero, sobre un plato.",
		"El agua del grifo sirve, salvo que sea muy dura; entonces déjala reposar toda la noche en la regadera.",
		"Una planta verde de hojas jaspeadas en una maceta de gres gris, delante de una ventana que da al norte",
		"¿Es tóxica para los gatos y los perros de casa?",
	],
	de: [
		"Warte mit dem Gießen, bis die Erde trocken ist.",
		"Ein Topf aus Ton mit Abzugsloch, auf einem Untersetzer.",
		"Leitungswasser genügt, wenn es nicht sehr hart ist; sonst lass es über Nacht in der Kanne stehen.",
		"Eine Grünpflanze mit panaschierten Blättern in einem Topf aus grauem Steinzeug, vor einem Fenster nach Norden",
		"Ist sie für Katzen und Hunde im Haus giftig?",
	],
};

const cases = langs.flatMap((lang) => passages[lang].map((text) => [lang, text] as const));

test.each(cases)("%s is detected in a file of any other language: %s (R16.1)", (lang, text) => {
	const others = langs.filter((own) => own !== lang);
	expect(others.map((own) => tell(text, own))).toEqual(others.map(() => lang));
	expect(tell(text, lang)).toBeNull();
});

test.each<[what: string, own: Lang, text: string]>([
	["too few words", "fr", "Wait until the soil is dry"],
	["names of plants", "de", "Aloe vera, Monstera deliciosa, Ficus lyrata, Calathea orbifolia, Hoya carnosa"],
	["names of works and houses", "fr", "Royal Horticultural Society, Plants of the World Online, Flora of North America"],
	["a place with a long name", "en", "Jardín Botánico de la Universidad Nacional Autónoma de México, Ciudad de México"],
	["words that both languages have", "es", "La place de la plante en un pot, un bac, un jardin"],
	["a sentence with a title in it", "de", "Charles Darwin nennt es in The Power of Movement in Plants, und er hat damit recht."],
	["a sentence with a saying in it", "es", "Los ingleses dicen right plant in the right place, y con eso está todo dicho."],
])("%s do not indicate another language (R16.1)", (_, own, text) => {
	expect(tell(text, own)).toBeNull();
});
