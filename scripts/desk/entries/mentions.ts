import { readDetail } from "#schemas/content/detail.ts";
import { defaultLang } from "#schemas/shared/languages.ts";
import { isInternal, splitPath } from "#schemas/shared/url.ts";
import { createAnchors } from "../../check/anchors.ts";
import { siteUrlOf } from "../../check/links.ts";
import type { LinkedContent } from "../../check/rule.ts";
import { kindOf, positionOf } from "../../check/rule.ts";
import type { Entry, Part } from "../../types/content.ts";
import type { Position } from "../../types/position.ts";

/**
 * A reference to an entry: by its slug in a field, by the address of one of its detail drawings, or by an address (`recommended`:
 * the field requires a page that can be recommended; `field` is its pointer, null for a link in running text).
 */
export type Mention = { part: Part; position: Position } & (
	| { is: "slug" }
	| { is: "drawing"; url: string }
	| { is: "address"; url: string; recommended: boolean; field: string | null }
);

/**
 * Every reference to an entry: slugs in facts; links in texts, fields and menus to its page, or to its anchor on another page.
 * Redirects are excluded.
 */
export function findMentions(context: LinkedContent, entry: Entry): Mention[] {
	const leadsTo = createTest(context, entry);
	return context.content.parts.flatMap((part): Mention[] => {
		if (part.contentFile.role === "redirects") return [];
		const fields = part.references.flatMap(({ rule, of, pointer, value }): Mention[] => {
			const position = positionOf(part, pointer);
			if (rule === "slug" && of === entry.kind && value === entry.slug) return [{ part, position, is: "slug" }];
			if (rule !== "link" || !leadsTo(value)) return [];
			return [{ part, position, is: "address", url: value, recommended: of === "recommended", field: pointer }];
		});
		const links = part.marks.flatMap((mark): Mention[] => {
			if ((mark.type !== "link" && mark.type !== "image") || !leadsTo(mark.url)) return [];
			const { url, position } = mark;
			return mark.type === "image"
				? [{ part, position, is: "drawing", url }]
				: [{ part, position, is: "address", url, recommended: false, field: null }];
		});
		return [...fields, ...links];
	});
}

/** The page of an entry; null if it has none. */
export function pathOf({ pages }: Pick<LinkedContent, "pages">, entry: Entry): string | null {
	for (const [path, each] of pages) if (each === entry) return path;
	return null;
}

/** Creates a test for whether an address is that of an entry, of its anchor on another page, or of one of its detail drawings. */
export function createTest(context: LinkedContent, entry: Entry): (url: string) => boolean {
	const path = pathOf(context, entry);
	const site = siteUrlOf(context);
	const isAnchor = createAnchorTest(context, entry);
	const isDrawn = entry.facts?.data ? kindOf(entry).card.plant(entry.facts.data) !== null : false;
	return (url) => {
		const detail = readDetail(url);
		if (detail) return detail.plant === entry.slug && isDrawn;
		const local = site !== null && url.startsWith(`${site}/`) ? url.slice(site.length) : url;
		if (!isInternal(local)) return false;
		const [pathname = "/"] = local.split(/[?#]/);
		const [, hash] = local.split("#");
		const target = splitPath(pathname).path;
		return target === path || (hash === entry.slug && isAnchor(target));
	};
}

/** Whether a page has an anchor named after the entry only because the entry exists, such as its card in a list. */
function createAnchorTest({ pages, slugs, anchorsOf }: LinkedContent, entry: Entry): (path: string) => boolean {
	const without = createAnchors({ ...slugs, [entry.kind]: (slugs[entry.kind] ?? []).filter((slug) => slug !== entry.slug) });
	return (path) => {
		const page = pages.get(path);
		return page !== undefined && anchorsOf(page, defaultLang).has(entry.slug) && !without(page, defaultLang).has(entry.slug);
	};
}
