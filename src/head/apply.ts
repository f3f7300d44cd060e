import type { HeadTag } from "./head-tags.ts";

/**
 * Updates the head of the current document to match the page. Elements that all pages share stay. Structured data is left out:
 * it is in prerendered pages for crawlers that run no script, and creating a script element here would violate Trusted Types.
 */
export function applyHead(tags: readonly HeadTag[]): void {
	const old = document.querySelectorAll(
		'head > :is(meta[name]:not([name="viewport"], [name="theme-color"]), meta[property], link[rel="canonical"], link[rel="alternate"], link:is([rel="prev"], [rel="next"])), script[type="application/ld+json"]',
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
