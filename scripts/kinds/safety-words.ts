import type { Lang } from "#schemas/shared/languages.ts";

/**
 * Words of each language, as lower-case patterns from the beginning of a word, that identify statements about safety: poisoning,
 * irritation and illness, electricity, loads and falls, products. Only words that rarely occur in other statements: «gloves» but
 * not «hands», «may tip over» but not «tips».
 */
const safetyWords: Readonly<Partial<Record<Lang, readonly string[]>>> = {
	fr: [
		"toxi(?:que|cité)",
		"vénéneu",
		"(?:em)?poison",
		"intoxi",
		"vomi(?:t|r|ssement)",
		"convuls",
		"bave(?!\\p{L})",
		"antipoison",
		"oxalate",
		"allergi",
		"asthm",
		"cancérog",
		"moisissures?",
		"irrit(?:e|ent|ante?s?)(?!\\p{L})",
		"électricien",
		"multiprise",
		"transformateur",
		"différentiel",
		"débranch",
		"charge (?:admise|maximale|limitée)",
		"(?:peut|peuvent) (?:basculer|tomber)",
		"pesticide",
		"eau de javel",
		"monoxyde",
		"hors de portée d",
		"immun(?:ité|odéprim)",
		"femmes? enceinte",
		"gants",
		"s’enflamme",
	],
};

/** Matches statements about safety; null for a language without such words. */
export function safetyPattern(lang: Lang): RegExp | null {
	const words = safetyWords[lang];
	return words ? new RegExp(`(?<!\\p{L})(?:${words.join("|")})\\p{L}*`, "iu") : null;
}
