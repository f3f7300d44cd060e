import type { Lang } from "#schemas/shared/languages.ts";

/** How a language spells out temperatures, lengths and times, as patterns in lower case. */
export type MeasureWords = {
	/** Numbers in words, without «one»: «a metre» is often not a length. */
	numbers: readonly string[];
	/** Word between the ends of a range. */
	between: string;
	degrees: string;
	/** From millimetres to metres; not quantities per square metre. */
	lengths: readonly [unit: "millimetre" | "centimetre" | "metre", words: string][];
	/** Words before degrees that are an angle, not a temperature. */
	angle: string;
	/** Minutes, and from days to years, as they are written after digits; «8 heures» is often a time of day. */
	times: string;
};

/**
 * The words of each language for quantities that depend on the unit system; without them, texts of a language are not searched for
 * measures.
 */
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
		times: "jours?|semaines?|mois|ans?|années?|minutes?",
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
		times: "days?|weeks?|months?|years?|minutes?",
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
		times: "días?|semanas?|mes(?:es)?|años?|minutos?",
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
		times: "[Tt]age?n?|[Ww]ochen?|[Mm]onate?n?|[Jj]ahre?n?|[Mm]inuten?",
	},
};
