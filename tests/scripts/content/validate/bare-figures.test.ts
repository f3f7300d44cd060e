import { expect, test } from "vitest";
import type { Lang } from "#schemas/shared/languages.ts";
import { checkBareFigures } from "#scripts/content/validate/bare-figures.ts";
import type { ParsedFile } from "#scripts/types/content.ts";
import { inEnglish } from "../../../support/in-english.ts";

const contentFile = { role: "text", kind: "article", slug: "arrosage", lang: "fr" } as const;
const diagnosis = { role: "diagnosis" } as const;

/** What the rule says of a paragraph in a language, by what it found and the unit that it names. */
function findings(lang: Lang, text: string): [written: string | undefined, unit: string | undefined][] {
	return findingsIn({ file: `articles/arrosage/${lang}.md`, contentFile }, lang, text).map(({ message, hint }) => [
		message.split(" is typed")[0],
		/with unit: ([a-z-]+)/.exec(hint)?.[1],
	]);
}

function findingsIn(place: Pick<ParsedFile, "file" | "contentFile">, lang: Lang, text: string) {
	const passages = [{ text, pieces: [[0, 0, text.length]] as [number, number, number][] }];
	return inEnglish(checkBareFigures([{ lang, passages }], { ...place, text }));
}

test.each<[lang: Lang, text: string, found: [string, string][]]>([
	[
		"fr",
		"Entre 18 et 27\u00a0°C, jamais sous 5\u00a0degrés.",
		[
			["18 et 27 °C", "celsius"],
			["5 degrés", "celsius"],
		],
	],
	[
		"fr",
		"À 18–27\u00a0°C, à 18°, à −5\u00a0°C.",
		[
			["18–27 °C", "celsius"],
			["18°", "celsius"],
			["5 °C", "celsius"],
		],
	],
	[
		"fr",
		"Deux mètres, deux à trois\ncentimètres.",
		[
			["Deux mètres", "metre"],
			["deux à trois centimètres", "centimetre"],
		],
	],
	[
		"fr",
		"Un pot de 1\u202f200\u00a0mm et {gap}\u00a0cm.",
		[
			["1 200 mm", "millimetre"],
			["{gap} cm", "centimetre"],
		],
	],
	["en", "A 10-cm pot, two and a half-metre poles.", [["10-cm", "centimetre"]]],
	[
		"en",
		"At 64\u00a0°F, three-metre canes, two meters.",
		[
			["64 °F", "celsius"],
			["three-metre", "metre"],
			["two meters", "metre"],
		],
	],
	[
		"es",
		"Entre 2 y 3\u00a0centímetros, a 20 grados, 0,5\u00a0m.",
		[
			["2 y 3 centímetros", "centimetre"],
			["20 grados", "celsius"],
			["0,5 m", "metre"],
		],
	],
	[
		"de",
		"Zwei Meter, 15\u00a0Grad, ein 10-Zentimeter-Topf.",
		[
			["Zwei Meter", "metre"],
			["15 Grad", "celsius"],
			["10-Zentimeter", "centimetre"],
		],
	],
	[
		"fr",
		"À 70\u00a0%, sous 800–1\u202f000\u00a0lx, avec 2\u00a0l d’eau, 5\u00a0ml de savon et 200\u00a0g de terreau.",
		[
			["70 %", "percent"],
			["800–1 000 lx", "lux"],
			["2 l", "litre"],
			["5 ml", "millilitre"],
			["200 g", "gram"],
		],
	],
	[
		"en",
		"A 20W lamp for €30, 9\u00a0m² at 150\u00a0kg/m², 70% alcohol, 3\u00a0kg in all.",
		[
			["20W", "watt"],
			["€30", "euro"],
			["9 m²", "square-metre"],
			["150 kg/m²", "kilogram-per-square-metre"],
			["70%", "percent"],
			["3 kg", "kilogram"],
		],
	],
	["de", "Für 20\u00a0€ im Laden.", [["20 €", "euro"]]],
	[
		"fr",
		"Vingt litres, 2\u00a0kilos, dix pour cent, soixante watts.",
		[
			["Vingt litres", "litre"],
			["2 kilos", "kilogram"],
			["dix pour cent", "percent"],
			["soixante watts", "watt"],
		],
	],
	[
		"en",
		"Two liters, 5\u00a0millilitres, sixty watts, ten per cent.",
		[
			["Two liters", "litre"],
			["5 millilitres", "millilitre"],
			["sixty watts", "watt"],
			["ten per cent", "percent"],
		],
	],
	[
		"es",
		"Tres litros y 100 gramos por cinco euros.",
		[
			["Tres litros", "litre"],
			["100 gramos", "gram"],
			["cinco euros", "euro"],
		],
	],
	[
		"de",
		"Zwei Liter, 200 Gramm, sechzig Watt, 3 Prozent.",
		[
			["Zwei Liter", "litre"],
			["200 Gramm", "gram"],
			["sechzig Watt", "watt"],
			["3 Prozent", "percent"],
		],
	],
	[
		"fr",
		"Tous les 7 à 10\u00a0jours, trempez 15 minutes.",
		[
			["7 à 10 jours", "count"],
			["15 minutes", "count"],
		],
	],
	[
		"en",
		"A 10-day rest, every 2–3 weeks.",
		[
			["10-day", "count"],
			["2–3 weeks", "count"],
		],
	],
	[
		"es",
		"Cada 2 semanas o 3 meses.",
		[
			["2 semanas", "count"],
			["3 meses", "count"],
		],
	],
	[
		"de",
		"Alle 14 Tage, nach 2 Jahren.",
		[
			["14 Tage", "count"],
			["2 Jahren", "count"],
		],
	],
])("in %s a figure typed in %j is reported with its unit (R17.6)", (lang, text, found) => {
	expect(findings(lang, text)).toEqual(found);
});

test.each<[lang: Lang, text: string]>([
	["fr", "Quelques centimètres, plusieurs mètres, un mètre ruban, le premier centimètre."],
	[
		"fr",
		"Deux mètres carrés, 2\u00a0m³, 5\u00a0mg/l, 3\u00a0m/s, 2\u00a0l/min, 6\u00a0h\u00a004\u00a0min, de 8\u00a0h à 10\u00a0h.",
	],
	["fr", "Coupez à un angle de 45°, sous le 48° N, à {temperature}, au bout de {weeks} semaines."],
	["fr", "Il m’a fallu 2 m’entendez-vous, 3M, 50 mmol, 12 min, voyez https://pousse.example/2-m et /guides/5-cm."],
	["en", "One light meter, two moisture meters, wet feet, 100 square feet, one metric ton, ten minutes."],
	["es", "Dos metros cuadrados, tres metros cúbicos, grado IP44, un par de metros, con un ángulo de 45 grados."],
	["de", "In der 2. Woche, nach 3 Tests, am 1. Tag, um 8 Uhr, im Jahr 2015. Jahre später."],
	["fr", "À 8\u00a0heures du matin, depuis 2015, ans après ans, sur 2\u00a0mesas."],
	["fr", "Deux semaines, tous les {check}\u00a0jours, en 2015, le 3\u00a0mai, 2\u00a0moisissures."],
	["de", "Zwei Quadratmeter, Gradmesser, im Winkel von 45 Grad, 2 Meterware, nach drei Metamorphosen."],
])("in %s nothing is reported in %j (R17.6)", (lang, text) => {
	expect(findings(lang, text)).toEqual([]);
});

test("where there are no figures, only what is converted is reported, with a way out (R17.6)", () => {
	const definition = { role: "text", kind: "definition", slug: "dli", lang: "fr" } as const;
	expect(findingsIn({ file: "glossary/dli/fr.yaml", contentFile: definition }, "fr", "Un air à 70\u00a0%.")).toEqual([]);
	const found = findingsIn({ file: "diagnosis.yaml", contentFile: diagnosis }, "fr", "De l’alcool à 70\u00a0%, à 20\u00a0°C.");
	expect(found.map(({ message, hint }) => [message, hint])).toEqual([
		[
			"20 °C is typed into the text, so it is not converted for readers who chose other units.",
			"write it without a number; only texts of plants, articles, guides and pages have figures",
		],
	]);
});

test("a figure that is not converted is reported because nothing compares it with the facts", () => {
	const [found] = findingsIn({ file: "plants/pothos/fr.yaml", contentFile }, "fr", "Une humidité de 70\u00a0%.");
	expect([found?.message, found?.hint]).toEqual([
		"70 % is typed into the text, so nothing compares it with the facts and the other texts.",
		"add it to figures in plants/pothos/facts.yaml, with unit: percent, and write its name in braces",
	]);
});

test("the name of a time stays in the text", () => {
	const [found] = findingsIn({ file: "plants/pothos/fr.yaml", contentFile }, "fr", "Tous les 10\u00a0jours.");
	expect(found?.hint).toBe(
		"add the number to figures in plants/pothos/facts.yaml, with unit: count, and write its name in braces instead of the number alone",
	);
});
