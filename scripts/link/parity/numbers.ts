import { isElement, plainText, type RichNode } from "#schemas/rich-text.ts";
import { defaultLang, type Lang } from "#schemas/spec/languages.ts";
import { type Message, say } from "../../messages/message.ts";
import type { NumberInText, Part } from "../../types/content.ts";
import type { Position } from "../../types/position.ts";
import { numberWords } from "../../typography/number-words.ts";
import { diagnose, fieldName, originalLang, withRelated } from "../linking.ts";
import type { Difference } from "./difference.ts";
import { fieldPosition, hasField } from "./section-position.ts";
import type { Aligned } from "./sections.ts";

/** A field, or a section of the body: its numbers in digits, and its text on demand. */
type Stretch = { numbers: NumberInText[]; words(): string };

/**
 * Numbers typed into texts are the same in every language, per field and section: years, counts, «Top 7». Numbers written in words
 * or Roman numerals count as matches, but numbers that are in words in both texts are not compared, because idioms differ.
 */
export function compareNumbers(original: Part, text: Part, aligned: Aligned, lang: Lang): Difference[] {
	if (original.numbers.length + text.numbers.length === 0) return [];
	const [words, wordsHere] = [numberWords[defaultLang], numberWords[lang]];
	if (!words || !wordsHere) return [];
	return stretches(original, text, aligned).flatMap(({ there, here, name, pointer, position }) => {
		const lost = there.numbers.find((number) => !says(here, number, wordsHere));
		const extra = here.numbers.find((number) => !says(there, number, words));
		if (!lost && !extra) return [];
		return [describe({ original, text, name, pointer, position, lost, extra })];
	});
}

/** Whether a field or section contains a number, in digits, in words or as a Roman numeral. */
function says({ numbers, words }: Stretch, { value }: NumberInText, known: Readonly<Record<number, string>>): boolean {
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

/** `name` is the same in every language. */
type Compared = { there: Stretch; here: Stretch; name: string; pointer: string; position: Position };

function stretches(original: Part, text: Part, { there, here, alignment }: Aligned): Compared[] {
	const fields = new Set([...original.numbers, ...text.numbers].flatMap(({ pointer }) => (pointer === "body" ? [] : [pointer])));
	const ofField = (part: Part, pointer: string): Stretch => ({
		numbers: part.numbers.filter((number) => number.pointer === pointer),
		words: () => wordsAt(part.data, pointer),
	});
	const sections = there.flatMap((section, index): Compared[] => {
		const match = alignment[index];
		const other = match === null || match === undefined ? undefined : here[match];
		if (match === null || match === undefined || !other) return [];
		return [
			{
				there: ofSection(original, index, section.position, there[index + 1]?.position),
				here: ofSection(text, match, other.position, here[match + 1]?.position),
				name: `body ${index}`,
				pointer: "body",
				position: other.position,
			},
		];
	});
	return [
		...[...fields]
			.filter((pointer) => hasField(original, pointer) && hasField(text, pointer) && !isOwn(original, pointer))
			.map((pointer) => ({
				there: ofField(original, pointer),
				here: ofField(text, pointer),
				name: pointer,
				pointer,
				position: fieldPosition(text, pointer),
			})),
		...sections,
	];
}

/** Whether a field belongs to a list that may differ between languages. */
function isOwn({ ownLists }: Part, pointer: string): boolean {
	return ownLists.some((list) => pointer.startsWith(`${list}/`));
}

function ofSection(part: Part, index: number, from: Position, to: Position | undefined): Stretch {
	const isInside = ({ pointer, position: [line] }: NumberInText) =>
		pointer === "body" && (index === 0 || line >= from[0]) && (to === undefined || line < to[0]);
	return {
		numbers: part.numbers.filter(isInside),
		words: () =>
			sectionNodes(part.body?.children ?? [], index)
				.map(plainText)
				.join("\n"),
	};
}

/** The nodes of a section of the body; 0 is everything before the first level-2 heading. */
function sectionNodes(nodes: readonly RichNode[], wanted: number): RichNode[] {
	let index = 0;
	return nodes.filter((node) => {
		if (isElement(node, "h2")) index++;
		return index === wanted;
	});
}

function wordsAt(data: unknown, pointer: string): string {
	let value = data;
	for (const key of pointer.split("/").slice(1))
		value = typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
	if (typeof value === "string") return value;
	return typeof value === "object" && value !== null && "type" in value ? plainText(value as RichNode) : "";
}

type Found = {
	original: Part;
	text: Part;
	name: string;
	pointer: string;
	position: Position;
	lost: NumberInText | undefined;
	extra: NumberInText | undefined;
};

function describe({ original, text, name, pointer, position, lost, extra }: Found): Difference {
	const code = "number-mismatch";
	const where: Message = pointer === "body" ? say("parity.theText") : say("parity.field", { field: fieldName(pointer) });
	const message =
		extra && lost
			? say("parity.numberOther", { where, number: extra.written, other: lost.written, lang: originalLang })
			: extra
				? say("parity.numberExtra", { where, number: extra.written, lang: originalLang })
				: say("parity.numberLost", { where, number: lost?.written ?? "", lang: originalLang });
	const related = lost
		? [{ file: original.file, position: lost.position, message: say("related.number", { number: lost.written }) }]
		: [];
	return {
		key: `number ${name} ${lost?.value} ${extra?.value}`,
		here: withRelated(
			diagnose(text, extra?.position ?? position, code, message, say("parity.number.hint", { lang: originalLang })),
			related,
		),
		there: (others) =>
			diagnose(
				original,
				lost?.position ?? fieldPosition(original, pointer),
				code,
				lost && extra
					? say("parity.numberOthers", { where, number: lost.written, other: extra.written, langs: others })
					: lost
						? say("parity.numberMore", { where, number: lost.written, langs: others })
						: say("parity.numberLess", { where, number: extra?.written ?? "", langs: others }),
				say("parity.numberThere.hint", { lang: originalLang }),
			),
	};
}
