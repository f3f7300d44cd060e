import { defaultLang, type Lang, perLanguage } from "#schemas/spec/languages.ts";
import type { Bundle } from "../render/bundle.ts";
import type { HeadLinks } from "../render/documents.ts";
import { hashData } from "../store/hash.ts";
import type { Bodies } from "../types/content.ts";
import type { Card, Emitted, EmittedPage, PageSources } from "../types/site.ts";
import type { PageContext } from "./page-job.ts";

/**
 * What all pages are made with: as plain data, as hashes of that (`ofLangs` with what pages of a language share), and as a hash of all
 * that may be seen of entries outside of their own pages.
 */
export type SiteFrame = { context: Omit<PageContext, "dir">; ofLangs: Record<Lang, string>; surroundings: string };

type Framed = Pick<Emitted, "shells" | "shared" | "anchorParts" | "redirects" | "surface">;

type FrameOptions = { bundle: Bundle; head: HeadLinks; codeHash: string };

/** What pages of a site are made with. */
export function siteFrame(emitted: Framed, { bundle, head, codeHash }: FrameOptions): SiteFrame {
	const { shells, shared, anchorParts, redirects, surface } = emitted;
	const ends = redirects.map(({ from, to }): [string, string] => [from, to]);
	const ofAll = hashData(JSON.stringify([codeHash, bundle.hash, head, shared, anchorParts, ends]));
	return {
		context: { bundle: bundle.files, head, shells, shared, anchorParts, ends },
		ofLangs: perLanguage((lang) => hashData(ofAll + JSON.stringify(shells[lang]))),
		surroundings: hashData(JSON.stringify([codeHash, bundle.hash, head, surface])),
	};
}

/** The key of a page, given a hash of what it alone is made of. */
export function pageKey(
	{ ofLangs }: Pick<SiteFrame, "ofLangs">,
	hash: string,
	{ path, lang }: Pick<EmittedPage, "path" | "lang">,
): string {
	return `${ofLangs[lang]} ${hash} ${lang}${path}`;
}

/** The short key of a page, given the key of its entry. */
export function shortKey(
	{ surroundings }: Pick<SiteFrame, "surroundings">,
	entryKey: string,
	{ path, lang }: Pick<EmittedPage, "path" | "lang">,
): string {
	return hashData(`${surroundings} ${entryKey} ${lang}${path}`);
}

/** Makes what hashes all that a page is made of; what many pages have in common is hashed once. */
export function createHashing(bodies: Pick<Bodies, "keyOf">): (sources: PageSources) => string {
	const hashes = new Map<object, string>();
	const hashOf = (value: object) => {
		const there = hashes.get(value) ?? hashData(JSON.stringify(value));
		hashes.set(value, there);
		return there;
	};
	const allOf = (cards: Record<string, Card>) => Object.entries(cards).map(([name, card]) => [name, hashOf(card)]);
	return ({ path, lang, entry, drawing, details, cards: { entries, paths, neighbours } }) => {
		const texts = [lang, defaultLang].map((each) => hashOf(entry.texts[each]));
		// A body stands for all its bytes by the key that it is kept under.
		const markdown = [bodies.keyOf(entry, lang), bodies.keyOf(entry, defaultLang)];
		const cards = [allOf(entries), allOf(paths), neighbours.map(hashOf)];
		return hashData(
			JSON.stringify([path, entry.kind, entry.slug, hashOf(entry.facts), texts, markdown, drawing, details, cards]),
		);
	};
}
