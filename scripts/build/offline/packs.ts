import { byText } from "#schemas/shared/by-text.ts";
import { fnv1a } from "#schemas/shared/fnv.ts";
import { addTo } from "#schemas/shared/group-by.ts";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { offline, type PackContents, type PackLine } from "#schemas/shared/offline.ts";
import { once } from "#schemas/shared/once.ts";
import { draftMaterialPath, pageDataPath, searchIndexPath, shellDataPath, textIndexPath } from "#schemas/shared/url.ts";
import { hashData } from "../../store/hash.ts";
import type { Memo } from "../../types/content.ts";
import { createBudget } from "./budget.ts";
import { hashContents, type PackFiles } from "./pack-files.ts";

/** The files that packs are made from. */
export type PackSources = {
	/** Compressed size of the app, which a first visit stores too. */
	appBytes: number;
	/** Drawings, and one size of each photo, under the name that its sizes share. */
	pictures: PackFiles;
	/** All other data, by address: of pages, interface strings, search indexes. */
	data: PackFiles;
	/** Paths of the pages, without their language. */
	pages: readonly string[];
};

/** A pack: its line in the worker, and its contents, read on demand. */
export type LazyPack = { line: PackLine; contents(): Uint8Array };

/** Files that belong together, in order; `firstMax` is the maximum of their bytes that a first visit may cache. */
type Group = { name: string; lang: Lang | null; files: PackFiles; urls: Iterable<string>; firstMax?: number };

/** A part of a group that becomes one pack. */
type Part = Required<Omit<Group, "urls">> & { urls: string[] };

/**
 * Groups the content for offline reading into few packs, by priority: each language, by sections of the site, with its search
 * indexes; the data of the tools; the pictures. No pack has more than `pagesPerPack` files or `bytesPerPack` bytes, so that a
 * changed text costs little, and packs end at addresses chosen by their hash, so that an added page does not shift all later packs
 * (content-defined chunking). A file that is itself too large is in no pack.
 *
 * A first visit caches packs in this order within the budget of a first install: everything of a small site; of a large one the
 * menus, whole small sections and what else fits. The rest is downloaded when a visitor saves the language for offline
 * use, and comes from the network until then; so does the full-text index if it is too large for one pack.
 *
 * Packs are created one after the other, so that the site is never in memory as a whole; a pack of unchanged files is recognised by
 * their hashes, without reading them.
 */
export function* eachPack(sources: PackSources, memo: Memo): Generator<LazyPack> {
	const budget = createBudget(sources.appBytes, memo);
	const paths = new Set(sources.pages);
	for (const group of groupsOf(sources, paths))
		for (const part of partsOf(group)) {
			const { name, lang, urls, firstMax } = part;
			const contents = once(() => packOf(part));
			const { hash, bytes } = memo(keyOf(part), () => ({
				hash: hashContents(contents()),
				bytes: contents().length,
			}));
			const { bytes: sent, first } = budget.weigh({ lang, bytes, contents, hash, firstMax });
			const pages = urls.filter((url) => lang !== null && paths.has(pathOf(url, lang))).length;
			yield { line: [`${name}.${hash}`, sent, lang, pages, first], contents };
		}
}

/** Cache key of a pack: changes with the contents of its files. */
function keyOf({ files, urls }: Part): string {
	const known = urls.map((url) => [url, files.get(url)?.hash]);
	return `pack ${version} ${hashData(JSON.stringify(known))}`;
}

/** Increment when files are packed differently. */
const version = 1;

/** `PackContents` as JSON, built in bytes: as one string it would take four times as much memory. */
function packOf({ files, urls }: Part): Uint8Array {
	const pieces: Uint8Array[] = [];
	for (const url of urls) {
		const contents = files.get(url)?.read();
		if (contents === undefined) continue;
		const packed: PackContents[string] =
			typeof contents === "string" ? contents : { base64: Buffer.from(contents).toString("base64") };
		pieces.push(Buffer.from(`${pieces.length === 0 ? "{" : ","}${JSON.stringify(url)}:${JSON.stringify(packed)}`));
	}
	return Buffer.concat([...(pieces.length === 0 ? [Buffer.from("{")] : pieces), Buffer.from("}")]);
}

/** Sections with at most this many pages are packed together with the files that every page needs. */
const smallSection = 25;

/** After `minUrls` files a pack ends before the next address whose hash is divisible by `splitModulus`. */
const minUrls = 180;
const splitModulus = 16;

function* groupsOf(sources: PackSources, paths: ReadonlySet<string>): Generator<Group> {
	const { pictures, data } = sources;
	const urls = [...data.keys()].sort();
	for (const lang of langs) yield* languageGroups(lang, data, urls, paths);
	// Both lists contain every page or plant, so a first visit caches them only on a small site.
	const tools = [draftMaterialPath, "/routes.json"];
	yield { name: "tools", lang: null, files: data, urls: tools, firstMax: offline.firstInstall.toolBytes };
	yield { name: "pictures", lang: null, files: pictures, urls: pictures.keys() };
}

/** A single group if all pages fit into one pack; otherwise the shared files with all small sections, then the other sections. */
function* languageGroups(lang: Lang, data: PackFiles, all: readonly string[], paths: ReadonlySet<string>): Generator<Group> {
	const shared = [shellDataPath(lang), searchIndexPath(lang)];
	const search = all.filter((url) => url.startsWith(textIndexPath(lang)));
	const own = all.filter((url) => url === `/${lang}.json` || url.startsWith(`/${lang}/`));
	const pages = own.filter((url) => paths.has(pathOf(url, lang))).length;
	const group = (name: string, urls: readonly string[]): Group => ({ name, lang, files: data, urls });
	const sections = pages <= offline.pagesPerPack ? [] : bySection(own).filter(([, urls]) => urls.length > smallSection);
	const apart = new Set(sections.flatMap(([, urls]) => urls));
	yield group(lang, [...shared, ...own.filter((url) => !apart.has(url))]);
	const groups = sections.map(([section, urls]) => group(`${lang}-${section}`, urls));
	// An incomplete full-text index is useless, so it comes first if it fits into one pack.
	const searched = group(`search-${lang}`, search);
	yield* search.length > 0 && search.length < minUrls ? [searched, ...groups] : [...groups, searched];
}

/** The sections of the site, smallest first: `/fr/blog/a.json` belongs to the section `blog`, `/fr/blog.json` to none. */
function bySection(urls: readonly string[]): [section: string, urls: string[]][] {
	const sections = new Map<string, string[]>();
	for (const url of urls) {
		const [, , name = "", inside] = url.split("/");
		if (inside !== undefined) addTo(sections, name, url);
	}
	return [...sections].sort(([a, { length }], [b, other]) => length - other.length || byText(a, b));
}

function pathOf(url: string, lang: Lang): string {
	const path = url === pageDataPath("/", lang) ? "/" : url.slice(lang.length + 1, -".json".length);
	return pageDataPath(path, lang) === url ? path : "";
}

/** Fills packs with the files of a group, in order. */
function* partsOf({ name, lang, files, urls, firstMax = Number.POSITIVE_INFINITY }: Group): Generator<Part> {
	let number = 1;
	let room: number = offline.bytesPerPack;
	const begin = (): Part => ({ name: number === 1 ? name : `${name}-${number}`, lang, files, urls: [], firstMax });
	let part = begin();
	for (const url of urls) {
		const bytes = files.get(url)?.bytes;
		if (bytes === undefined || bytes > offline.bytesPerPack) continue;
		const ends = part.urls.length >= minUrls && fnv1a(url) % splitModulus === 0;
		if (ends || part.urls.length === offline.pagesPerPack || bytes > room) {
			yield part;
			number += 1;
			room = offline.bytesPerPack;
			part = begin();
		}
		part.urls.push(url);
		room -= bytes;
	}
	if (part.urls.length > 0) yield part;
}
