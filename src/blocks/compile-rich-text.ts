import type { Element, ElementContent, Root } from "hast";
import { Fragment, type JSX, jsx, jsxs } from "react/jsx-runtime";
import rehypeReact, { type Components } from "rehype-react";
import type { Processor } from "unified";
import type { RichNode } from "#schemas/content/rich-text.ts";
import { splitAtShort, unbrokenClass } from "./unbroken.ts";

/** The prop that a component gets besides the attributes: the node that it renders. */
export type ExtraProps = { node?: Element | undefined };

/**
 * Creates a function that turns parsed text into React elements, with our components in place of the tags that they are named
 * after. This is the compiler of rehype-react; running it through unified would cost readers 4 KB, and does nothing more for a
 * tree that is parsed already.
 */
export function createCompile(components: Partial<Components>): (nodes: readonly RichNode[]) => JSX.Element {
	const processor: { compiler?: (tree: Root, file: object) => JSX.Element } = {};
	// The content security policy forbids alignment by style attribute.
	rehypeReact.call(processor as Processor, { Fragment, jsx, jsxs, components, passNode: true, tableCellAlignToStyle: false });
	const { compiler } = processor;
	if (!compiler) throw new Error("rehype-react gave no compiler");
	// The file that the compiler would report errors on; a parsed text has none.
	const noFile = {};
	return (children) => compiler({ type: "root", children: children.flatMap(withoutBreaks) }, noFile);
}

/** A node in the compiler's format, with short compounds in its text protected from line breaks. */
function withoutBreaks(node: RichNode): ElementContent[] {
	// Properties that hast stores as lists of words are one string in parsed texts; both are written the same way.
	if (node.type !== "text") return [{ ...node, children: node.children.flatMap(withoutBreaks) } as unknown as Element];
	return splitAtShort(node.value).flatMap((value, index): ElementContent[] => {
		if (value === "") return [];
		const words = { type: "text", value } as const;
		if (index % 2 === 0) return [words];
		return [{ type: "element", tagName: "span", properties: { className: [unbrokenClass] }, children: [words] }];
	});
}
