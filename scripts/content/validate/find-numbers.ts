import { isLang, languages } from "#schemas/shared/languages.ts";
import { indexLines } from "../../report/line-index.ts";
import type { NumberInText, ParsedFile, Passage } from "../../types/content.ts";
import { findRange } from "../passages/pieces.ts";
import { findCardinals } from "../typography/cardinals.ts";
import { maskAddresses } from "../typography/check-typography.ts";
import type { PassagesOfLang } from "../typography/conventions.ts";

/** A run of digits with the separators it may contain; adjacent letters are checked separately. */
const pattern = /\d+(?:[.,\u00a0\u202f]\d+)*/g;

/** Names of figures, whose numbers are shared by all languages. */
const figureNames = /\{\{?[a-zA-Z][\w-]*\}\}?/g;

/**
 * The numbers in a text, with their field and position: those in digits, and small ones in words. Numbers attached to letters are left
 * out (CO2, B12, 1980s, 2e), and so are those behind capital letters (NHS 111): they are names, or other languages write them differently.
 */
export function findNumbers(
	passagesByLang: readonly PassagesOfLang[],
	{ contentFile, strings, text }: Pick<ParsedFile, "contentFile" | "strings" | "text">,
): NumberInText[] {
	if (contentFile.role !== "text" || !isLang(contentFile.lang)) return [];
	const { lang } = contentFile;
	const { decimal } = languages[lang];
	const locate = indexLines(text);
	const pointerAt = (offset: number) =>
		Object.entries(strings).find(([, [start, end]]) => start <= offset && offset < end)?.[0] ?? "body";
	const place = (passage: Passage, index: number) => {
		const [offset] = findRange(passage, index, index + 1) ?? [];
		return offset === undefined ? null : { pointer: pointerAt(offset), position: locate(offset) };
	};
	return passagesByLang.flatMap(({ passages }) =>
		passages.flatMap((passage): NumberInText[] => {
			const inWords = findCardinals(passage.text, lang).flatMap(({ value, written, index }): NumberInText[] => {
				const placed = place(passage, index);
				return placed ? [{ ...placed, value, written, inWords: true }] : [];
			});
			if (!/\d/.test(passage.text)) return inWords;
			const words = maskAddresses(passage.text, "x").replace(figureNames, (name) => " ".repeat(name.length));
			const inDigits = [...words.matchAll(pattern)].flatMap(({ 0: written, index }): NumberInText[] => {
				const beside = words.charAt(index - 1) + words.charAt(index + written.length);
				const placed = place(passage, index);
				if (/[\p{L}\p{N}₀-₉]/u.test(beside) || isInName(words, index) || !placed) return [];
				return [{ ...placed, value: readNumber(written, decimal), written }];
			});
			return [...inDigits, ...inWords];
		}),
	);
}

/** Whether the number at an index belongs to a name that one country has, such as «NHS 111». */
function isInName(words: string, index: number): boolean {
	return /^\p{Lu}{3}[ \u00a0]$/u.test(words.slice(Math.max(0, index - 4), index));
}

/** The value of «10 000», «2,5» or «1.250» as written in a language. */
function readNumber(written: string, decimal: string): number {
	const plain = written.replace(/[\u00a0\u202f]/g, "");
	const other = decimal === "," ? "." : ",";
	return Number(plain.replaceAll(other, "").replace(decimal, "."));
}
