import type { Lang } from "#schemas/shared/languages.ts";
import type { PlannedPage, SitePlan } from "../../types/site.ts";

/** The pages of a site by address and by the file of their text. */
export type PageIndex = {
	at(path: string, lang: Lang): PlannedPage | undefined;
	/** The page of a text; undefined if it has none or several. */
	ofText(file: string): PlannedPage | undefined;
};

/** Indexes the pages of a site, so that no request searches all of them. */
export function indexPages({ pages }: SitePlan): PageIndex {
	const byAddress = new Map<string, PlannedPage>();
	const byText = new Map<string, PlannedPage | undefined>();
	for (const page of pages) {
		byAddress.set(`${page.lang} ${page.path}`, page);
		byText.set(page.origin, byText.has(page.origin) ? undefined : page);
	}
	return { at: (path, lang) => byAddress.get(`${lang} ${path}`), ofText: (file) => byText.get(file) };
}
