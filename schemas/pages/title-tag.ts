import type { SiteConfig } from "../content/site-config.ts";
import type { UiKey } from "../generated/ui-strings.ts";
import { constants } from "../shared/constants.ts";
import type { Meta } from "./page-parts.ts";

/**
 * The title of a page as shown by browsers and search engines: the text written by editors, in the field at `pointer`, and the
 * site's additions.
 */
export type TitleTag = { pointer: string; before: string; own: string; after: string };

/** Inputs of the site's additions to titles. */
export type TitleWords = { site: Pick<SiteConfig, "name">; string(key: UiKey, values?: Record<string, string | number>): string };

type Titled = { title: string; metaTitle?: string | undefined };

/**
 * The title of a text for search engines: `metaTitle`, or else the heading. `at` is the pointer of the group that contains both.
 */
export function ownTitle({ title, metaTitle }: Titled, at = ""): Pick<TitleTag, "pointer" | "own"> {
	return metaTitle === undefined ? { pointer: `${at}/title`, own: title } : { pointer: `${at}/metaTitle`, own: metaTitle };
}

/** Suffix of the title of every page but the home page. */
export function titleEnding(siteName: string): string {
	return ` | ${siteName}`;
}

/** The title of most pages, followed by the site's name. */
export function plainTitle(text: Titled, siteName: string): TitleTag {
	return { ...ownTitle(text), before: "", after: titleEnding(siteName) };
}

/** Suffix of the title of a sheet. */
export function sheetEnding({ site, string }: TitleWords): string {
	return ` - ${string("sheet.titleSuffix")}${titleEnding(site.name)}`;
}

/** Metadata of an article or a guide, without dates and picture. */
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

/** Number of characters left for a title besides the site's additions. */
export function titleRoom(added: string): number {
	return constants.titleMax - added.length;
}
