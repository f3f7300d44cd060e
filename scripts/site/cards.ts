import { type Lang, perLanguage } from "#schemas/shared/languages.ts";
import type { UnitSystem } from "#schemas/shared/units.ts";
import { splitPath } from "#schemas/shared/url.ts";
import { findKindByName } from "../kinds/kinds.ts";
import type { CompleteEntry, Memo, Site } from "../types/content.ts";
import type { Card, Cards, PageSources } from "../types/site.ts";
import { known } from "./language-tools.ts";
import type { Locale } from "./localize.ts";

/**
 * Cards of a whole site, each created once, on demand. `locales` returns the locales that write them, `memo` caches the
 * neighbours of entries.
 */
export function createCards(site: Site, locales: () => Record<UnitSystem, Record<Lang, Locale>>, memo: Memo): Cards {
	const made = perLanguage(() => new Map<CompleteEntry, Card>());
	const byPath = new Map(site.routes.map(({ path, entry }) => [path, entry]));
	const bySlug = new Map(site.entries.map((entry) => [`${entry.kind}/${entry.slug}`, entry]));
	const redirects = new Map(site.redirects.map(({ from, to }) => [from, to]));
	const neighbours = new Map<string, ReadonlyMap<string, readonly string[]>>();
	const cardOf = (entry: CompleteEntry, lang: Lang): Card => {
		const existing = made[lang].get(entry);
		if (existing) return existing;
		const { metric, imperial } = locales();
		const card = {
			metric: metric[lang].summary(entry),
			imperial: metric[lang].isConverted(entry) ? imperial[lang].summary(entry) : null,
		};
		made[lang].set(entry, card);
		return card;
	};
	const neighboursIn = (kind: string) => {
		const existing = neighbours.get(kind) ?? new Map(memo(`neighbours ${kind}`, () => listNeighbours(kind, site.entries)));
		neighbours.set(kind, existing);
		return existing;
	};
	const of = (kind: string, slug: string, lang: Lang) => {
		const entry = bySlug.get(`${kind}/${slug}`);
		return entry && cardOf(entry, lang);
	};
	return {
		at: (address, lang) => {
			const { path } = splitPath(address.split(/[?#]/)[0] ?? "/");
			const end = (redirects.get(path) ?? path).split("#")[0] ?? path;
			return cardOf(known(byPath.get(end), path), lang);
		},
		of,
		neighbours: (kind, slug, lang) =>
			(neighboursIn(kind).get(slug) ?? []).map((other) => known(of(kind, other, lang), `${kind}/${other}`)),
	};
}

function listNeighbours(kind: string, entries: readonly CompleteEntry[]): [slug: string, others: readonly string[]][] {
	return [...findKindByName(kind).card.neighbours(entries.filter((entry) => entry.kind === kind))];
}

/** The cards passed to a page, and no others. */
export function cardsOfPage({ cards }: PageSources): Cards {
	return {
		at: (path) => known(cards.paths[path], path),
		of: (kind, slug) => cards.entries[`${kind}/${slug}`],
		neighbours: () => cards.neighbours,
	};
}
