import type { Picture } from "#schemas/content/picture.ts";
import {
	addressesIn,
	element,
	isElement,
	type RichElement,
	type RichNode,
	type RichText,
	textNode,
} from "#schemas/content/rich-text.ts";
import { cataloguePath } from "#schemas/shared/plant-details.ts";

/** The content of a plate: a plant's name and picture. */
export type Plated = { name: string; picture: Picture | null };

/** Address of a plant in the catalogue, with or without its own page. */
const plantAddress = new RegExp(`^${cataloguePath}[/#]([a-z0-9-]+)$`);

/** Slugs of the plants at these addresses, without duplicates. */
export function plantsAt(addresses: readonly string[]): string[] {
	return [...new Set(addresses.flatMap((address) => plantAddress.exec(address)?.[1] ?? []))];
}

/**
 * Puts a small plate beside the first link to a plant: one in each section of a text, and one on each card whose heading names the
 * plant. `shown` are plants that the page already shows. A plate has no link, because the words beside it do.
 */
export function withPlates(
	{ children }: RichText,
	find: (slug: string) => Plated | undefined,
	shown: readonly string[],
): RichText {
	const seen = new Set(shown);
	/** The plate of the first plant in a node that the page has not shown yet. */
	const plateFor = (node: RichNode, isNamed: boolean): RichElement | null => {
		for (const slug of plantsAt(addressesIn(node))) {
			const plant = seen.has(slug) ? undefined : find(slug);
			if (!plant?.picture) continue;
			seen.add(slug);
			return plate(isNamed ? plant.name : null, plant.picture);
		}
		return null;
	};
	let isFree = true;
	const placed = children.flatMap((node): RichNode[] => {
		if (isElement(node, "h2")) isFree = true;
		if (isElement(node) && node.properties.dataBlock === "cards") return [withPlatedCards(node, (card) => plateFor(card, false))];
		// Beside a box or a table there is no room.
		const found = isFree && isElement(node, "p", "ul", "ol") ? plateFor(node, true) : null;
		if (found) isFree = false;
		return found ? [found, node] : [node];
	});
	return { type: "root", children: placed };
}

function withPlatedCards(cards: RichElement, plateFor: (node: RichNode) => RichElement | null): RichElement {
	const children = cards.children.map((card) => {
		const found = isElement(card, "div") ? plateFor(card) : null;
		return found && isElement(card) ? { ...card, children: [found, ...card.children] } : card;
	});
	return { ...cards, children };
}

/** The text without the plates added by `withPlates`, which only repeat the words beside them; unchanged nodes are not copied. */
export function withoutPlates({ children }: RichText): RichText {
	const isNoPlate = (node: RichNode) => !(isElement(node) && node.properties.dataBlock === "plate");
	const bare = children.filter(isNoPlate).map((node) =>
		isElement(node) && node.properties.dataBlock === "cards"
			? {
					...node,
					children: node.children.map((card) =>
						isElement(card) ? { ...card, children: card.children.filter(isNoPlate) } : card,
					),
				}
			: node,
	);
	return { type: "root", children: bare };
}

function plate(name: string | null, picture: Picture): RichElement {
	const image: RichElement = {
		...element("img", [], { src: picture.src, alt: "" }),
		data: { picture: { ...picture, alt: "" }, alone: false },
	};
	return element("div", [image, ...(name === null ? [] : [element("p", [textNode(name)])])], { dataBlock: "plate" });
}
