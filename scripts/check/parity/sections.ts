import { isElement, plainText, type RichNode } from "#schemas/content/rich-text.ts";
import type { Mark, Part } from "../../types/content.ts";
import type { Position } from "../../types/position.ts";
import { withoutEach } from "../without-each.ts";

/** A level-2 heading with what follows it, or everything before the first. `length` is the length of its text. */
export type Section = { title: string | null; position: Position; marks: Mark[]; length: number };

/** Divides the marks of a Markdown text by section. */
export function sectionsOf({ marks, bodyStart }: Pick<Part, "marks" | "bodyStart">): Section[] {
	const sections: Section[] = [{ title: null, position: bodyStart ?? [1, 1], marks: [], length: 0 }];
	for (const mark of marks) {
		if (mark.pointer !== "body") continue;
		if (mark.type === "heading" && mark.depth === 2) sections.push({ title: "", position: mark.position, marks: [], length: 0 });
		sections.at(-1)?.marks.push(mark);
	}
	return sections;
}

/** Adds titles and lengths, which are used only to compare texts with different numbers of sections. */
export function measureSections(sections: readonly Section[], body: Part["body"]): void {
	let index = 0;
	for (const node of body?.children ?? []) {
		if (isElement(node, "h2")) index++;
		const section = sections[index];
		if (!section) break;
		if (isElement(node, "h2")) section.title = plainText(node);
		section.length += lengthOf(node);
	}
}

function lengthOf(node: RichNode): number {
	return node.type === "text" ? node.value.length : node.children.reduce((sum, child) => sum + lengthOf(child), 0);
}

/** For each section of one text, the index of the corresponding section of the other, or null if it has none. */
export type Alignment = (number | null)[];

/** The sections of two texts, and which of them correspond. */
export type Aligned = { there: Section[]; here: Section[]; alignment: Alignment };

/** Matches the sections of two texts in order: by headings, lists, names of figures, addresses and length. */
export function alignSections(there: readonly Section[], here: readonly Section[]): Alignment {
	if (there.length === here.length) return there.map((_, index) => index);
	const best: number[][] = Array.from({ length: there.length + 1 }, () => Array(here.length + 1).fill(0));
	const value = (i: number, j: number) => best[i]?.[j] ?? 0;
	for (let i = there.length - 1; i >= 0; i--)
		for (let j = here.length - 1; j >= 0; j--)
			(best[i] ?? [])[j] = Math.max(value(i + 1, j + 1) + similarity(there[i], here[j]), value(i + 1, j), value(i, j + 1));
	const alignment: Alignment = [];
	for (let [i, j] = [0, 0]; i < there.length; i++) {
		while (j < here.length && value(i, j) === value(i, j + 1) && value(i, j) > value(i + 1, j)) j++;
		const matched = j < here.length && value(i, j) > value(i + 1, j);
		alignment.push(matched ? j : null);
		if (matched) j++;
	}
	return alignment;
}

/** Similarity of two sections; above 0 for any two, so that as many as possible are matched. */
function similarity(a: Section | undefined, b: Section | undefined): number {
	if (!a || !b || (a.title === null) !== (b.title === null)) return 0;
	const [tokens, others] = [a.marks.map(tokenOf), b.marks.map(tokenOf)];
	const common = tokens.length - withoutEach(tokens, String, others).length;
	const shared = (2 * common) / Math.max(1, tokens.length + others.length);
	const length = Math.min(a.length, b.length) / Math.max(1, a.length, b.length);
	return 0.1 + 2 * shared + length;
}

function tokenOf(mark: Mark): string {
	switch (mark.type) {
		case "heading":
			return `heading ${mark.depth}`;
		case "list":
			return `list ${mark.items}`;
		case "link":
		case "image":
			return mark.url;
		case "note":
			return mark.text;
		case "block":
		case "placeholder":
			return `${mark.type} ${mark.name}`;
		default:
			return mark.type;
	}
}
