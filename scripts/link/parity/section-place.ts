import type { Place } from "../../report/diagnostic.ts";
import type { Mark, Part } from "../../types/content.ts";
import { placeOf } from "../linking.ts";
import type { Aligned } from "./sections.ts";

/** Where a field begins; the body of a text is one. */
export function fieldPlace(part: Part, pointer: string): Place {
	return pointer === "body" ? (part.bodyStart ?? [1, 1]) : placeOf(part, pointer);
}

/** Where in a translation something would stand that the original has: its section of the body, else its field. */
export function sectionPlace(mark: Mark, { there, here, alignment }: Aligned, text: Part): Place {
	if (mark.pointer !== "body") return placeOf(text, mark.pointer);
	const match = alignment[there.findIndex(({ marks }) => marks.includes(mark))];
	return (match === null || match === undefined ? undefined : here[match]?.place) ?? fieldPlace(text, "body");
}

/** Whether a text has a field at all; one that is missing altogether is another rule's finding. */
export function hasField({ places }: Part, pointer: string): boolean {
	return pointer === "body" || pointer in places;
}
