import { type Block, blocks, isElement, pictureBlocks, type RichElement, type RichNode } from "#schemas/content/rich-text.ts";

/** Wraps each heading and what follows it in a `div`: a card. */
export function groupByHeading(nodes: readonly RichNode[]): RichNode[] {
	const cards: RichElement[] = [];
	for (const node of nodes) {
		if (cards.length === 0 || isElement(node, "h3"))
			cards.push({ type: "element", tagName: "div", properties: {}, children: [] });
		cards.at(-1)?.children.push(node);
	}
	return cards;
}

/** Whether a block of that name exists. */
export function isBlock(name: unknown): name is Block {
	return (blocks as readonly unknown[]).includes(name);
}

/** Whether a block of that name shows a picture. */
export function isPictureBlock(name: string): boolean {
	return (pictureBlocks as readonly string[]).includes(name);
}
