import type { View } from "../kind.ts";
import type { SocialImage } from "../picture.ts";
import { ownTitle, plainTitle, type TitleTag, type TitleWords } from "../title-tag.ts";
import type { PageFacts, PageText } from "./schema.ts";

/** The home page is named after the site, every other page before it. */
export function pageTitle({ template }: PageFacts, text: PageText, { site }: TitleWords): TitleTag {
	return template === "home" ? { ...ownTitle(text), before: `${site.name} | `, after: "" } : plainTitle(text, site.name);
}

/** Stands for pages without a scene of their own. */
export function homeImage(view: View): SocialImage | null {
	const home = view.entries("page").find(({ facts }) => facts.template === "home");
	return home ? view.socialImage("page", home) : null;
}
