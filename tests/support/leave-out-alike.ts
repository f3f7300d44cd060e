/** What pages repeat. */
export const repeated = ".cards > *, .plant-care > *, .scrolling > ul > *, main tbody > *";

/**
 * Runs in the page, which nothing may render anew afterwards: takes out what holds no kind of element, in no state, that does not stand
 * before it, with words or without. axe reads all of a page whatever it is asked about, so that these took most of its time.
 */
export function leaveOutAlike(items: string): void {
	const known = new Map<Element | null, Set<string>>();
	const kindOf = (element: Element) => {
		const attributes = [...element.attributes].map(({ name, value }) => (/^(?:class|role|data-.*)$/.test(name) ? value : name));
		return [element.tagName, ...attributes, element.textContent?.trim() === ""].join(" ");
	};
	for (const item of document.querySelectorAll(items)) {
		const before = known.get(item.parentElement) ?? new Set();
		const kinds = [item, ...item.querySelectorAll("*")].map(kindOf);
		known.set(item.parentElement, new Set([...before, ...kinds]));
		if (kinds.every((kind) => before.has(kind))) item.remove();
	}
}
