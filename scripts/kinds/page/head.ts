import type { PageFacts, PageText } from "#schemas/content/page/schema.ts";
import { ownTitle, plainTitle, type TitleTag, type TitleWords, titleEnding } from "#schemas/pages/title-tag.ts";
import { partTitle } from "../paging.ts";

/**
 * The home page's title begins with the site's name, that of every other page ends with it. Further pages of a list have their
 * number after the title, for which the shorter of the two titles is used.
 */
export function pageTitle({ template }: PageFacts, text: PageText, words: TitleWords, part: number): TitleTag {
	if (template === "home") return { ...ownTitle(text), before: `${words.site.name} | `, after: "" };
	if (part === 1) return plainTitle(text, words.site.name);
	const { title, metaTitle = title } = text;
	const shorter = metaTitle.length < title.length ? { title, metaTitle } : { title };
	return { ...ownTitle(shorter), before: "", after: partTitle("", part, words) + titleEnding(words.site.name) };
}
