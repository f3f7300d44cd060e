import type { Meta } from "./page-parts.ts";
import type { SiteConfig } from "./site-config.ts";
import { constants } from "./spec/constants.ts";
import type { UiKey } from "./ui-strings.ts";

/**
 * The title of a page as browsers and search engines show it: what its editors wrote, in the field at `pointer`, and what the
 * site puts around it.
 */
export type TitleTag = { pointer: string; before: string; own: string; after: string };

/** What the site puts around titles is made of these. */
export type TitleWords = { site: Pick<SiteConfig, "name">; string(key: UiKey, values?: Record<string, string | number>): string };

type Titled = { title: string; metaTitle?: string | undefined };

/** The title of a text for search engines: its own one, else the heading. `at` is the pointer of the group that holds both. */
export function ownTitle({ title, metaTitle }: Titled, at = ""): Pick<TitleTag, "pointer" | "own"> {
	return metaTitle === undefined ? { pointer: `${at}/title`, own: title } : { pointer: `${at}/metaTitle`, own: metaTitle };
}

/** What follows the title of every page but the home page. */
export function titleEnding(siteName: string): string {
	return ` | ${siteName}`;
}

/** The title of most pages: the site's name follows it. */
export function plainTitle(text: Titled, siteName: string): TitleTag {
	return { ...ownTitle(text), before: "", after: titleEnding(siteName) };
}

/** What follows the title of a sheet. */
export function sheetEnding({ site, string }: TitleWords): string {
	return ` - ${string("sheet.titleSuffix")}${titleEnding(site.name)}`;
}

/** Metadata of an article or a guide, without its days and its picture. */
export function articleMeta(
	text: Titled & { metaDescription: string },
	siteName: string,
): Omit<Meta, "published" | "updated" | "image"> {
	return {
		title: writeTitle(plainTitle(text, siteName)),
		description: text.metaDescription,
		keywords: [],
		socialTitle: text.title,
		socialDescription: text.metaDescription,
		type: "article",
	};
}

/** The whole title. */
export function writeTitle({ before, own, after }: TitleTag): string {
	return before + own + after;
}

/** So many characters of their own may titles have beside what the site adds. */
export function titleRoom(added: string): number {
	return constants.titleMax - added.length;
}
