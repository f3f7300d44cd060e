import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ScreenPage, ShellData } from "#schemas/page-data.ts";
import type { Renderer } from "#schemas/renderer.ts";
import { pageDataPath, pageMarkdownPath } from "#schemas/spec/url.ts";
import type { PageFacts } from "../audit/collect-facts.ts";
import type { PageOutline } from "../audit/finished-site.ts";
import { readWrittenPage } from "../audit/written-page.ts";
import { linksOf } from "../emit/links-of.ts";
import { markdownOfPage } from "../emit/page-markdown.ts";
import { addresses, htmlFile } from "../render/documents.ts";
import { hashData } from "../store/hash.ts";
import type { EmittedPage, PageLinks } from "../types/site.ts";

/** A document of the site: its address, its file, its size, and the data that other pages use. */
type MadeDocument = { pathname: string; pinned: boolean; file: string; bytes: number; outline: PageOutline };

/**
 * A page of the site: its data, its documents, its text as Markdown if search engines may list it, and its links. `hash` is that of
 * its data.
 */
export type MadePage = {
	data: { file: string; bytes: number; hash: string };
	documents: MadeDocument[];
	markdown: { file: string; bytes: number } | null;
	links: PageLinks;
};

/** A page just written, with the facts that a visitor sees in each of its documents, in order. */
export type WrittenPage = { made: MadePage; facts: PageFacts[] };

/** What all pages are rendered with: `dir` is the site being built, `ends` maps redirects to their targets. */
export type PageFrame = {
	renderer: Renderer;
	inlineScripts: readonly string[];
	ends: ReadonlyMap<string, string>;
	site: Pick<ShellData["site"], "name" | "url">;
	dir: string;
};

/**
 * Writes a page: its data as JSON, its text as Markdown, and an HTML document for every address, which are the pinned one of each
 * language and the bare one in French. Exceptions of the renderer are passed on.
 */
export function makePage(page: ScreenPage, { renderer, inlineScripts, ends, site, dir }: PageFrame): WrittenPage {
	const { path, lang } = page;
	const json = Buffer.from(JSON.stringify(page));
	const documents = addresses(path, lang).map(({ pathname, pinned }) => {
		const html = renderer.page(page, pathname, pinned);
		const facts = readWrittenPage(html, inlineScripts);
		const outline = { title: facts.title, ids: facts.ids };
		const contents = Buffer.from(html);
		return { document: { pathname, pinned, file: htmlFile(pathname), bytes: contents.length, outline }, facts, contents };
	});
	const data = { file: pageDataPath(path, lang).slice(1), bytes: json.length, hash: hashData(json) };
	write(dir, data.file, json);
	const text = markdownOfPage(page, site);
	const markdown = text === null ? null : { file: pageMarkdownPath(path, lang).slice(1), bytes: Buffer.byteLength(text) };
	if (markdown && text !== null) write(dir, markdown.file, Buffer.from(text));
	for (const { document, contents } of documents) write(dir, document.file, contents);
	return {
		made: { data, documents: documents.map(({ document }) => document), markdown, links: linksOf(page, ends) },
		facts: documents.map(({ facts }) => facts),
	};
}

/** Reads the data of a page from a site; computed again if the page could not be written. */
export function readData(dir: string, page: EmittedPage): ScreenPage {
	const file = join(dir, pageDataPath(page.path, page.lang).slice(1));
	// The build has just written it, or taken it from the last site.
	return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ScreenPage) : page.data;
}

function write(dir: string, file: string, contents: Uint8Array): void {
	const path = join(dir, file);
	try {
		writeFileSync(path, contents);
	} catch (error) {
		if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, contents);
	}
}
