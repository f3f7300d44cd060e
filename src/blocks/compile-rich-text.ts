import type { Element, ElementContent, Root } from "hast";
import { Fragment, type JSX, jsx, jsxs } from "react/jsx-runtime";
import rehypeReact, { type Components } from "rehype-react";
import type { Processor } from "unified";
import type { RichNode } from "#schemas/rich-text.ts";
import { splitAtShort, unbrokenClass } from "./unbroken.ts";

/** What a component is given besides the attributes: the node that it stands for. */
export type ExtraProps = { node?: Element | undefined };

/**
 * Makes what turns parsed text into elements, with our components in place of the tags that they are named after. This is the
 * compiler of rehype-react; unified, which would run it, costs a reader 4 KB and does nothing more for a tree that is parsed already.
 */
export function createCompile(components: Partial<Components>): (nodes: readonly RichNode[]) => JSX.Element {
	const processor: { compiler?: (tree: Root, file: object) => JSX.Element } = {};
	// An alignment as style attribute would fall foul of the content security policy.
	rehypeReact.call(processor as Processor, { Fragment, jsx, jsxs, components, passNode: true, tableCellAlignToStyle: false });
	const { compiler } = processor;
	if (!compiler) throw new Error("rehype-react gave no compiler");
	// What it says of faults in a file; a parsed text has none.
	const noFile = {};
	return (children) => compiler({ type: "root", children: children.flatMap(withoutBreaks) }, noFile);
}

/** A node as the compiler takes it, in whose words no line ends inside a short compound. */
function withoutBreaks(node: RichNode): ElementContent[] {
	// What hast has as lists of words, parsed texts have as one string, which is written alike.
	if (node.type !== "text") return [{ ...node, children: node.children.flatMap(withoutBreaks) } as unknown as Element];
	return splitAtShort(node.value).flatMap((value, index): ElementContent[] => {
		if (value === "") return [];
		const words = { type: "text", value } as const;
		if (index % 2 === 0) return [words];
		return [{ type: "element", tagName: "span", properties: { className: [unbrokenClass] }, children: [words] }];
	});
}
