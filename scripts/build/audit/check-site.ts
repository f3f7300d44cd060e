import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { addTo } from "#schemas/shared/group-by.ts";
import { langs } from "#schemas/shared/languages.ts";
import { offlineShellPath, workerPath } from "#schemas/shared/offline.ts";
import { onceEach } from "#schemas/shared/once.ts";
import { basePathOf, splitPath, textIndexPath } from "#schemas/shared/url.ts";
import { withHint } from "../../messages/message.ts";
import { aboutFile, type Diagnostic } from "../../report/diagnostic.ts";
import { attemptFindings, wholeContent } from "../../report/internal.ts";
import { hashData } from "../../store/hash.ts";
import { listFiles } from "../../store/list-files.ts";
import type { Memo } from "../../types/content.ts";
import { readRedirectsFile } from "../hosts/redirects-file.ts";
import { checkFeeds } from "./feeds.ts";
import { findSource } from "./find-source.ts";
import type { FinishedPage, FinishedSite, PageRule } from "./finished-site.ts";
import { outlineOf, type PageFacts, type PageOutline, readPage } from "./page-facts.ts";
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
 * visitor sees (null if they must be read from the file), and a hash of its bytes.
 */
export type KnownDocument = { outline: PageOutline; facts(): PageFacts | null; hash: string };

/** The state of a checked site: the hashes of its documents by address, and of all else that the rules use (`hashEnvironment`). */
type SiteState = { environment: string; documents: Record<string, string> };

/**
 * Input of the check besides the folder. `expected` maps each page that must exist to its content file. `known` has documents by
 * file; all others are read, and `memo` caches what is read in them. `last` is the state of the last site, if its check had no findings.
 */
export type Expectations = {
	baseUrl: string;
	contentDir: string;
	inlineScripts: readonly string[];
	expected: ReadonlyMap<string, string>;
	known: ReadonlyMap<string, KnownDocument>;
	last: SiteState | null;
	memo: Memo;
};

/** Findings, and the state in which the site was checked. */
export type CheckedSite = { diagnostics: Diagnostic[]; state: SiteState };

/**
 * Checks the folder of a finished site as a visitor would see it, using only its files. Returns findings that point to content
 * files. A page of the last site, which had no errors, has no findings as long as the environment and what it uses are unchanged.
 */
export function checkSite(dir: string, expectations: Expectations): CheckedSite {
	const { baseUrl, contentDir, inlineScripts, expected, known, last, memo } = expectations;
	const files = listFiles(dir);
	const redirects = redirectsOf(dir, baseUrl);
	const documents = files
		// The offline shell is a document without a page.
		.filter((file) => file.endsWith(".html") && servedAt(file) !== offlineShellPath)
		.filter((file) => !redirects.has(servedAt(file)) && !redirects.has(`/${file}`))
		.map((file) =>
			openDocument(known.get(file), join(dir, file), file, (html) => {
				const read = () => readPage(html, inlineScripts);
				return memo(`page ${hashData(html + inlineScripts.join())}`, read);
			}),
		);
	const pages = new Map(documents.map(({ pathname, outline }) => [pathname, outline]));
	const site = finishedSite(dir, { pages, files: new Set(files), redirects, baseUrl });
	const missing = [...expected]
		.filter(([pathname]) => !pages.has(pathname))
		.map(([pathname, file]) => aboutFile(file, "page-missing", withHint("page.missing", { path: pathname })));
	const base = basePathOf(baseUrl);
	const used = ({ outline }: SiteDocument) =>
		outline.uses.map((url) => (url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : addressIn(base, url)));
	const environment = hashEnvironment(site, new Set(documents.flatMap(used)));
	const isLast = ({ pathname, hash }: SiteDocument) => last?.documents[pathname] === hash;
	const changed = new Set(documents.filter((document) => !isLast(document)).map(({ pathname }) => pathname));
	const isAsBefore = (path: string) =>
		pages.has(path) ? !changed.has(path) : site.files.has(path.slice(1)) || redirects.has(path);
	const findings = documents
		.filter((document) => environment !== last?.environment || !isLast(document) || !used(document).every(isAsBefore))
		.flatMap(({ facts, file, pathname }) =>
			checkPage({ ...facts(), file, pathname }, site, { contentDir, file: expected.get(pathname) ?? file }),
		);
	const feeds = attemptFindings(wholeContent, () => checkFeeds(dir, site, memo));
	const hashes = Object.fromEntries(documents.map(({ pathname, hash }) => [pathname, hash]));
	return { diagnostics: [...missing, ...findings, ...feeds], state: { environment, documents: hashes } };
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
type SiteDocument = Omit<KnownDocument, "facts"> & { file: string; pathname: string; facts(): PageFacts };

function openDocument(
	known: KnownDocument | undefined,
	path: string,
	file: string,
	read: (html: string) => PageFacts,
): SiteDocument {
	const pathname = servedAt(file);
	const html = () => readFileSync(path, "utf8");
	if (known) return { ...known, file, pathname, facts: () => known.facts() ?? read(html()) };
	const facts = read(html());
	return { file, pathname, outline: outlineOf(facts), hash: hashData(html()), facts: () => facts };
}

/** Files that no page links to; the names of most change with any text. */
const unlinked = ["/packs/", workerPath, ...langs.map(textIndexPath)];

/** Hash of everything outside a page that the rules for it use, but for what its outline names (`used` by any page). */
function hashEnvironment({ files, redirects, pages, titles, baseUrl }: FinishedSite, used: ReadonlySet<string>): string {
	const linked = [...files].filter((file) => !used.has(`/${file}`) && !unlinked.some((start) => `/${file}`.startsWith(start)));
	const shared = [...titles].filter(([, pathnames]) => pathnames.length > 1);
	return hashData(JSON.stringify([baseUrl, linked, [...redirects], [...pages.keys()], shared]));
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
