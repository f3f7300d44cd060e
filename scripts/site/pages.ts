import { newsletterService } from "#schemas/content/newsletter/site-config.ts";
import { bottomTabs } from "#schemas/pages/bottom-tabs.ts";
import type { PageData, ScreenPage, ShellData } from "#schemas/pages/page-data.ts";
import { type Lang, langs, perLanguage } from "#schemas/shared/languages.ts";
import { templateTraits } from "#schemas/shared/template-traits.ts";
import { pageDataPath, shellDataPath } from "#schemas/shared/url.ts";
import type { CardsRead } from "../kinds/kind.ts";
import { findKindByName } from "../kinds/kinds.ts";
import { partTitle } from "../kinds/paging.ts";
import { wordsOfPages } from "../kinds/words-of-pages.ts";
import { inFile } from "../report/internal.ts";
import type { CompleteEntry, Site } from "../types/content.ts";
import type { AnchorParts, Artifact, Cards, DrawingFile, PageSources, PlannedPage } from "../types/site.ts";
import { placeAnchors } from "./anchor-parts.ts";
import { lastChanges } from "./last-change.ts";
import type { Locale } from "./localize.ts";
import { showNewsletter } from "./newsletter.ts";
import { pageDataOf } from "./page-data.ts";
import type { PlanContext } from "./plan-context.ts";
import { distinctByCase } from "./redirects.ts";

/** Lists the pages of all routes; the data of each is computed when it is asked for. */
export function planPages(site: Site, { locales, cards, drawing, makePage, body, anchorParts }: PlanContext): PlannedPage[] {
	const changed = lastChanges(site.entries);
	return site.routes.map((route): PlannedPage => {
		const { path, part, lang, entry, origin } = route;
		const kind = findKindByName(entry.kind);
		const { view, localize } = locales.metric[lang];
		const reads = kind.page.reads(entry.facts, entry.texts[lang].leadsTo);
		const sourcesOf = (): PageSources | null => {
			if (!reads) return null;
			const details = [...kind.page.details(entry.slug, entry.facts), ...entry.texts[lang].details].flatMap((address) => {
				const found = sizeOf(drawing.detail(address));
				return found ? [[address, found] as const] : [];
			});
			return {
				...{ path, lang, entry, drawing: sizeOf(drawing.of(entry.kind, entry.slug)) },
				details: Object.fromEntries(details),
				cards: pick(reads, entry, lang, cards),
			};
		};
		return {
			...route,
			changed: changed(entry),
			title: () => inFile(origin, () => partTitle(kind.page.heading(localize(entry), view), part, view)),
			sources: sourcesOf,
			data(): ScreenPage {
				const sources = sourcesOf();
				if (sources) return makePage(sources, body);
				return placeAnchors(
					pageDataOf({ entry, lang, part }, (units) => locales[units][lang]),
					anchorParts[lang],
				);
			},
		};
	});
}

function sizeOf(drawing: DrawingFile | undefined): PageSources["drawing"] {
	return drawing ? { file: drawing.file, width: drawing.width, height: drawing.height } : null;
}

function pick(
	{ entries, paths, neighbours }: CardsRead,
	{ kind, slug }: CompleteEntry,
	lang: Lang,
	cards: Cards,
): PageSources["cards"] {
	return {
		entries: Object.fromEntries(
			entries.flatMap((other) => {
				const card = cards.of(other.kind, other.slug, lang);
				return card ? [[`${other.kind}/${other.slug}`, card] as const] : [];
			}),
		),
		paths: Object.fromEntries(paths.map((path) => [path, cards.at(path, lang)])),
		neighbours: neighbours ? cards.neighbours(kind, slug, lang) : [],
	};
}

/** Data shared by the pages of each language. */
export function planShells(
	locales: Record<Lang, Locale>,
	site: Site,
	anchorParts: Record<Lang, AnchorParts>,
): Record<Lang, ShellData> {
	const paths = new Set(site.routes.map(({ path }) => path));
	const changes = site.routes.map(({ entry }) => findKindByName(entry.kind).page.changed(entry.facts) ?? "");
	const year = changes.sort().at(-1)?.slice(0, 4) ?? "";
	return perLanguage((lang) => placeAnchors(shell(locales[lang], site.strings[lang], paths, year), anchorParts[lang]));
}

function shell({ view }: Locale, strings: Record<string, string>, paths: ReadonlySet<string>, year: string): ShellData {
	const { name, url, author, email, repository, social } = view.site;
	const service = newsletterService(view.site.newsletter);
	const elsewhere = [...Object.values(wordsOfPages).flat(), ...(service ? [] : ["subscription."])];
	const { path: myPlants } = templateTraits["my-plants"];
	return {
		lang: view.lang,
		site: { name, url, author, email, repository, social },
		year,
		strings: Object.fromEntries(
			Object.entries(strings).filter(([key]) => !elsewhere.some((beginning) => key.startsWith(beginning))),
		),
		header: view.menu("header"),
		tabs: bottomTabs.filter(({ path }) => paths.has(path)).map((tab) => ({ ...tab, label: view.string(tab.label) })),
		myPlants: paths.has(myPlants) ? myPlants : null,
		guides: view.menu("guides"),
		discover: view.menu("discover"),
		resources: view.menu("resources"),
		newsletter: service && showNewsletter(service, view),
	};
}

/** JSON that the app fetches besides the data of pages: redirects at their own addresses, one shell per language. */
export function sharedData(shells: Record<Lang, ShellData>, site: Site): Artifact[] {
	const json = (file: string, data: PageData | ShellData): Artifact => ({
		destination: "dist",
		file: file.slice(1),
		contents: JSON.stringify(data),
	});
	const paths = site.routes.map(({ path }) => path);
	return [
		...langs.flatMap((lang) =>
			distinctByCase(site.redirects, paths).map(({ from, to }) => json(pageDataPath(from, lang), { template: "redirect", to })),
		),
		...langs.map((lang) => json(shellDataPath(lang), shells[lang])),
	];
}
