import { isLang, languages } from "#schemas/spec/languages.ts";
import { findRange } from "../passages/pieces.ts";
import { indexLines } from "../report/line-index.ts";
import type { NumberInText, ParsedFile } from "../types/content.ts";
import { maskAddresses } from "../typography/check-typography.ts";
import type { PassagesOfLang } from "../typography/conventions.ts";

/** A run of digits with the separators it may contain; adjacent letters are checked separately. */
const pattern = /\d+(?:[.,\u00a0\u202f]\d+)*/g;

/** Names of figures, whose numbers are shared by all languages. */
const figureNames = /\{\{?[a-zA-Z][\w-]*\}\}?/g;

/**
 * The numbers in digits in a text, with their field and position. Numbers attached to letters are left out (CO2, B12, 1980s, 2e):
 * they are names, or other languages write them differently.
 */
export function findNumbers(
	passagesByLang: readonly PassagesOfLang[],
	{ contentFile, strings, text }: Pick<ParsedFile, "contentFile" | "strings" | "text">,
): NumberInText[] {
	if (contentFile.role !== "text" || !isLang(contentFile.lang)) return [];
	const { decimal } = languages[contentFile.lang];
	const locate = indexLines(text);
	const pointerAt = (offset: number) =>
		Object.entries(strings).find(([, [start, end]]) => start <= offset && offset < end)?.[0] ?? "body";
	return passagesByLang.flatMap(({ passages }) =>
		passages.flatMap((passage): NumberInText[] => {
			if (!/\d/.test(passage.text)) return [];
			const words = maskAddresses(passage.text, "x").replace(figureNames, (name) => " ".repeat(name.length));
			return [...words.matchAll(pattern)].flatMap(({ 0: written, index }) => {
				const beside = words.charAt(index - 1) + words.charAt(index + written.length);
				const [offset] = findRange(passage, index, index + 1) ?? [];
				if (/[\p{L}\p{N}₀-₉]/u.test(beside) || offset === undefined) return [];
				return [{ pointer: pointerAt(offset), value: readNumber(written, decimal), written, position: locate(offset) }];
			});
		}),
	);
}

/** The value of «10 000», «2,5» or «1.250» as written in a language. */
function readNumber(written: string, decimal: string): number {
	const plain = written.replace(/[\u00a0\u202f]/g, "");
	const other = decimal === "," ? "." : ",";
	return Number(plain.replaceAll(other, "").replace(decimal, "."));
}
