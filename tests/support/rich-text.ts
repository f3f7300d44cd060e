import {
	type Block,
	type Faq,
	isElement,
	isRichText,
	plainText,
	type RichElement,
	type RichNode,
	type RichTag,
	type RichText,
} from "#schemas/content/rich-text.ts";

/** A section as its readers see it: its title, the titles below it, and how many things each kind of block in it holds. */
export type Section = { title: string; subsections: string[]; holds: Partial<Record<Block, number>>; words: number };

/** Blocks that the build fills are one thing each. */
const filled = { emergency: null, electricity: null, balcony: null, pesticides: null, climates: null, months: null } as const;

/** What one thing of a block is; a note and a tip are one thing each. */
const itemTags: Record<Block, RichTag | null> = {
	cards: "div",
	checklist: "li",
	faq: "h3",
	note: null,
	picture: null,
	"side-picture": null,
	tip: null,
	...filled,
};

/** Sections of a text, each from one heading of the second level to the next. */
export function sectionsOf({ children }: RichText): Section[] {
	const starts = children.flatMap((node, index) => (isElement(node, "h2") ? [index] : []));
	return starts.map((start, nth) => {
		const nodes = children.slice(start + 1, starts[nth + 1]);
		return {
			title: wordsOf(children[start]),
			subsections: nodes.filter((node) => isElement(node, "h3")).map(wordsOf),
			holds: Object.fromEntries(nodes.flatMap(itemsOf)),
			words: countWords({ type: "root", children: nodes }),
		};
	});
}

/** Blocks of one kind in a text, wherever they stand. */
export function blocksOf({ children }: RichText | RichElement, name: Block): RichElement[] {
	return children
		.filter((node) => isElement(node))
		.flatMap((node) => [...(node.properties.dataBlock === name ? [node] : []), ...blocksOf(node, name)]);
}

/** Items of the checklists of a text, by the names that ticks go by. */
export function checklistItems(text: RichText): { id: string }[] {
	return blocksOf(text, "checklist").flatMap(({ children }) =>
		children.flatMap((list) =>
			isElement(list)
				? list.children.flatMap((item) => (isElement(item, "li") ? [{ id: item.properties.dataItem ?? "" }] : []))
				: [],
		),
	);
}

/** Questions of a text with their answers. */
export function questionsOf(text: RichText): Faq[] {
	return blocksOf(text, "faq").flatMap(({ children }) =>
		children.flatMap((node, index) => {
			if (!isElement(node, "h3")) return [];
			const next = children.findIndex((each, at) => at > index && isElement(each, "h3"));
			const answer = children.slice(index + 1, next === -1 ? children.length : next);
			return [{ question: wordsOf(node), answer: { type: "root", children: answer } }];
		}),
	);
}

/** Words of all texts with structure in some data, counted the plain way: what stands between spaces and has a letter. */
export function countWords(data: unknown): number {
	if (typeof data !== "object" || data === null) return 0;
	if (isRichText(data))
		return plainText(data)
			.split(/\s+/)
			.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
	return Object.values(data).reduce<number>((sum, each) => sum + countWords(each), 0);
}

/** The words of a node on one line, every gap a plain space. */
export function wordsOf(node: RichText | RichNode | undefined): string {
	return node ? plainText(node).replaceAll(/\s+/g, " ").trim() : "";
}

/** The kind of a block with the number of its things; nothing where it is empty. */
function itemsOf(node: RichNode): [Block, number][] {
	const name = isElement(node) ? node.properties.dataBlock : undefined;
	if (!name || name === "plate") return [];
	const tag = itemTags[name];
	const count = tag ? elementsIn(node, tag) : 1;
	return count > 0 ? [[name, count]] : [];
}

function elementsIn(node: RichNode, tag: RichTag): number {
	if (node.type === "text") return 0;
	return node.children.reduce((sum, child) => sum + Number(isElement(child, tag)) + elementsIn(child, tag), 0);
}
