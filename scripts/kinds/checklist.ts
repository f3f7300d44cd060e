import { placeholderPattern } from "#schemas/figures.ts";
import { fnv1a } from "#schemas/fnv.ts";
import type { ChecklistItem } from "#schemas/page-parts.ts";
import { isElement, plainText, type RichElement, type RichNode, type RichText } from "#schemas/rich-text.ts";

/** Shorter words tie a sentence together, and what comes behind so many letters may be an ending. */
const stemLength = 4;

/**
 * Names of the items of one page's checklists, by which a browser remembers what is ticked. They follow from the stems of the
 * longer words of the French text, whose languages are all made from it: an item keeps its name in every language, wherever it
 * stands, and where its figures, endings or small words change. With other words it is another item, so that no tick moves to what
 * was not done.
 */
export function itemIds(items: readonly (RichText | RichNode)[]): string[] {
	const names = items.map((item) => fnv1a(stemsOf(plainText(item)).join(" ")).toString(36));
	return names.map((name, place) => {
		const nth = names.slice(0, place).filter((other) => other === name).length + 1;
		return nth === 1 ? name : `${name}-${nth}`;
	});
}

/** A text whose checklists can be ticked; `original` is the French one, its figures not filled in. */
export function withItemIds(text: RichText, original: RichText): RichText {
	const items = itemsIn(text);
	if (items.length === 0) return text;
	const ids = itemIds(itemsIn(original));
	const names = new Map(items.map((item, place) => [item, ids[place]]));
	const name = (node: RichNode): RichNode => {
		if (node.type === "text") return node;
		const dataItem = names.get(node);
		if (dataItem !== undefined) return { ...node, properties: { ...node.properties, dataItem }, children: linesOf(node) };
		const children = node.children.map(name);
		return children.some((child, place) => child !== node.children[place]) ? { ...node, children } : node;
	};
	return { ...text, children: text.children.map(name) };
}

/** The lines of a list that stands by itself, with their names. */
export function checklistOf(items: readonly RichText[], original: readonly RichText[]): ChecklistItem[] {
	const ids = itemIds(original);
	return items.flatMap((item, place) => {
		const id = ids[place];
		return id === undefined ? [] : [{ id, text: { ...item, children: linesOf(item) } }];
	});
}

function stemsOf(text: string): string[] {
	const plain = text.replace(placeholderPattern, " ").toLowerCase().replaceAll("œ", "oe").normalize("NFD").replace(/\p{M}/gu, "");
	const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
	const long = words.filter((word) => word.length >= stemLength);
	return [...new Set(long.map((word) => word.slice(0, stemLength)))].sort();
}

/** The items of all checklists in a text, in their order. */
function itemsIn({ children }: RichText | RichElement): RichElement[] {
	return children.flatMap((node) => {
		if (!isElement(node)) return [];
		return node.properties.dataBlock === "checklist" ? node.children.flatMap(listItems) : itemsIn(node);
	});
}

function listItems(node: RichNode): RichElement[] {
	return isElement(node, "ul", "ol") ? node.children.filter((child) => isElement(child, "li")) : [];
}

/** What stands in an item, without a paragraph around all of it: it becomes the label of a box. */
function linesOf({ children }: RichText | RichElement): RichNode[] {
	const [only, ...others] = children;
	return only && others.length === 0 && isElement(only, "p") ? only.children : children;
}
