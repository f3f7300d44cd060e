import { defaultLang } from "#schemas/shared/languages.ts";
import { numberWords } from "../../content/typography/number-words.ts";
import { type Message, msg } from "../../messages/message.ts";
import type { NumberInText, Part } from "../../types/content.ts";
import type { Position } from "../../types/position.ts";
import { diagnose, fieldName, originalLang, withRelated } from "../rule.ts";
import type { Difference } from "./difference.ts";
import type { Pair } from "./pair.ts";
import { fieldPosition } from "./section-position.ts";
import type { Stretch } from "./stretches.ts";

/**
 * Numbers typed into texts are the same in every language, per field and section: years, counts, «Top 7». Numbers written in words
 * or Roman numerals count as matches; numbers that are in words in both texts are compared by `compareNumbersInWords`.
 */
export function compareNumbers({ original, text, compared, lang }: Pair): Difference[] {
	if (original.numbers.every(isInWords) && text.numbers.every(isInWords)) return [];
	const [words, wordsHere] = [numberWords[defaultLang], numberWords[lang]];
	if (!words || !wordsHere) return [];
	return compared.flatMap(({ there, here, name, pointer, position }) => {
		const missing = there.numbers.find((number) => !isInWords(number) && !says(here, number.value, wordsHere));
		const extra = here.numbers.find((number) => !isInWords(number) && !says(there, number.value, words));
		if (!missing && !extra) return [];
		return [describeNumbers({ original, text, name, pointer, position, missing, extra })];
	});
}

function isInWords({ inWords }: NumberInText): boolean {
	return inWords === true;
}

/** Whether a field or section contains a number, in digits, in words or as a Roman numeral. */
export function says({ numbers, words }: Stretch, value: number, known: Readonly<Record<number, string>>): boolean {
	if (numbers.some((each) => each.value === value)) return true;
	const text = words();
	const spelled = known[value];
	// Digits attached to letters match too: «2e», «1980s».
	const digits = String(value).replace(".", "[.,]");
	const patterns = [
		...(spelled === undefined ? [] : [`(?<!\\p{L})(?:${spelled.replaceAll("\\b", "(?!\\p{L})")})`]),
		`(?<!\\d)${digits}(?!\\d)`,
		...(Number.isInteger(value) && value > 0 && value < 40 ? [`(?<!\\p{L})${roman(value)}(?![\\p{Lu}])`] : []),
	];
	return new RegExp(patterns[0] ?? "", "iu").test(text) || patterns.slice(1).some((each) => new RegExp(each, "u").test(text));
}

const numerals = [
	["X", 10],
	["IX", 9],
	["V", 5],
	["IV", 4],
	["I", 1],
] as const;

/** «XIX» for 19. */
function roman(value: number): string {
	let [left, written] = [value, ""];
	for (const [sign, worth] of numerals)
		while (left >= worth) {
			written += sign;
			left -= worth;
		}
	return written;
}

type Found = {
	original: Part;
	text: Part;
	name: string;
	pointer: string;
	position: Position;
	missing: NumberInText | undefined;
	extra: NumberInText | undefined;
};

/** One finding for a field or section: a number that only the original has, one that only the text has, or both. */
export function describeNumbers({ original, text, name, pointer, position, missing, extra }: Found): Difference {
	const code = "number-mismatch";
	const where: Message = pointer === "body" ? msg("parity.theText") : msg("parity.field", { field: fieldName(pointer) });
	const message =
		extra && missing
			? msg("parity.numberOther", { where, number: extra.written, other: missing.written, lang: originalLang })
			: extra
				? msg("parity.numberExtra", { where, number: extra.written, lang: originalLang })
				: msg("parity.numberLost", { where, number: missing?.written ?? "", lang: originalLang });
	const related = missing
		? [{ file: original.file, position: missing.position, message: msg("related.number", { number: missing.written }) }]
		: [];
	return {
		key: `number ${name} ${missing?.value} ${extra?.value}`,
		here: withRelated(
			diagnose(text, extra?.position ?? position, code, { message, hint: msg("parity.number.hint", { lang: originalLang }) }),
			related,
		),
		there: (others) =>
			diagnose(original, missing?.position ?? fieldPosition(original, pointer), code, {
				message:
					missing && extra
						? msg("parity.numberOthers", { where, number: missing.written, other: extra.written, langs: others })
						: missing
							? msg("parity.numberMore", { where, number: missing.written, langs: others })
							: msg("parity.numberLess", { where, number: extra?.written ?? "", langs: others }),
				hint: msg("parity.numberThere.hint", { lang: originalLang }),
			}),
	};
}
