import type { Lang } from "#schemas/shared/languages.ts";
import { msg } from "../../../messages/message.ts";
import type { Conventions } from "../conventions.ts";
import { nameSigns, type Rule, type TypographyFinding } from "../finding.ts";

const ends = /[?!]+(?=$|[\s)\]»”’"'…,;:.])/gu;
/** Certain ends of sentences; a short word before the full stop may be an abbreviation. */
const sentenceEnds = /(?:(?<=[\p{L}\p{N}]{3})\.|[?!…])[»”’)\]]*\s+(?=[\p{Lu}\p{N}{])|\u2028|\n\n/gu;

/** Punctuation inside a sentence: a question may begin after any of it, «Si amarillea, ¿qué hago?». */
const middles = /[,;:—–()«»“”"]/g;
const marks = /[?!¿¡]/g;

/** Questions and exclamations have an opening mark in languages that use one. */
export const checkOpenings: Rule = (text, { lang, opening }) => {
	if (!opening) return [];
	const findings: TypographyFinding[] = [];
	let passageStart = 0;
	for (const passage of text.split("\u2029")) {
		if (passage.includes("?") || passage.includes("!")) findings.push(...checkPassage(passage, passageStart, lang, opening));
		passageStart += passage.length + 1;
	}
	return findings;
};

/** Checks a passage in one pass, however many questions it contains. */
function checkPassage(
	passage: string,
	offset: number,
	lang: Lang,
	opening: NonNullable<Conventions["opening"]>,
): TypographyFinding[] {
	const found = [...passage.matchAll(ends)];
	if (found.length === 0) return [];
	const [lastMark, lastMiddle, sentenceStart] = [marks, middles, sentenceEnds].map((signs) => createSearch(passage, signs));
	return found.flatMap(({ 0: end, index }): TypographyFinding[] => {
		const mark = passage.charAt((lastMark?.(index) ?? 0) - 1);
		const [begins, middle] = [sentenceStart?.(index) ?? 0, lastMiddle?.(index) ?? 0];
		if (/[¿¡]/.test(mark) || index === 0 || passage.charAt(index - 1) === "(") return [];
		const kind = end.includes("?") ? "?" : "!";
		const what = kind === "?" ? "question" : "exclamation";
		const sign = opening[kind];
		const message = msg(`typography.${what}`, { sign, language: { lang } });
		const start = offset + index;
		const first = /\S|$/g;
		first.lastIndex = begins;
		const firstSign = first.exec(passage)?.index ?? begins;
		if (middle > begins || /['‘]/.test(passage.charAt(firstSign)))
			return [{ start, end: start + end.length, right: null, message, hint: msg(`typography.${what}.hint`, { sign }) }];
		return [
			{
				start: offset + firstSign,
				end: offset + firstSign,
				right: sign,
				message,
				hint: msg("typography.write.hint", { signs: nameSigns(sign) }),
			},
		];
	});
}

/**
 * Creates a function that returns the end of the last match before an offset, or 0. The offsets must be passed in ascending order.
 */
function createSearch(passage: string, signs: RegExp): (before: number) => number {
	const found = [...passage.matchAll(signs)].map((each) => each.index + each[0].length);
	let [next, last] = [0, 0];
	return (before) => {
		for (let at = found[next]; at !== undefined && at <= before; at = found[next]) {
			last = at;
			next++;
		}
		return last;
	};
}
