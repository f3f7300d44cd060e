import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { type Lang, langs } from "#schemas/spec/languages.ts";
import { offline, type PackContents, type PackLine } from "#schemas/spec/offline.ts";
import { draftMaterialPath, pageDataPath, searchIndexPath, shellDataPath } from "#schemas/spec/url.ts";
import type { Remember } from "../pipeline/seams.ts";

/** What the packs are made of. All addresses begin with a slash; `contents` is text, or bytes where it is none. */
export type PackSources = {
	/** The app: its scripts, style sheets, fonts, and the document without a page. */
	app: Map<string, string | Uint8Array>;
	/** Drawings, and of each photo the one size that is kept, under the name that its sizes share. */
	pictures: Map<string, string | Uint8Array>;
	/** Everything else that is JSON, by its address: data of pages, words, what the search looks through. */
	data: Map<string, string>;
	/** Paths of the pages, without their language. */
	pages: readonly string[];
};

/** A pack as it is written: what workers are told of it, and the file's contents. */
export type MadePack = { line: PackLine; contents: string };

type Group = { name: string; lang: Lang | null; pages: number; files: Map<string, string | Uint8Array> };

/**
 * Groups what is read without a network into few files, the most needed first: the app, each language, what the tools work
 * on, the pictures. A language of many pages comes in several packs by sections of the site, so that one changed text costs
 * little, and is kept on one visit as far as the budget goes.
 */
export function makePacks(sources: PackSources, remember: Remember): MadePack[] {
	const { app, pictures, data } = sources;
	const groups = [
		group("app", null, app),
		...langs.flatMap((lang) => languageGroups(lang, sources)),
		group("tools", null, pick(data, [draftMaterialPath, "/routes.json"])),
		...split([...pictures.keys()]).map((urls, index) =>
			group(index === 0 ? "pictures" : `pictures-${index + 1}`, null, pick(pictures, urls)),
		),
	];
	const made = groups.map((each) => makePack(each, remember));
	return markFirst(made);
}

function group(name: string, lang: Lang | null, files: Group["files"], pages = 0): Group {
	return { name, lang, files, pages };
}

/** One pack, as long as it holds all of a language; else what every page needs, then section by section. */
function languageGroups(lang: Lang, { data, pages }: PackSources): Group[] {
	const shared = [shellDataPath(lang), searchIndexPath(lang)];
	const own = [...data.keys()].filter((url) => url === `/${lang}.json` || url.startsWith(`/${lang}/`)).sort();
	const whole = new Set(pages.map((path) => pageDataPath(path, lang)));
	const count = (urls: readonly string[]) => urls.filter((url) => whole.has(url)).length;
	if (count(own) <= offline.pagesPerPack) return [group(lang, lang, pick(data, [...shared, ...own]), count(own))];
	const sections = new Map<string, string[]>();
	for (const url of own) {
		const section = url.split("/").length > 3 ? (url.split("/")[2] ?? "") : "";
		sections.set(section, (sections.get(section) ?? []).concat(url));
	}
	return [...sections]
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.flatMap(([section, urls]) =>
			split(urls).map((part, index) => {
				const name = [lang, section, index === 0 ? "" : String(index + 1)].filter(Boolean).join("-");
				return group(name, lang, pick(data, section === "" && index === 0 ? [...shared, ...part] : part), count(part));
			}),
		);
}

function split(urls: readonly string[]): string[][] {
	const parts: string[][] = [];
	for (let start = 0; start < urls.length; start += offline.pagesPerPack)
		parts.push(urls.slice(start, start + offline.pagesPerPack));
	return parts;
}

function pick<T>(files: ReadonlyMap<string, T>, urls: readonly string[]): Map<string, T> {
	return new Map(
		urls.flatMap((url) => {
			const contents = files.get(url);
			return contents === undefined ? [] : [[url, contents] as const];
		}),
	);
}

function makePack({ name, lang, pages, files }: Group, remember: Remember): MadePack {
	const packed: PackContents = Object.fromEntries(
		[...files].map(([url, body]) => [url, typeof body === "string" ? body : { base64: Buffer.from(body).toString("base64") }]),
	);
	const contents = JSON.stringify(packed);
	const hash = createHash("sha256").update(contents).digest("base64url");
	// Hosts compress JSON at least so well; trying harder would cost a large site many seconds.
	const bytes = remember(hash, () => gzipSync(contents, { level: 1 }).length);
	return { line: [`${name}.${hash}`, bytes, lang, pages, false], contents };
}

/** Marks what one visit keeps: as much as the budget allows in whatever language is read. */
function markFirst(made: readonly MadePack[]): MadePack[] {
	// The worker itself is a request too.
	const totals = Object.fromEntries(langs.map((lang) => [lang, { requests: 1, bytes: 0 }])) as Record<
		Lang,
		{ requests: number; bytes: number }
	>;
	return made.map(({ line, contents }) => {
		const [file, bytes, lang, pages] = line;
		const concerned = langs.filter((each) => lang === null || lang === each).map((each) => totals[each]);
		const first = concerned.every(
			({ requests, bytes: before }) =>
				requests + 1 <= offline.firstInstall.requests && before + bytes <= offline.firstInstall.bytes,
		);
		if (first)
			for (const total of concerned) {
				total.requests += 1;
				total.bytes += bytes;
			}
		return { line: [file, bytes, lang, pages, first], contents };
	});
}
