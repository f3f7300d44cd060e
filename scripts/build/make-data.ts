import type { RichText } from "#schemas/content/rich-text.ts";
import type { ScreenPage, ShellData } from "#schemas/pages/page-data.ts";
import { defaultLang, type Lang, perLanguage } from "#schemas/shared/languages.ts";
import { onceEach } from "#schemas/shared/once.ts";
import { pageDataPath, pageMarkdownPath } from "#schemas/shared/url.ts";
import type { Diagnostic, Outcome } from "../report/diagnostic.ts";
import { attempt } from "../report/internal.ts";
import { linksOf } from "../site/links-of.ts";
import { createPageMaker } from "../site/page-data.ts";
import { markdownOfPage } from "../site/page-markdown.ts";
import { searchTextsOf } from "../site/search-text.ts";
import { hashData } from "../store/hash.ts";
import { type ObjectFolders, type Objects, openObjects } from "../store/objects.ts";
import { type Store, type StoredFile, storeFile } from "../store/store.ts";
import type { Bodies, CompleteEntry } from "../types/content.ts";
import type { AnchorParts, Card, PageLinks, PageSources, PlannedPage, SharedData, SitePlan } from "../types/site.ts";
import type { Pool, Prepare } from "./threads.ts";

/**
 * The data of a page as JSON, its text as Markdown if search engines may list it, what the full-text index reads of it (no files of
 * the site: each is named by where its results lead to), and its links.
 */
export type PageFiles = { data: StoredFile; markdown: StoredFile | null; searched: StoredFile[]; links: PageLinks };

/** What the data of all pages are made with, as plain data, so that it can be sent to a thread. */
type DataOptions = {
	shared: SharedData;
	anchorParts: Record<Lang, AnchorParts>;
	/** Targets of redirects, by their address. */
	ends: [from: string, to: string][];
	site: Pick<ShellData["site"], "name" | "url">;
	folders: ObjectFolders;
};

/** A page whose data are made from these sources, and the objects with the Markdown of its entry. */
type DataItem = { origin: string; sources: PageSources; bodies: Partial<Record<Lang, string | null>> };

/** The files of a page, what is wrong with it, or null if the Markdown of its entry is not in the store. */
type DataResult = PageFiles | { failed: Diagnostic[] } | null;

/**
 * Step two of a build: the data of each page, as files in the store. Data whose inputs are unchanged are not made again. A page that
 * throws becomes a finding that names its content file; its place is null then.
 */
export async function makeData(
	{ shells, shared, anchorParts, redirects, bodies, publicHash }: Omit<SitePlan, "pages">,
	pages: readonly PlannedPage[],
	{ store, pool, codeHash }: { store: Store; pool: Pool; codeHash: string },
): Promise<Outcome<(PageFiles | null)[]>> {
	const ends = redirects.map(({ from, to }): [string, string] => [from, to]);
	const options: DataOptions = { shared, anchorParts, ends, site: shells[defaultLang].site, folders: store.objects.folders };
	const frames = perLanguage((lang) => {
		const inLanguage = { ...shared, strings: shared.strings[lang] };
		return hashData(JSON.stringify([codeHash, inLanguage, anchorParts[lang], ends, options.site]));
	});
	// Cards and the rest are written from what the hash covers, so they are not written again to see that they are as they were.
	const addresses = hashData(JSON.stringify(pages.map(addressOf)));
	const inputs = store.memo(`inputs ${publicHash} ${addresses}`, () => {
		const hashSources = createHashing();
		return pages.map((page) => hashSources(page.sources()));
	});
	const known: (PageFiles | null)[] = [];
	const wanted: { index: number; key: string; page: PlannedPage; sources: PageSources | null }[] = [];
	for (const [index, page] of pages.entries()) {
		const key = `data ${frames[page.lang]} ${bodies.keyOf(page.entry)} ${inputs[index] ?? publicHash} ${addressOf(page)}`;
		const found = store.find<PageFiles>(key);
		known[index] = found && store.areIntact([...filesOf(found), ...found.searched]) ? found : null;
		if (!known[index]) wanted.push({ index, key, page, sources: page.sources() });
	}
	const alone = wanted.flatMap(({ page: { origin }, sources }) => (sources ? [itemOf(origin, sources, bodies)] : []));
	const results = (await pool.run({ work: "data", started: options, items: alone, prepare })).values();
	const storePage = createPageStore(store.objects, options);
	const diagnostics: Diagnostic[] = [];
	for (const { index, key, page, sources } of wanted) {
		const made = sources ? results.next().value : null;
		// A page that lists others is made here, and so is one whose Markdown must be read from its file again.
		const result = made ?? attemptPage(page.origin, () => storePage(page.data()));
		if ("failed" in result) diagnostics.push(...result.failed);
		else {
			store.put(key, result);
			known[index] = result;
		}
	}
	return { value: known, diagnostics };
}

function addressOf({ path, lang }: PlannedPage): string {
	return lang + path;
}

/** The files of a page in the site, but its documents. */
export function filesOf({ data, markdown }: PageFiles): StoredFile[] {
	return markdown ? [data, markdown] : [data];
}

/** Makes the data of a page from its sources alone; null if a text is not in the store. */
const prepare: Prepare<DataOptions, DataItem, DataResult> = async (options) => {
	const dataOf = createPageMaker(options.shared, options.anchorParts);
	const objects = openObjects(options.folders);
	const storePage = createPageStore(objects, options);
	return ({ origin, sources, bodies }) => {
		const texts = new Map<string, RichText>();
		for (const [lang, hash] of Object.entries(bodies)) {
			const text = hash === null ? emptyText : objects.readJson<RichText>(hash);
			if (!text) return null;
			texts.set(lang, text);
		}
		return attemptPage(origin, () => storePage(dataOf(sources, (_, lang) => texts.get(lang) ?? emptyText)));
	};
};

export default prepare;

const emptyText: RichText = { type: "root", children: [] };

function attemptPage(origin: string, make: () => PageFiles): Exclude<DataResult, null> {
	const { value, diagnostics } = attempt<PageFiles | null>(origin, null, () => ({ value: make(), diagnostics: [] }));
	return value ?? { failed: diagnostics };
}

/** Creates a function that stores the data of a page, and its text as Markdown. */
function createPageStore(objects: Objects, { ends, site }: DataOptions): (page: ScreenPage) => PageFiles {
	const targets = new Map(ends);
	const write = (path: string, contents: string) => storeFile({ file: path.slice(1), contents }, objects);
	return (page) => {
		const { path, lang } = page;
		const markdown = markdownOfPage(page, site);
		return {
			data: write(pageDataPath(path, lang), JSON.stringify(page)),
			markdown: markdown === null ? null : write(pageMarkdownPath(path, lang), markdown),
			searched: searchTextsOf(page).map((text) => storeFile({ file: text.path, contents: text.html }, objects)),
			links: linksOf(page, targets),
		};
	};
}

/** A page uses only its own language and the original, so only these are sent to a thread. */
function itemOf(origin: string, sources: PageSources, { hashOf }: Bodies): DataItem {
	const { entry, lang } = sources;
	const texts = { [lang]: entry.texts[lang], [defaultLang]: entry.texts[defaultLang] } as CompleteEntry["texts"];
	return {
		origin,
		sources: { ...sources, entry: { ...entry, texts } },
		bodies: { [lang]: hashOf(entry, lang), [defaultLang]: hashOf(entry, defaultLang) },
	};
}

/**
 * Creates a function that hashes all inputs of a page besides its own entry; null for a page that lists others. A card that many pages
 * show is hashed once.
 */
function createHashing(): (sources: PageSources | null) => string | null {
	const hashOf = onceEach((card: Card) => hashData(JSON.stringify(card)));
	const allOf = (cards: Record<string, Card>) => Object.entries(cards).map(([name, card]) => [name, hashOf(card)]);
	return (sources) => {
		if (!sources) return null;
		const { drawing, details, cards } = sources;
		return hashData(JSON.stringify([drawing, details, allOf(cards.entries), allOf(cards.paths), cards.neighbours.map(hashOf)]));
	};
}
