import { defaultLang, type Lang, perLanguage } from "#schemas/spec/languages.ts";
import type { Bundle } from "../render/bundle.ts";
import type { HeadLinks } from "../render/documents.ts";
import { hashData } from "../store/hash.ts";
import type { Bodies } from "../types/content.ts";
import type { Card, Emitted, EmittedPage, PageSources } from "../types/site.ts";
import type { PageContext } from "./page-job.ts";

/**
 * What all pages are rendered with: as plain data, as hashes of it (`ofLangs` includes what pages of a language share), and as a
 * hash of everything about entries that other pages may show.
 */
export type SiteFrame = { context: Omit<PageContext, "dir">; ofLangs: Record<Lang, string>; environment: string };

type Framed = Pick<Emitted, "shells" | "shared" | "anchorParts" | "redirects" | "surface">;

type FrameOptions = { bundle: Bundle; head: HeadLinks; codeHash: string };

/** What the pages of a site are rendered with. */
export function siteFrame(emitted: Framed, { bundle, head, codeHash }: FrameOptions): SiteFrame {
	const { shells, shared, anchorParts, redirects, surface } = emitted;
	const ends = redirects.map(({ from, to }): [string, string] => [from, to]);
	const ofAll = hashData(JSON.stringify([codeHash, bundle.hash, head, shared, anchorParts, ends]));
	return {
		context: { bundle: bundle.files, head, shells, shared, anchorParts, ends },
		ofLangs: perLanguage((lang) => hashData(ofAll + JSON.stringify(shells[lang]))),
		environment: hashData(JSON.stringify([codeHash, bundle.hash, head, surface])),
	};
}

/** The cache key of a page, given a hash of its own inputs. */
export function pageKey(
	{ ofLangs }: Pick<SiteFrame, "ofLangs">,
	hash: string,
	{ path, lang }: Pick<EmittedPage, "path" | "lang">,
): string {
	return `${ofLangs[lang]} ${hash} ${lang}${path}`;
}

/** The short cache key of a page, given the key of its entry. */
export function shortKey(
	{ environment }: Pick<SiteFrame, "environment">,
	entryKey: string,
	{ path, lang }: Pick<EmittedPage, "path" | "lang">,
): string {
	return hashData(`${environment} ${entryKey} ${lang}${path}`);
}

/** Creates a function that hashes all inputs of a page; inputs shared by many pages are hashed once. */
export function createHashing(bodies: Pick<Bodies, "keyOf">): (sources: PageSources) => string {
	const hashes = new Map<object, string>();
	const hashOf = (value: object) => {
		const existing = hashes.get(value) ?? hashData(JSON.stringify(value));
		hashes.set(value, existing);
		return existing;
	};
	const allOf = (cards: Record<string, Card>) => Object.entries(cards).map(([name, card]) => [name, hashOf(card)]);
	return ({ path, lang, entry, drawing, details, cards: { entries, paths, neighbours } }) => {
		const texts = [lang, defaultLang].map((each) => hashOf(entry.texts[each]));
		// The cache key of a body stands for its contents.
		const markdown = [bodies.keyOf(entry, lang), bodies.keyOf(entry, defaultLang)];
		const cards = [allOf(entries), allOf(paths), neighbours.map(hashOf)];
		return hashData(
			JSON.stringify([path, entry.kind, entry.slug, hashOf(entry.facts), texts, markdown, drawing, details, cards]),
		);
	};
}
