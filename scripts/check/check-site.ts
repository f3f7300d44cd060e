import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { offlineShellPath } from "#schemas/spec/offline.ts";
import { splitPath } from "#schemas/spec/url.ts";
import { readRedirectsFile } from "../hosts/redirects-file.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { attemptFindings } from "../report/internal.ts";
import type { FinishedPage, FinishedSite, PageRule } from "./finished-site.ts";
import { type PageFacts, readPage } from "./page-facts.ts";
import { readPictureSize, type Size } from "./picture-size.ts";
import { fallbacks, headings, inlineCode, uniqueIds } from "./rules/body.ts";
import { alternates, socialImage, titleAndDescription } from "./rules/head.ts";
import { assets, links, neighbours, pinnedLinks } from "./rules/links.ts";

/** Every rule about a finished page. A new one is a line here and a folder in `tests/pages`. */
export const pageRules = {
	titleAndDescription,
	alternates,
	socialImage,
	headings,
	uniqueIds,
	inlineCode,
	fallbacks,
	links,
	neighbours,
	assets,
	pinnedLinks,
} as const satisfies Record<string, PageRule>;

/**
 * What the check is told besides the folder. `expected` maps each page that must be there to its content file. `known` holds what
 * was seen of documents as they were written, by file; all others are read.
 */
export type Expectations = {
	baseUrl: string;
	inlineScripts: readonly string[];
	expected: ReadonlyMap<string, string>;
	known: ReadonlyMap<string, PageFacts>;
};

/**
 * Takes the folder of a finished site and looks at it as a visitor would; what it knows, it has from the files. Gives
 * findings that lead back to the content.
 */
export function checkSite(dir: string, { baseUrl, inlineScripts, expected, known }: Expectations): Diagnostic[] {
	const files = listFiles(dir, dir);
	const redirects = new Set(readRedirectsFile(readFileSync(join(dir, "_redirects"), "utf8")).map(({ from }) => from));
	const pages = new Map(
		files
			// The document without a page is none.
			.filter((file) => file.endsWith(".html") && `/${file}` !== offlineShellPath)
			.filter((file) => !redirects.has(pathnameOf(file)))
			.map((file): FinishedPage => {
				const facts = known.get(file) ?? readPage(readFileSync(join(dir, file), "utf8"), inlineScripts);
				return { ...facts, file, pathname: pathnameOf(file) };
			})
			.map((page) => [page.pathname, page]),
	);
	const site: FinishedSite = { pages, files: new Set(files), sizeOf: sizesIn(dir), redirects, baseUrl, titles: titlesOf(pages) };
	const missing = [...expected]
		.filter(([pathname]) => !pages.has(pathname))
		.map(
			([pathname, file]): Diagnostic => ({
				code: "page-missing",
				file,
				place: null,
				message: `The site has no page ${pathname}.`,
				hint: "this is for the developers: it was not rendered",
			}),
		);
	const findings = [...pages.values()].flatMap((page) => {
		const file = expected.get(page.pathname) ?? page.file;
		return Object.values(pageRules).flatMap((rule) =>
			attemptFindings(file, () => rule(page, site).map((finding): Diagnostic => ({ ...finding, file, place: null }))),
		);
	});
	return [...missing, ...findings];
}

/** Many pages show the same picture, which is looked at once. */
function sizesIn(dir: string): FinishedSite["sizeOf"] {
	const known = new Map<string, Size | null>();
	return (file) => {
		const size = known.has(file) ? (known.get(file) ?? null) : readPictureSize(join(dir, file));
		known.set(file, size);
		return size;
	};
}

function titlesOf(pages: ReadonlyMap<string, FinishedPage>): Map<string, string[]> {
	const titles = new Map<string, string[]>();
	for (const { title, pathname } of pages.values()) {
		const { lang } = splitPath(pathname);
		if (lang === null) continue;
		const there = titles.get(`${lang} ${title}`);
		if (there) there.push(pathname);
		else titles.set(`${lang} ${title}`, [pathname]);
	}
	for (const pathnames of titles.values()) pathnames.sort();
	return titles;
}

/** Where hosts serve a file: `blog.html` at `/blog`, `index.html` at `/`. */
function pathnameOf(file: string): string {
	const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`;
	return path;
}

function listFiles(root: string, dir: string): string[] {
	return readdirSync(dir, { withFileTypes: true }).flatMap((item) =>
		item.isDirectory() ? listFiles(root, join(dir, item.name)) : [relative(root, join(dir, item.name))],
	);
}
