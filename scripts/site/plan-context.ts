import type { MenuItem } from "#schemas/content/site-config.ts";
import type { Link } from "#schemas/pages/page-parts.ts";
import { groupBy } from "#schemas/shared/group-by.ts";
import { type Lang, perLanguage } from "#schemas/shared/languages.ts";
import type { UnitSystem } from "#schemas/shared/units.ts";
import { findKindByName } from "../kinds/kinds.ts";
import type { LoadBody, Memo, Site } from "../types/content.ts";
import type { AnchorParts, Cards } from "../types/site.ts";
import { findAnchorParts } from "./anchor-parts.ts";
import { createCards } from "./cards.ts";
import type { FindDrawing } from "./drawings.ts";
import { createLanguageTools, known } from "./language-tools.ts";
import { createLocale, type Locale } from "./localize.ts";
import { createPageMaker, type MakePageData } from "./page-data.ts";

/** What the files of a site are made with: locales for each language and unit system, cards, and the maker of page data. */
export type PlanContext = {
	locales: Record<UnitSystem, Record<Lang, Locale>>;
	cards: Cards;
	drawing: FindDrawing;
	makePage: MakePageData;
	body: LoadBody;
	anchorParts: Record<Lang, AnchorParts>;
};

/**
 * Prepares the plan of a site. `memo` caches what depends only on what other pages can show of entries (`SitePlan.publicHash`).
 */
export function createPlanContext(
	site: Site,
	pictureCode: string,
	drawing: FindDrawing,
	body: LoadBody,
	memo: Memo,
): PlanContext {
	const shared = { ...site, pictureCode };
	const home = site.entries.find(({ kind, slug, facts }) => findKindByName(kind).address.path(slug, facts) === "/");
	const byKind = groupBy(site.entries, ({ kind }) => kind);
	// Circular, but lazy: locales look up cards, and cards are created in locales on demand.
	const cards = createCards(site, () => locales, memo);
	const tools = perLanguage((lang) => createLanguageTools(shared, lang));
	const menuIn = (lang: Lang, name: keyof Site["navigation"]) =>
		site.navigation[name].map(
			({ to, label }: MenuItem): Link => ({
				path: to,
				label: label === undefined ? shortTitle(cards.at(to, lang).metric.title) : known(site.strings[lang][label], label),
			}),
		);
	const localesIn = (units: UnitSystem) =>
		perLanguage((lang) =>
			createLocale(tools[lang], units, {
				shared,
				home: home ?? null,
				entries: (kind) => byKind.get(kind) ?? [],
				menu: (name) => menuIn(lang, name),
				cards,
				drawing,
				body,
			}),
		);
	const locales: PlanContext["locales"] = { metric: localesIn("metric"), imperial: localesIn("imperial") };
	const anchorParts = memo("anchor parts", () => perLanguage((lang) => findAnchorParts(site, locales.metric[lang])));
	return { locales, cards, drawing, makePage: createPageMaker(shared, anchorParts), body, anchorParts };
}

/** A title as menus have it, without what explains it: up to its colon, or with its question mark. */
function shortTitle(title: string): string {
	return title.split(/\s*:\s|(?<=\?)\s/u, 1).join("");
}
