import { nameSigns, type Rule, type Slip } from "../slip.ts";

const ends = /[?!]+(?=$|[\s)\]»”’"'…,;:.])/gu;
/** Where a sentence surely ends; a short word before the point may be an abbreviation. */
const sentenceEnds = /(?:(?<=[\p{L}\p{N}]{3})\.|[?!…])[»”’)\]]*\s+(?=[\p{Lu}\p{N}{])|\u2028|\n\n/gu;

/** Questions and exclamations have a sign at their beginning too, where the language has one. */
export const checkOpenings: Rule = (text, { name, opening }) => {
	if (!opening) return [];
	return [...text.matchAll(ends)].flatMap(({ 0: end, index }): Slip[] => {
		const passage = text.slice(text.lastIndexOf("\u2029", index) + 1, index);
		const last = Math.max(passage.lastIndexOf("?"), passage.lastIndexOf("!"));
		if (/[¿¡]/.test(passage.slice(last + 1)) || passage === "" || passage.endsWith("(")) return [];
		const kind = end.includes("?") ? "?" : "!";
		const what = kind === "?" ? "question" : "exclamation";
		const [sign, message] = [opening[kind], `The ${what} has no ${opening[kind]} at its beginning, which ${name} asks for.`];
		const begins = [...passage.matchAll(sentenceEnds)].reduce((_, found) => found.index + found[0].length, 0);
		const sentence = passage.slice(begins);
		// It may begin in the middle: «Si amarillea, ¿qué hago?»
		if (/[,;:—–()«»“”"]|^\s*['‘]/.test(sentence))
			return [{ start: index, end: index + end.length, right: null, message, hint: `write ${sign} where the ${what} begins` }];
		const start = index - sentence.trimStart().length;
		return [{ start, end: start, right: sign, message, hint: `write ${nameSigns(sign)}` }];
	});
};
