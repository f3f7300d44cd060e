import { isElement, plainText, type RichNode } from "#schemas/content/rich-text.ts";
import { lookUp, pathOf } from "../../report/field-path.ts";
import type { NumberInText, Part } from "../../types/content.ts";
import type { Position } from "../../types/position.ts";
import { fieldPosition, hasField } from "./section-position.ts";
import type { Aligned } from "./sections.ts";

/** A field, or a section of the body: its numbers, and its text on demand. */
export type Stretch = { numbers: NumberInText[]; words(): string };

/** `name` is the same in every language. */
export type Compared = { there: Stretch; here: Stretch; name: string; pointer: string; position: Position };

/** The fields and sections that two texts share, with their numbers. */
export function stretches(original: Part, text: Part, { there, here, alignment }: Aligned): Compared[] {
	const fields = new Set([...original.numbers, ...text.numbers].flatMap(({ pointer }) => (pointer === "body" ? [] : [pointer])));
	const ofField = (part: Part, pointer: string): Stretch => ({
		numbers: part.numbers.filter((number) => number.pointer === pointer),
		words: () => wordsAt(part.data, pointer),
	});
	const sections = there.flatMap((section, index): Compared[] => {
		const match = alignment[index] ?? -1;
		const other = here[match];
		if (!other) return [];
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
	const value = lookUp(data, pathOf(pointer));
	if (typeof value === "string") return value;
	return typeof value === "object" && value !== null && "type" in value ? plainText(value as RichNode) : "";
}
