import type { Lang } from "#schemas/spec/languages.ts";
import type { Passage } from "../types/content.ts";

/** Words of a file in one language. */
export type PassagesOfLang = { lang: Lang; passages: Passage[] };

/** Texts that are fixed letter by letter, in whatever language they stand. */
export const givenTexts: readonly string[] = [
	"Oups! Page introuvable",
	"Retour à l'accueil",
	"Unexpected Application Error!",
	'Aucun résultat pour "{{query}}"',
];

/** How a language is set, as far as `schemas/spec/languages.ts` does not say it for numbers. */
export type Conventions = {
	/** Marks around a quotation, and around a quotation inside a quotation. */
	quotes: Quotes;
	inner: Quotes;
	/** What stands between a quotation and its marks. */
	quoteGap: "" | "\u00a0";
	/** What stands before the signs : ; ! and ?. */
	signGap: "" | "\u00a0";
	/** What begins a question or an exclamation, by the sign that ends it; null where nothing does. */
	opening: Readonly<Record<"?" | "!", string>> | null;
};

type Quotes = readonly [open: string, close: string];

/**
 * The conventions of each language; one that is missing here is not checked.
 *
 * French: Imprimerie nationale, «Lexique des règles typographiques». It asks for a narrow no-break space before ; ! ? and
 * a full one before : and inside « »; all of our texts have the full one (U+00A0) throughout, and the check holds them to
 * it. Spanish: RAE, «Ortografía de la lengua española» (2010). German: DIN 5008. English: New Hart’s Rules, with double
 * quotation marks, because single ones name cultivars (International Code of Nomenclature for Cultivated Plants).
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
