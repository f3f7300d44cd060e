import type { RichElement } from "#schemas/content/rich-text.ts";
import type { ScreenPage } from "#schemas/pages/page-data.ts";
import { splitPart } from "#schemas/shared/paging.ts";
import { isInternal, splitPath } from "#schemas/shared/url.ts";
import type { PageLinks } from "../types/site.ts";

/** Fields with addresses written by an editor for this page; all others are generated. */
const written = new Set(["ranking", "conclusion"]);

/** The links in the data of a page; `ends` maps redirects to their final target. */
export function linksOf({ crumbs: _, path: own, ...rest }: ScreenPage, ends: ReadonlyMap<string, string>): PageLinks {
	const resolve = (address: string): string[] => {
		const path = splitPath(address.split(/[?#]/)[0] ?? "").path;
		const end = splitPath((ends.get(path) ?? path).split("#")[0] ?? "").path;
		const { path: list } = splitPart(end);
		return isInternal(address) && list !== splitPart(own).path ? [list] : [];
	};
	const texts = new Set<string>();
	const lists = new Set<string>();
	const collect = (value: unknown, inText: boolean): void => {
		if (typeof value !== "object" || value === null) return;
		if (Array.isArray(value)) {
			for (const child of value) collect(child, inText);
			return;
		}
		if (isRichElement(value)) {
			// Most of a page is RichText, in which only links have addresses.
			if (value.properties.href !== undefined) for (const path of resolve(value.properties.href)) texts.add(path);
			collect(value.children, inText);
			return;
		}
		for (const key in value) {
			const child: unknown = value[key as keyof typeof value];
			if (typeof child !== "string") collect(child, inText || written.has(key));
			else if (key === "href") for (const path of resolve(child)) texts.add(path);
			else if (key === "path") for (const path of resolve(child)) (inText ? texts : lists).add(path);
		}
	};
	collect(rest, false);
	return { texts: [...texts].sort(), lists: [...lists].filter((path) => !texts.has(path)).sort() };
}

function isRichElement(value: object): value is RichElement {
	return "tagName" in value;
}
