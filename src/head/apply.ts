import type { HeadTag } from "./head-tags.ts";

/**
 * Brings the head of the open document in step with the page. What is the same for all pages stays. Structured data stays out: it stands in prerendered pages
 * for those who read no script, and a script element made here would break under Trusted Types.
 */
export function applyHead(tags: readonly HeadTag[]): void {
	const old = document.head.querySelectorAll(
		'meta[name]:not([name="viewport"], [name="theme-color"]), meta[property], link[rel="canonical"], link[rel="alternate"], link:is([rel="prev"], [rel="next"]), script[type="application/ld+json"]',
	);
	for (const element of old) element.remove();
	for (const head of tags) {
		if (head.tag === "title") {
			document.title = head.text;
			continue;
		}
		const element = document.createElement(head.tag);
		for (const [name, value] of Object.entries(head.attributes)) element.setAttribute(name, value);
		document.head.append(element);
	}
}
