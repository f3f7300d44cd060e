import type { Paging } from "#schemas/spec/paging.ts";
import type { TitleWords } from "#schemas/title-tag.ts";
import type { View } from "./kind.ts";

/** What a page of a list shows of it. `paging` is left out where one page shows all. */
export type Slice<Thing> = { things: Thing[]; paging?: Paging };

/** How many pages a list of so many things has. */
export function partsFor(total: number, perPage: number): number {
	return Math.max(1, Math.ceil(total / perPage));
}

/** What one page of a list shows. */
export function sliceOf<Thing>(list: string, part: number, all: readonly Thing[], perPage: number): Slice<Thing> {
	const start = (part - 1) * perPage;
	const things = all.slice(start, start + perPage);
	const parts = partsFor(all.length, perPage);
	if (parts === 1) return { things };
	return { things, paging: { list, part, parts, first: start + 1, last: start + things.length, total: all.length } };
}

/** Which page of a list shows each thing, by its slug, where the list has several. */
export function partsBySlug(all: readonly { slug: string }[], perPage: number): Map<string, number> {
	if (partsFor(all.length, perPage) === 1) return new Map();
	return new Map(all.map(({ slug }, index) => [slug, Math.floor(index / perPage) + 1]));
}

/** The heading of a page of a list: «Blog – page 2», no line of which begins with the dash; the first one has that of the list. */
export function partTitle(title: string, part: number, { string }: Pick<TitleWords, "string">): string {
	return part === 1 ? title : `${title}\u00a0– ${string("paging.page", { page: part })}`;
}

/** What search engines are told of a page of a list that is not the first: which things it shows. */
export function partDescription(title: string, { part, parts, first, last, total }: Paging, view: View): string {
	return view.string("paging.description", { title, page: part, pages: parts, first, last, total });
}
