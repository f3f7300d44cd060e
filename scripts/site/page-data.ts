import { withBothUnits } from "#schemas/pages/both-units.ts";
import type { ScreenPage } from "#schemas/pages/page-data.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import { onceEach } from "#schemas/shared/once.ts";
import type { UnitSystem } from "#schemas/shared/units.ts";
import { findKindByName } from "../kinds/kinds.ts";
import { inFile } from "../report/internal.ts";
import type { CompleteEntry, LoadBody } from "../types/content.ts";
import type { AnchorParts, PageSources, SharedData } from "../types/site.ts";
import { placeAnchors } from "./anchor-parts.ts";
import { cardsOfPage } from "./cards.ts";
import { createLanguageTools } from "./language-tools.ts";
import { createLocale, type Locale } from "./localize.ts";

/** The page of an entry, in one language, and its number, from 1. */
type PageOf = { entry: CompleteEntry; lang: Lang; part: number };

/** Makes the data of a page through its kind, in both unit systems. */
export function pageDataOf({ entry, lang, part }: PageOf, locale: (units: UnitSystem) => Locale): ScreenPage {
	return inFile(entry.texts[lang].file, () =>
		withBothUnits((units) => {
			const { view, localize, conversions } = locale(units);
			const page = findKindByName(entry.kind).page.data(localize(entry), view, part);
			if (page.template === "redirect") throw new Error(`the page of ${entry.slug} is a redirect`);
			return { page, isConverted: conversions() > 0 };
		}),
	);
}

/** Makes the data of a page from everything it may use: its sources, the shared data, and the Markdown of its entry. */
export type MakePageData = (sources: PageSources, body: LoadBody) => ScreenPage;

/** Creates a maker of page data that has access to no entry but the one whose page it makes. */
export function createPageMaker(shared: SharedData, anchorParts: Record<Lang, AnchorParts>): MakePageData {
	const toolsFor = onceEach((lang: Lang) => createLanguageTools(shared, lang));
	return (sources, body) => {
		const { entry, lang, drawing, details } = sources;
		const cards = cardsOfPage(sources);
		const page = pageDataOf({ entry, lang, part: 1 }, (units) =>
			createLocale(toolsFor(lang), units, {
				shared,
				home: null,
				entries: () => throwNotPassed("the entries of a kind"),
				menu: () => throwNotPassed("a menu"),
				cards,
				drawing: {
					of: (kind, slug) => (drawing && kind === entry.kind && slug === entry.slug ? drawing : undefined),
					detail: (address) => details[address],
				},
				body,
			}),
		);
		return placeAnchors(page, anchorParts[lang]);
	};
}

function throwNotPassed(what: string): never {
	throw new Error(`a page asks for ${what}, but reads cards alone`);
}
