import type { Mark, Part } from "../../types/content.ts";
import type { Position } from "../../types/position.ts";
import { positionOf } from "../rule.ts";
import type { Aligned } from "./sections.ts";

/** Position of a field, or of the body. */
export function fieldPosition(part: Part, pointer: string): Position {
	return pointer === "body" ? (part.bodyStart ?? [1, 1]) : positionOf(part, pointer);
}

/** Position in a translation that corresponds to something in the original: its section of the body, or its field. */
export function sectionPosition(mark: Mark, { there, here, alignment }: Aligned, text: Part): Position {
	if (mark.pointer !== "body") return positionOf(text, mark.pointer);
	const match = alignment[there.findIndex(({ marks }) => marks.includes(mark))];
	return here[match ?? -1]?.position ?? fieldPosition(text, "body");
}

/** Whether a text has a field; a missing field is another rule's finding. */
export function hasField({ positions }: Part, pointer: string): boolean {
	return pointer === "body" || pointer in positions;
}
