import type { Lang } from "#schemas/shared/languages.ts";
import type { Passage } from "../../types/content.ts";

/** Text of a file in one language. */
export type PassagesOfLang = { lang: Lang; passages: Passage[] };

/** Texts whose exact spelling is fixed, in any language. */
export const givenTexts: readonly string[] = [
	"Oups! Page introuvable",
	"Retour à l'accueil",
	"Unexpected Application Error!",
	'Aucun résultat pour "{{query}}"',
];

/** Typographic conventions of a language, except those for numbers, which are in `schemas/shared/languages.ts`. */
export type Conventions = {
	/** Quotation marks, and those of a quotation inside a quotation. */
	quotes: Quotes;
	inner: Quotes;
	/** Space between a quotation and its marks. */
	quoteGap: "" | "\u00a0";
	/** Space before : ; ! and ?. */
	signGap: "" | "\u00a0";
	/** Opening marks of questions and exclamations, by the closing mark; null in languages without them. */
	opening: Readonly<Record<"?" | "!", string>> | null;
};

type Quotes = readonly [open: string, close: string];

/**
 * The conventions of each language; a language that is missing here is not checked.
 *
 * French: Imprimerie nationale, «Lexique des règles typographiques». It asks for a narrow no-break space before ; ! ? and a full
 * one before : and inside « »; our texts use the full one (U+00A0) throughout, and the check enforces that. Spanish: RAE,
 * «Ortografía de la lengua española» (2010). German: DIN 5008. English: New Hart’s Rules, with double quotation marks, because
 * single ones are for cultivar names (International Code of Nomenclature for Cultivated Plants).
 */
export const conventions: Partial<Record<Lang, Conventions>> = {
	fr: {
		quotes: ["«", "»"],
		inner: ["“", "”"],
		quoteGap: "\u00a0",
		signGap: "\u00a0",
		opening: null,
	},
	en: { quotes: ["“", "”"], inner: ["‘", "’"], quoteGap: "", signGap: "", opening: null },
	es: {
		quotes: ["«", "»"],
		inner: ["“", "”"],
		quoteGap: "",
		signGap: "",
		opening: { "?": "¿", "!": "¡" },
	},
	de: { quotes: ["„", "“"], inner: ["‚", "‘"], quoteGap: "", signGap: "", opening: null },
};
