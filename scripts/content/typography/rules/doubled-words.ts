import type { Lang } from "#schemas/shared/languages.ts";
import { msg } from "../../../messages/message.ts";
import type { Rule, TypographyFinding } from "../finding.ts";

/**
 * Words that are never doubled in a correct sentence. Others can be: «nous nous», «that that», «die, die». Languages without a list
 * are not checked.
 */
const words: Readonly<Partial<Record<Lang, string>>> = {
	fr: "le la les de des du un une et à au aux en dans pour par avec sans sur sous est sont ou que qui ne pas ce cette son sa ses",
	en: "the a an of to and is are was were for from with at by or this these your its it if as than",
	es: "el los las un una de del en y o con sin para por es son su sus al lo",
	de: "der das den dem des ein eine einen einem einer und oder ist sind mit von für auf zu im am nicht auch bei aus nach",
};

const patterns = new Map(
	Object.entries(words).map(([lang, list]) => [
		lang,
		new RegExp(`(?<![\\p{L}\\p{N}’'-])(${list.replaceAll(" ", "|")})[ \\n]+\\1(?![\\p{L}\\p{N}’'-])`, "giu"),
	]),
);

/** Finds doubled words. */
export const checkDoubledWords: Rule = (text, { lang }) => {
	const pattern = patterns.get(lang);
	return [...(pattern ? text.matchAll(pattern) : [])].map(
		({ 0: both, 1: word = "", index }): TypographyFinding => ({
			start: index,
			end: index + both.length,
			right: word,
			message: msg("typography.doubledWord", { word }),
			hint: msg("typography.leaveOne.hint"),
		}),
	);
};
