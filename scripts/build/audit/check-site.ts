import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { addTo } from "#schemas/shared/group-by.ts";
import { offlineShellPath, workerPath } from "#schemas/shared/offline.ts";
import { onceEach } from "#schemas/shared/once.ts";
import { basePathOf, splitPath } from "#schemas/shared/url.ts";
import { msg } from "../../messages/message.ts";
import { aboutFile, type Diagnostic } from "../../report/diagnostic.ts";
import { attemptFindings, wholeContent } from "../../report/internal.ts";
import { hashData } from "../../store/hash.ts";
import { listFiles } from "../../store/list-files.ts";
import { readRedirectsFile } from "../hosts/redirects-file.ts";
import { checkFeeds } from "./feeds.ts";
import { findSource } from "./find-source.ts";
import type { FinishedPage, FinishedSite, PageOutline, PageRule } from "./finished-site.ts";
import type { PageFacts } from "./page-facts.ts";
import { readPage } from "./page-facts.ts";
import { readPictureSize } from "./picture-size.ts";
import { fallbacks, headings, inlineCode, uniqueIds } from "./rules/body.ts";
import { alternates, socialImage, titleAndDescription } from "./rules/head.ts";
import { addressIn, assets, links, neighbours, pinnedLinks } from "./rules/links.ts";
import { namedGroups, pageLength, readableText, sourceSizes } from "./rules/readers.ts";
import { structuredData } from "./rules/structured-data.ts";

/** All rules for finished pages. To add one, add a line here and a folder in `tests/pages`. */
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
	structuredData,
	namedGroups,
	sourceSizes,
	readableText,
	pageLength,
} as const satisfies Record<string, PageRule>;

/**
 * What the build knows about a document that it has written or reused: the data that other pages' rules need, all facts that a
 * visitor sees (null if they must be read from the file), and whether it is unchanged from the last site.
 */
export type KnownDocument = { outline: PageOutline; facts(): PageFacts | null; reused: boolean };

/**
 * Input of the check besides the folder. `expected` maps each page that must exist to its content file. `known` has documents by
 * file; all others are read. `lastEnvironment` is the result of the check of the last site, if that had no findings.
 */
export type Expectations = {
	baseUrl: string;
	contentDir: string;
	inlineScripts: readonly string[];
	expected: ReadonlyMap<string, string>;
	known: ReadonlyMap<string, KnownDocument>;
	lastEnvironment: string | null;
};

/** Findings, and a hash of everything outside a page that the rules for it use. */
export type CheckedSite = { diagnostics: Diagnostic[]; environment: string };

/**
 * Checks the folder of a finished site as a visitor would see it, using only its files. Returns findings that point to content
 * files. A page reused from a site without errors has no findings as long as its environment is unchanged.
 */
export function checkSite(dir: string, expectations: Expectations): CheckedSite {
	const { baseUrl, contentDir, inlineScripts, expected, known, lastEnvironment } = expectations;
	const files = listFiles(dir);
	const redirects = redirectsOf(dir, baseUrl);
	const documents = files
		// The offline shell is a document without a page.
		.filter((file) => file.endsWith(".html") && servedAt(file) !== offlineShellPath)
		.filter((file) => !redirects.has(servedAt(file)) && !redirects.has(`/${file}`))
		.map((file) => openDocument(known.get(file), dir, file, inlineScripts));
	const pages = new Map(documents.map(({ pathname, outline }) => [pathname, outline]));
	const site = finishedSite(dir, { pages, files: new Set(files), redirects, baseUrl });
	const missing = [...expected]
		.filter(([pathname]) => !pages.has(pathname))
		.map(([pathname, file]) =>
			aboutFile(file, "page-missing", msg("page.missing", { path: pathname }), msg("page.missing.hint")),
		);
	const environment = hashEnvironment(site);
	const findings = documents
		.filter(({ reused }) => !reused || environment !== lastEnvironment)
		.flatMap(({ facts, file, pathname }) =>
			checkPage({ ...facts(), file, pathname }, site, { contentDir, file: expected.get(pathname) ?? file }),
		);
	const feeds = attemptFindings(wholeContent, () => checkFeeds(dir, site));
	return { diagnostics: [...missing, ...findings, ...feeds], environment };
}

/** Applies all rules to one page; `file` is its content file, in which what they name is looked for. */
function checkPage(
	page: FinishedPage,
	site: FinishedSite,
	{ contentDir, file }: { contentDir: string; file: string },
): Diagnostic[] {
	const place = (named: string) => {
		const path = join(contentDir, file);
		return existsSync(path) ? findSource(readFileSync(path, "utf8"), named) : null;
	};
	return Object.values(pageRules).flatMap((rule) =>
		attemptFindings(file, () =>
			rule(page, site).map(
				({ named, ...finding }): Diagnostic => ({ ...finding, file, position: named === undefined ? null : place(named) }),
			),
		),
	);
}

/** Addresses that redirect. */
function redirectsOf(dir: string, baseUrl: string): Set<string> {
	const base = basePathOf(baseUrl);
	const rules = readRedirectsFile(readFileSync(join(dir, "_redirects"), "utf8"));
	return new Set(rules.map(({ from }) => addressIn(base, from)));
}

/** A site as the rules see it, from the known data. */
function finishedSite(dir: string, known: Pick<FinishedSite, "pages" | "files" | "redirects" | "baseUrl">): FinishedSite {
	// Many pages show the same picture.
	const sizeOf = onceEach((file: string) => readPictureSize(join(dir, file)));
	return { ...known, sizeOf, titles: titlesOf(known.pages) };
}

/** A document of the site, known or read from its file. */
type SiteDocument = { file: string; pathname: string; outline: PageOutline; reused: boolean; facts(): PageFacts };

function openDocument(
	known: KnownDocument | undefined,
	dir: string,
	file: string,
	inlineScripts: readonly string[],
): SiteDocument {
	const read = () => readPage(readFileSync(join(dir, file), "utf8"), inlineScripts);
	const pathname = servedAt(file);
	if (known) return { file, pathname, outline: known.outline, reused: known.reused, facts: () => known.facts() ?? read() };
	const facts = read();
	return { file, pathname, outline: facts, reused: false, facts: () => facts };
}

/**
 * Packs and the worker are excluded: no page links to them, the names of packs change with any text, and they may still be missing, since
 * they are made while the site is checked.
 */
function hashEnvironment({ files, redirects, pages, baseUrl }: FinishedSite): string {
	const outlines = [...pages].map(([pathname, { title, ids }]) => [pathname, title, ids]);
	const linked = [...files].filter((file) => !file.startsWith("packs/") && `/${file}` !== workerPath);
	return hashData(JSON.stringify([baseUrl, linked, [...redirects], outlines]));
}

function titlesOf(pages: ReadonlyMap<string, PageOutline>): Map<string, string[]> {
	const titles = new Map<string, string[]>();
	for (const [pathname, { title }] of pages) {
		const { lang } = splitPath(pathname);
		if (lang === null) continue;
		addTo(titles, `${lang} ${title}`, pathname);
	}
	for (const pathnames of titles.values()) pathnames.sort();
	return titles;
}

/** The address that hosts serve a file at: `blog.html` at `/blog`, `index.html` at `/`. */
function servedAt(file: string): string {
	return `/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`;
}
