import type { Lang } from "#schemas/spec/languages.ts";

/** How a language writes temperatures and lengths out, as patterns in small letters. */
export type MeasureWords = {
	/** Numbers in words, besides one: «a metre» is as often no length as it is one. */
	numbers: readonly string[];
	/** What stands between the ends of a range. */
	between: string;
	degrees: string;
	/** From millimetres to metres; not what is counted per square metre. */
	lengths: readonly [unit: "millimetre" | "centimetre" | "metre", words: string][];
	/** Of what degrees may be besides temperatures. */
	angle: string;
};

/** The words of each language for what a reader may want in other units; without them its texts are not searched for measures. */
export const measureWords: Readonly<Partial<Record<Lang, MeasureWords>>> = {
	fr: {
		numbers: [
			"deux",
			"trois",
			"quatre",
			"cinq",
			"six",
			"sept",
			"huit",
			"neuf",
			"dix",
			"douze",
			"quinze",
			"vingt",
			"trente",
			"quarante",
			"cinquante",
			"soixante",
			"cent",
		],
		between: "à|et|ou",
		degrees: "degrés?",
		lengths: [
			["millimetre", "millimètres?"],
			["centimetre", "centimètres?"],
			["metre", "mètres?(?! (?:carré|cube))"],
		],
		angle: "angle",
	},
	en: {
		numbers: [
			"one",
			"two",
			"three",
			"four",
			"five",
			"six",
			"seven",
			"eight",
			"nine",
			"ten",
			"twelve",
			"fifteen",
			"twenty",
			"thirty",
			"forty",
			"fifty",
			"sixty",
			"hundred",
		],
		between: "to|and|or",
		degrees: "degrees?",
		lengths: [
			["millimetre", "millimet(?:re|er)s?"],
			["centimetre", "centimet(?:re|er)s?"],
			["metre", "met(?:re|er)s?"],
		],
		angle: "angle",
	},
	es: {
		numbers: [
			"dos",
			"tres",
			"cuatro",
			"cinco",
			"seis",
			"siete",
			"ocho",
			"nueve",
			"diez",
			"doce",
			"quince",
			"veinte",
			"treinta",
			"cuarenta",
			"cincuenta",
			"sesenta",
			"cien",
		],
		between: "a|y|o",
		degrees: "grados?",
		lengths: [
			["millimetre", "milímetros?"],
			["centimetre", "centímetros?"],
			["metre", "metros?(?! (?:cuadrado|cúbico))"],
		],
		angle: "ángulo",
	},
	de: {
		numbers: [
			"zwei",
			"drei",
			"vier",
			"fünf",
			"sechs",
			"sieben",
			"acht",
			"neun",
			"zehn",
			"zwölf",
			"fünfzehn",
			"zwanzig",
			"dreißig",
			"vierzig",
			"fünfzig",
			"sechzig",
			"hundert",
		],
		between: "bis|und|oder",
		degrees: "grad",
		lengths: [
			["millimetre", "millimetern?"],
			["centimetre", "zentimetern?"],
			["metre", "metern?"],
		],
		angle: "winkel",
	},
};
