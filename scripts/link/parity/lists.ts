import { say } from "../../messages/message.ts";
import type { Part } from "../../types/content.ts";
import { diagnose, fieldName, originalLang, positionOf } from "../linking.ts";
import { besides, type Difference, followOthers } from "./difference.ts";

/** Lists in YAML are equally long, except those that each language fills as it likes. */
export function compareLists(original: Part, text: Part): Difference[] {
	return compareAt(original.data, text.data, "", original, text);
}

function compareAt(there: unknown, here: unknown, pointer: string, original: Part, text: Part): Difference[] {
	if (text.ownLists.includes(pointer)) return [];
	if (Array.isArray(there) && Array.isArray(here) && there.length !== here.length) {
		const code = "list-length-mismatch";
		const place = (part: Part) => part.positions[pointer]?.key ?? positionOf(part, pointer);
		const field = fieldName(pointer);
		const itemsOf = (list: readonly unknown[]) => say("validate.items", { count: list.length });
		return [
			{
				key: `${pointer} ${here.length}`,
				here: besides(
					diagnose(
						text,
						place(text),
						code,
						say("parity.listDiffers", { field, items: itemsOf(here), lang: originalLang, wanted: there.length }),
						say("parity.listDiffers.hint"),
					),
					original,
					place(original),
				),
				there: (others) =>
					besides(
						diagnose(
							original,
							place(original),
							code,
							say("parity.listDiffers", { field, items: itemsOf(there), lang: others, wanted: here.length }),
							followOthers,
						),
						text,
						place(text),
					),
			},
		];
	}
	if (!isGroup(there) || !isGroup(here)) return [];
	return Object.entries(there).flatMap(([key, value]) => compareAt(value, here[key], `${pointer}/${key}`, original, text));
}

/** A group or a list of fields; RichText is neither, its marks are compared instead. */
function isGroup(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !("type" in value && value.type === "root");
}
