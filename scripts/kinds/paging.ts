import type { TitleWords } from "#schemas/pages/title-tag.ts";
import type { Paging } from "#schemas/shared/paging.ts";
import type { View } from "./kind.ts";

/** One page of a list. `paging` is absent if one page shows all. */
export type Slice<Thing> = { items: Thing[]; paging?: Paging };

/** Number of pages of a list with `total` items. */
export function partsFor(total: number, perPage: number): number {
	return Math.max(1, Math.ceil(total / perPage));
}

/** One page of a list. */
export function sliceOf<Thing>(list: string, part: number, all: readonly Thing[], perPage: number): Slice<Thing> {
	const start = (part - 1) * perPage;
	const items = all.slice(start, start + perPage);
	const parts = partsFor(all.length, perPage);
	if (parts === 1) return { items };
	return { items, paging: { list, part, parts, first: start + 1, last: start + items.length, total: all.length } };
}

/** The page of a list on which each item is, by slug, if the list has several pages. */
export function partsBySlug(all: readonly { slug: string }[], perPage: number): Map<string, number> {
	if (partsFor(all.length, perPage) === 1) return new Map();
	return new Map(all.map(({ slug }, index) => [slug, Math.floor(index / perPage) + 1]));
}

/**
 * The heading of a page of a list: «Blog – page 2», with a no-break space before the dash; the first page has the heading of the
 * list.
 */
export function partTitle(title: string, part: number, { string }: Pick<TitleWords, "string">): string {
	return part === 1 ? title : `${title}\u00a0– ${string("paging.page", { page: part })}`;
}

/** Meta description of a further page of a list: which items it shows. */
export function partDescription(title: string, { part, parts, first, last, total }: Paging, view: View): string {
	return view.string("paging.description", { title, page: part, pages: parts, first, last, total });
}
