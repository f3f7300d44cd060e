import type { Cache } from "../store/cache.ts";
import type { PageLinks } from "../types/site.ts";
import type { FileSet, LastSite } from "./last-site.ts";
import type { MadePage } from "./make-page.ts";
import type { SitePage } from "./render-pages.ts";

/** What is kept of a site for the build that replaces it. Words that many pages hold stand once, in `words`; pages name them by number. */
type SiteRecord = Pick<LastSite, "writtenMs" | "environment"> & {
	words: string[];
	pages: [key: string, shortKey: string, page: RecordedPage][];
	fileSets: FileSet[];
};

type RecordedPage = Pick<MadePage, "data" | "markdown"> & {
	documents: [pathname: string, pinned: boolean, file: string, bytes: number, title: string, ids: number[]][];
	links: Record<keyof PageLinks, number[]>;
};

/** What is to be kept of a site. */
export type RecordableSite = Pick<LastSite, "writtenMs" | "environment"> & { pages: readonly SitePage[]; fileSets: FileSet[] };

/** Which site: its folder, and the hash of our own code, since another edition of it may have kept something else. */
export type SiteName = { outDir: string; codeHash: string };

/** Keeps what the next build of a site wants to know of it. */
export function recordSite(cache: Cache, name: SiteName, { writtenMs, environment, pages, fileSets }: RecordableSite): void {
	const numbers = new Map<string, number>();
	const numberOf = (word: string) => {
		const number = numbers.get(word) ?? numbers.size;
		numbers.set(word, number);
		return number;
	};
	const recorded = pages.map(({ key, shortKey, made: { data, documents, markdown, links } }): SiteRecord["pages"][number] => [
		...([key, shortKey] as const),
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
	const record: SiteRecord = { writtenMs, environment, words: [...numbers.keys()], pages: recorded, fileSets };
	cache.put(keyOf(name), record);
}

/** What is known of a site; null where that is nothing. */
export function recallSite(cache: Cache, name: SiteName): LastSite | null {
	const record = cache.find<SiteRecord>(keyOf(name));
	if (!record) return null;
	const { writtenMs, environment, words, pages, fileSets } = record;
	const wordsAt = (numbers: readonly number[]) => numbers.map((number) => words[number] ?? "");
	return {
		...{ dir: name.outDir, writtenMs, environment },
		fileSets: new Map(fileSets.flatMap((set) => set.keys.map((key) => [key, set] as const))),
		shortKeys: new Map(pages.map(([key, shortKey]) => [shortKey, key])),
		pages: new Map(
			pages.map(([key, , { data, documents, markdown, links }]): [string, MadePage] => [
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
