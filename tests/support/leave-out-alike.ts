/** What pages repeat. */
export const repeated =
	".cards > *, .plant-care > *, [data-scrolls] > ul > *, section[id] > h3 ~ ul > *, main tbody > *, main svg *";

/** What stands around every page. */
export const aroundPages = ".site-header *, .site-footer *, .tab-bar *";

/** What has a name of what is within it. */
const named = "a, button, label, legend, summary, [role], :is(h1, h2, h3, h4)";
/** What a visitor uses or scrolls, and what another element or a link may point to. */
const depended = `${named}, input, select, textarea, [tabindex="0"], [id]`;

/** What nothing else on a page depends on, by which it would be found faulty, or would not. */
export const plain = `main :not(${depended}, :has(${depended}), :is(${named}, table, [tabindex="0"]) *)`;

/** Kinds of elements by where they stand. */
export type Kinds = Record<string, string[]>;

/**
 * Runs in the page, which nothing may render anew afterwards: takes out each item that holds no kind of element, in no state, that does not
 * stand in such a place before it, with words or without. axe reads all of a page whatever it is asked about, so that these took most of its
 * time. `known` are the kinds that pages before had; gives them with those of this page.
 */
export function leaveOutAlike({ items, known = {} }: { items: string; known?: Kinds }): Kinds {
	const isState = /^(?:class|role|style|type|data-.*|aria-(?!label|description|valuetext|controls|owns|details|errormessage).*)$/;
	const kindOf = (element: Element) => {
		const attributes = [...element.attributes].map(({ name, value }) =>
			isState.test(name) ? `${name}=${value}` : `${name}${value === "" ? "=" : ""}`,
		);
		return [element.tagName, ...attributes.sort(), element.textContent?.trim() === ""].join(" ");
	};
	const pathOf = ({ parentElement: parent }: Element): string =>
		parent === null ? "" : `${pathOf(parent)} > ${parent.tagName}.${parent.getAttribute("class")}`;
	const kinds = new Map(Object.entries(known).map(([path, list]) => [path, new Set(list)]));
	for (const item of document.querySelectorAll(items)) {
		const path = pathOf(item);
		const before = kinds.get(path) ?? new Set();
		const own = [item, ...item.querySelectorAll("*")].map(kindOf);
		kinds.set(path, new Set([...before, ...own]));
		if (own.every((kind) => before.has(kind))) item.remove();
	}
	return Object.fromEntries([...kinds].map(([path, set]) => [path, [...set]]));
}
