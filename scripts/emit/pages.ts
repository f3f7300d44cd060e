import { applicationStrings } from "#schemas/application/ui-strings.ts";
import { withBothUnits } from "#schemas/both-units.ts";
import { bottomTabs } from "#schemas/bottom-tabs.ts";
import { dashboardStrings } from "#schemas/dashboard/ui-strings.ts";
import { draftStrings, generatorStrings } from "#schemas/draft/ui-strings.ts";
import { finderQuestionStrings, finderStrings } from "#schemas/finder/ui-strings.ts";
import { findKindByName } from "#schemas/kinds.ts";
import { libraryStrings } from "#schemas/library/ui-strings.ts";
import { myPlantsStrings } from "#schemas/my-plants/ui-strings.ts";
import { newsletterService } from "#schemas/newsletter/site-config.ts";
import { newsletterStrings } from "#schemas/newsletter/ui-strings.ts";
import type { PageData, ShellData } from "#schemas/page-data.ts";
import { type Lang, langs } from "#schemas/spec/languages.ts";
import { myPlantsPath } from "#schemas/spec/my-plants.ts";
import type { UnitSystem } from "#schemas/spec/units.ts";
import { pageDataPath, shellDataPath } from "#schemas/spec/url.ts";
import type { Artifact, EmittedPage, Site } from "../pipeline/seams.ts";
import { lookingAt } from "../report/internal.ts";
import { createAnchorPlacing } from "./anchor-parts.ts";
import { lastChanges } from "./last-change.ts";
import type { Locale } from "./localize.ts";
import { showNewsletter } from "./newsletter.ts";

/** Words that come with the pages which show them, not with every page. */
const wordsOfPages = {
	...applicationStrings,
	...dashboardStrings,
	...libraryStrings,
	...myPlantsStrings,
	...finderStrings,
	...finderQuestionStrings,
	...generatorStrings,
	...draftStrings,
};

/** Asks each entry's kind for the page data of every route, in both systems of units. */
export function emitPages(site: Site, locales: Record<UnitSystem, Record<Lang, Locale>>): EmittedPage[] {
	const changed = lastChanges(site.entries);
	const placeAnchors = perLang((lang) => createAnchorPlacing(site, locales.metric[lang]));
	return site.routes.map(({ path, part, lang, entry, indexable, origin }) =>
		lookingAt(origin, () => {
			const kind = findKindByName(entry.kind);
			const data = withBothUnits((units) => {
				const { view, localize } = locales[units][lang];
				const page = kind.pageData(localize(entry), view, part);
				if (page.template === "redirect") throw new Error(`${path} is a page, not a redirect`);
				return page;
			});
			return { path, lang, data: placeAnchors[lang](data), indexable, origin, kind: entry.kind, changed: changed(entry) };
		}),
	);
}

function perLang<T>(make: (lang: Lang) => T): Record<Lang, T> {
	return Object.fromEntries(langs.map((lang) => [lang, make(lang)])) as Record<Lang, T>;
}

/** What the pages of each language share. */
export function emitShells(locales: Record<Lang, Locale>, site: Site): Record<Lang, ShellData> {
	const paths = new Set(site.routes.map(({ path }) => path));
	const changes = site.routes.map(({ entry }) => findKindByName(entry.kind).changed(entry.facts) ?? "");
	const year = changes.sort().at(-1)?.slice(0, 4) ?? "";
	const shells = langs.map((lang) => [lang, shell(locales[lang], site.strings[lang], paths, year)]);
	return Object.fromEntries(shells) as Record<Lang, ShellData>;
}

function shell({ view }: Locale, strings: Record<string, string>, paths: ReadonlySet<string>, year: string): ShellData {
	const { name, url, author, email, repository, social } = view.site;
	const service = newsletterService(view.site.newsletter);
	const elsewhere = service ? wordsOfPages : { ...wordsOfPages, ...newsletterStrings };
	return {
		lang: view.lang,
		site: { name, url, author, email, repository, social },
		year,
		strings: Object.fromEntries(Object.entries(strings).filter(([key]) => !Object.hasOwn(elsewhere, key))),
		header: view.menu("header"),
		tabs: bottomTabs.filter(({ path }) => paths.has(path)).map((tab) => ({ ...tab, label: view.string(tab.label) })),
		myPlants: paths.has(myPlantsPath) ? myPlantsPath : null,
		guides: view.menu("guides"),
		discover: view.menu("discover"),
		resources: view.menu("resources"),
		newsletter: service && showNewsletter(service, view),
	};
}

/** JSON that the app fetches: page data beside each pinned page, redirects in their place, one shell per language. */
export function pageArtifacts(pages: EmittedPage[], shells: Record<Lang, ShellData>, site: Site): Artifact[] {
	const json = (file: string, data: PageData | ShellData): Artifact => ({
		place: "dist",
		file: file.slice(1),
		contents: JSON.stringify(data),
	});
	return [
		...pages.map(({ path, lang, data }) => json(pageDataPath(path, lang), data)),
		...langs.flatMap((lang) =>
			site.redirects.map(({ from, to }) => json(pageDataPath(from, lang), { template: "redirect", to })),
		),
		...langs.map((lang) => json(shellDataPath(lang), shells[lang])),
	];
}
