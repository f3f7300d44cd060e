import type { Cache } from "../store/cache.ts";
import type { PageLinks } from "../types/site.ts";
import type { HashedFile, LastSite } from "./last-site.ts";
import type { MadePage } from "./make-page.ts";

/** What is kept of a site for the build that replaces it. Words that many pages hold stand once, in `words`; pages name them by number. */
type SiteRecord = Pick<LastSite, "writtenMs" | "environment"> & {
	words: string[];
	pages: [key: string, page: RecordedPage][];
	indexes: [key: string, files: HashedFile[]][];
};

type RecordedPage = Pick<MadePage, "data" | "markdown"> & {
	documents: [pathname: string, pinned: boolean, file: string, bytes: number, title: string, ids: number[]][];
	links: Record<keyof PageLinks, number[]>;
};

/** Which site: its folder, and the hash of our own code, since another edition of it may have kept something else. */
export type SiteName = { outDir: string; codeHash: string };

/** Keeps what the next build of a site wants to know of it. */
export function recordSite(
	cache: Cache,
	name: SiteName,
	{ writtenMs, environment, pages, indexes }: Omit<LastSite, "dir">,
): void {
	const numbers = new Map<string, number>();
	const numberOf = (word: string) => {
		const number = numbers.get(word) ?? numbers.size;
		numbers.set(word, number);
		return number;
	};
	const recorded = [...pages].map(([key, { data, documents, markdown, links }]): [string, RecordedPage] => [
		key,
		{
			data,
			markdown,
			documents: documents.map(({ pathname, pinned, file, bytes, outline: { title, ids } }) => [
				...([pathname, pinned, file, bytes, title] as const),
				ids.map(numberOf),
			]),
			links: { texts: links.texts.map(numberOf), lists: links.lists.map(numberOf) },
		},
	]);
	const record: SiteRecord = { writtenMs, environment, words: [...numbers.keys()], pages: recorded, indexes: [...indexes] };
	cache.put(keyOf(name), record);
}

/** What is known of a site; null where that is nothing. */
export function recallSite(cache: Cache, name: SiteName): LastSite | null {
	const record = cache.find<SiteRecord>(keyOf(name));
	if (!record) return null;
	const { writtenMs, environment, words, pages, indexes } = record;
	const wordsAt = (numbers: readonly number[]) => numbers.map((number) => words[number] ?? "");
	return {
		...{ dir: name.outDir, writtenMs, environment, indexes: new Map(indexes) },
		pages: new Map(
			pages.map(([key, { data, documents, markdown, links }]): [string, MadePage] => [
				key,
				{
					data,
					markdown,
					documents: documents.map(([pathname, pinned, file, bytes, title, ids]) => ({
						...{ pathname, pinned, file, bytes },
						outline: { title, ids: wordsAt(ids) },
					})),
					links: { texts: wordsAt(links.texts), lists: wordsAt(links.lists) },
				},
			]),
		),
	};
}

function keyOf({ outDir, codeHash }: SiteName): string {
	return `site ${codeHash} ${outDir}`;
}
