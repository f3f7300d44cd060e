import { isRichText } from "#schemas/content/rich-text.ts";
import { msg, type Value } from "../../messages/message.ts";
import type { Part } from "../../types/content.ts";
import { fieldName, originalLang, positionOf } from "../rule.ts";
import { type Difference, difference, followOthersHint } from "./difference.ts";

/** A YAML list whose length differs between two texts: its pointer, and both lengths. */
export type UnevenList = { pointer: string; there: number; here: number };

/** Finds lists of different lengths, except those that may differ between languages. */
export function findUnevenLists(original: Part, text: Part): UnevenList[] {
	return unevenAt(original.data, text.data, "", text.ownLists);
}

function unevenAt(there: unknown, here: unknown, pointer: string, ownLists: readonly string[]): UnevenList[] {
	if (ownLists.includes(pointer)) return [];
	if (Array.isArray(there) && Array.isArray(here) && there.length !== here.length)
		return [{ pointer, there: there.length, here: here.length }];
	if (!isGroup(there) || !isGroup(here)) return [];
	return Object.entries(there).flatMap(([key, value]) => unevenAt(value, here[key], `${pointer}/${key}`, ownLists));
}

/** Reports a list that is longer in one text than in the other. */
export function describeUneven({ pointer, there, here }: UnevenList, original: Part, text: Part): Difference {
	const place = (part: Part) => part.positions[pointer]?.key ?? positionOf(part, pointer);
	const field = fieldName(pointer);
	const differs = (items: number, lang: Value, wanted: number) =>
		msg("parity.listDiffers", { field, items: msg("validate.items", { count: items }), lang, wanted });
	return difference({
		code: "list-length-mismatch",
		key: `${pointer} ${here}`,
		original,
		text,
		at: { here: place(text), there: place(original) },
		here: { message: differs(here, originalLang, there), hint: msg("parity.listDiffers.hint") },
		there: (others) => ({ message: differs(there, others, here), hint: followOthersHint }),
	});
}

/** A text without the content of such lists: after a missing item, every later one would be compared with the wrong item. */
export function withoutLists(part: Part, lists: readonly UnevenList[]): Part {
	if (lists.length === 0) return part;
	const isOutside = ({ pointer: at }: { pointer: string }) => lists.every(({ pointer }) => !at.startsWith(`${pointer}/`));
	return { ...part, marks: part.marks.filter(isOutside), numbers: part.numbers.filter(isOutside) };
}

/** A group or list of fields; not RichText, whose marks are compared instead. */
function isGroup(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !isRichText(value);
}
