import { expect, test } from "vitest";
import type { Lang } from "#schemas/shared/languages.ts";
import { checkBareFigures } from "#scripts/content/validate/bare-figures.ts";
import { inEnglish } from "../../../support/in-english.ts";

const contentFile = { role: "text", kind: "article", slug: "arrosage", lang: "fr" } as const;

/** What the rule says of a paragraph in a language, by what it found and the unit that it names. */
function findings(lang: Lang, text: string): [written: string | undefined, unit: string | undefined][] {
	const passages = [{ text, pieces: [[0, 0, text.length]] as [number, number, number][] }];
	const found = checkBareFigures([{ lang, passages }], { file: `articles/arrosage/${lang}.md`, contentFile, text });
	return inEnglish(found).map(({ message, hint }) => [message.split(" is typed")[0], /with unit: ([a-z-]+)/.exec(hint)?.[1]]);
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
])("in %s a figure typed in %j is reported with its unit (R17.6)", (lang, text, found) => {
	expect(findings(lang, text)).toEqual(found);
});

test.each<[lang: Lang, text: string]>([
	["fr", "Quelques centimètres, plusieurs mètres, un mètre ruban, le premier centimètre."],
	["fr", "Deux mètres carrés, 9\u00a0m², 2\u00a0m³, 15\u00a0kg/m², 5\u00a0mg/l, 3\u00a0m/s, 20\u00a0l, 200\u00a0g, 4\u00a0ml."],
	["fr", "Coupez à un angle de 45°, sous le 48° N, à {temperature}, au bout de {weeks} semaines."],
	["fr", "Il m’a fallu 2 m’entendez-vous, 3M, 50 mmol, 12 min, voyez https://pousse.example/2-m et /guides/5-cm."],
	["en", "One light meter, two moisture meters, wet feet, 100 square feet, one metric ton, ten minutes."],
	["es", "Dos metros cuadrados, tres metros cúbicos, grado IP44, un par de metros, con un ángulo de 45 grados."],
	["de", "Zwei Quadratmeter, Gradmesser, im Winkel von 45 Grad, 2 Meterware, nach drei Metamorphosen."],
])("in %s nothing is reported in %j (R17.6)", (lang, text) => {
	expect(findings(lang, text)).toEqual([]);
});
