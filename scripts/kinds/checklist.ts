import { placeholderPattern } from "#schemas/content/figures.ts";
import { isElement, plainText, type RichElement, type RichNode, type RichText } from "#schemas/content/rich-text.ts";
import type { ChecklistItem } from "#schemas/pages/page-parts.ts";
import { fnv1a } from "#schemas/shared/fnv.ts";

/** Shorter words are mostly function words, and letters beyond this may be an inflected ending. */
const stemLength = 4;

/**
 * Ids of the items of a page's checklists, under which a browser stores ticks. They are derived from the stems of the longer words
 * of the French text, the source of all translations: an item keeps its id in every language and position, and when its figures,
 * endings or small words change. Other words make another item, so that a tick never moves to something that was not done.
 */
export function itemIds(items: readonly (RichText | RichNode)[]): string[] {
	const names = items.map((item) => fnv1a(stemsOf(plainText(item)).join(" ")).toString(36));
	return names.map((name, place) => {
		const nth = names.slice(0, place).filter((other) => other === name).length + 1;
		return nth === 1 ? name : `${name}-${nth}`;
	});
}

/** A text with item ids for its checklists; `original` is the French text with placeholders unfilled. */
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

/** The items of a checklist outside Markdown, with their ids. */
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

/** The items of all checklists in a text, in order. */
function itemsIn({ children }: RichText | RichElement): RichElement[] {
	return children.flatMap((node) => {
		if (!isElement(node)) return [];
		return node.properties.dataBlock === "checklist" ? node.children.flatMap(listItems) : itemsIn(node);
	});
}

function listItems(node: RichNode): RichElement[] {
	return isElement(node, "ul", "ol") ? node.children.filter((child) => isElement(child, "li")) : [];
}

/** The content of an item without an enclosing paragraph, because it becomes the label of a checkbox. */
function linesOf({ children }: RichText | RichElement): RichNode[] {
	const [only, ...others] = children;
	return only && others.length === 0 && isElement(only, "p") ? only.children : children;
}
