import type { Lang } from "#schemas/spec/languages.ts";

/**
 * Words of a language, as patterns in small letters from the beginning of a word, by which a statement about safety is known: what
 * poisons, irritates or makes ill, current, loads and falls, products. Only such as hardly ever stand in other statements: «gloves» but
 * not «hands», «may tip over» but not «tips».
 */
const safetyWords: Readonly<Partial<Record<Lang, readonly string[]>>> = {
	fr: [
		"toxi(?:que|cité)",
		"vénéneu",
		"(?:em)?poison",
		"intoxi",
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

/** What statements about safety are found by; null where the words of a language are not known. */
export function safetyPattern(lang: Lang): RegExp | null {
	const words = safetyWords[lang];
	return words ? new RegExp(`(?<!\\p{L})(?:${words.join("|")})\\p{L}*`, "iu") : null;
}
