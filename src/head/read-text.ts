import type { Faq, RichElement, RichNode, RichText } from "#schemas/content/rich-text.ts";

/** Questions of the `faq` blocks of a text: each heading with what follows it. */
export function questionsIn({ children }: RichText): Faq[] {
	const found: Faq[] = [];
	for (const node of children.filter(isFaq).flatMap((block) => block.children)) {
		if (isNamed(node, "h3")) found.push({ question: words(node), answer: { type: "root", children: [] } });
		else found.at(-1)?.answer.children.push(node);
	}
	return found;
}

function isFaq(node: RichNode): node is RichElement {
	return node.type === "element" && node.properties.dataBlock === "faq";
}

function isNamed(node: RichNode, name: RichElement["tagName"]): node is RichElement {
	return node.type === "element" && node.tagName === name;
}

/** The plain text of a rich text. */
export function words(node: RichText | RichNode): string {
	if (node.type === "text") return node.value;
	return node.children.map(words).join(node.type === "root" ? " " : "");
}
