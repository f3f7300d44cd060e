import { slug } from "github-slugger";
import { DomUtils, parseDocument } from "htmlparser2";
import { Document as YamlDocument } from "yaml";
import { fold, wordsOf } from "#schemas/shared/search-words.ts";
import { isRecord } from "#schemas/shared/shapes.ts";
import { decodeLetters, splitPath } from "#schemas/shared/url.ts";
import { checkSourceForm, pathAlone } from "../../check/redirect-source.ts";
import type { LinkedContent } from "../../check/rule.ts";
import { msg } from "../../messages/message.ts";
import type { Translate } from "../../messages/translate.ts";
import { findNearest } from "../../report/nearest.ts";
import type { Entry } from "../../types/content.ts";

/** The addresses of the pages that a site map lists. */
export function readSitemap(xml: string): string[] {
	const pages = DomUtils.getElementsByTagName("url", parseDocument(xml, { xmlMode: true }));
	const addresses = pages.flatMap(({ children }) => DomUtils.getElementsByTagName("loc", children, false));
	return addresses.map((address) => DomUtils.textContent(address).trim());
}

/**
 * A list of redirects, to be read by a human, from each address of an old site that is neither a page nor redirected: to the page of
 * ours whose address or title is nearest, or TODO. Addresses that cannot be redirected are comments that say why.
 */
export function draftRedirects(addresses: readonly string[], { pages, redirects }: LinkedContent, translate: Translate): string {
	const known = knownPages(pages);
	const paths = [...new Set(addresses.map((address) => splitPath(decodeLetters(pathAlone(address))).path))];
	const lines = paths.flatMap((from) => {
		if (pages.has(from) || redirects.has(from)) return [];
		const wrong = checkSourceForm(from);
		if (wrong) return [`# ${translate(wrong.message)} ${translate(wrong.hint)}\n`];
		const to = findNearestPage(from, known) ?? "TODO";
		return [new YamlDocument([{ from, to, reason: translate(msg("redirects.reason")) }]).toString({ lineWidth: 0 })];
	});
	return `# ${translate(msg("redirects.read"))}\n${lines.join("")}`;
}

/**
 * Creates a function that finds the page with an address, the one that this redirects to, or one that is named nearly the same.
 */
export function createPageFinder({ pages, redirects }: LinkedContent): (path: string) => string | undefined {
	const known = knownPages(pages);
	return (path) => (pages.has(path) ? path : (redirects.get(path) ?? findSameName(lastPart(path), known)));
}

type KnownPage = { path: string; names: readonly string[] };

function knownPages(pages: LinkedContent["pages"]): KnownPage[] {
	return [...pages].map(([path, entry]) => ({ path, names: namesOf(path, entry) }));
}

/** The last part of its address, and its titles. */
function namesOf(path: string, { texts }: Entry): string[] {
	const titles = Object.values(texts).flatMap(({ data }) => {
		const title = isRecord(data) ? (data["title"] ?? data["name"]) : undefined;
		return typeof title === "string" ? [slug(title)] : [];
	});
	return [lastPart(path), ...titles];
}

/** The last part of an address without date and ending, which names its page. */
export function lastPart(path: string): string {
	const last = path.split("/").findLast((part) => part !== "" && !/^index\.\w+$/i.test(part)) ?? "";
	return slug(
		last
			.replace(/\.\w{2,5}$/, "")
			.replace(/^\d{4}-\d\d-\d\d-/, "")
			.replaceAll("_", "-"),
	);
}

/** The page with nearly the same name, or else the one that shares the most words, at least half of them. */
function findNearestPage(from: string, pages: readonly KnownPage[]): string | undefined {
	const wanted = lastPart(from);
	const same = findSameName(wanted, pages);
	if (same !== undefined) return same;
	const words = longWordsOf(wanted);
	const scored = pages.map(({ path, names }) => ({ path, shared: Math.max(...names.map((name) => countShared(words, name))) }));
	const best = scored.reduce((a, b) => (b.shared > a.shared ? b : a), { path: "", shared: 0 });
	return best.shared > 0 && best.shared * 2 >= words.size ? best.path : undefined;
}

function findSameName(wanted: string, pages: readonly KnownPage[]): string | undefined {
	const alike = findNearest(
		wanted,
		pages.flatMap(({ names }) => names),
	);
	return alike === undefined ? undefined : pages.find(({ names }) => names.includes(alike))?.path;
}

function countShared(words: ReadonlySet<string>, name: string): number {
	return [...longWordsOf(name)].filter((word) => [...words].some((other) => word.startsWith(other) || other.startsWith(word)))
		.length;
}

/** Words without accents; short ones say little. */
function longWordsOf(name: string): Set<string> {
	return new Set(wordsOf(fold(name)).filter((word) => word.length > 3));
}
