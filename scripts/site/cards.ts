import { type Lang, perLanguage } from "#schemas/shared/languages.ts";
import { onceEach } from "#schemas/shared/once.ts";
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
	const byPath = new Map(site.routes.map(({ path, entry }) => [path, entry]));
	const bySlug = new Map(site.entries.map((entry) => [`${entry.kind}/${entry.slug}`, entry]));
	const redirects = new Map(site.redirects.map(({ from, to }) => [from, to]));
	const cardsIn = perLanguage((lang) =>
		onceEach((entry: CompleteEntry): Card => {
			const { metric, imperial } = locales();
			return {
				metric: metric[lang].summary(entry),
				imperial: metric[lang].isConverted(entry) ? imperial[lang].summary(entry) : null,
			};
		}),
	);
	const neighboursIn = onceEach((kind: string) => new Map(memo(`neighbours ${kind}`, () => listNeighbours(kind, site.entries))));
	const of = (kind: string, slug: string, lang: Lang) => {
		const entry = bySlug.get(`${kind}/${slug}`);
		return entry && cardsIn[lang](entry);
	};
	return {
		at: (address, lang) => {
			const { path } = splitPath(address.split(/[?#]/)[0] ?? "/");
			const end = (redirects.get(path) ?? path).split("#")[0] ?? path;
			return cardsIn[lang](known(byPath.get(end), path));
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
