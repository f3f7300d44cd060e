import type { PageData, ScreenPage, ShellData, Template, TextTemplate } from "#schemas/pages/page-data.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import { isRecord } from "#schemas/shared/shapes.ts";
import type { Accepts } from "./get.ts";

/*
 * Validates that JSON is what its address promises. Captive portals, hosts in the middle of an upload, and caches may answer
 * with something else; data of our own build, in the requested language and for the requested page, is assumed to be complete.
 */

/** Names of the lists and objects that data of a type always have. */
type Parts<Data> = { [Name in keyof Data]-?: Data[Name] extends object ? Name : never }[keyof Data];

/** What both layouts of a plant's page need. */
const plantParts = ["back", "plant", "facts", "sections", "care", "propagation", "pressed", "sources"] as const;

/** Lists and objects that a page needs to render, by template; the others need only their text. */
const parts: { [Name in Exclude<Template, TextTemplate>]: readonly Parts<Extract<ScreenPage, { template: Name }>>[] } = {
	home: ["entrances", "months", "latest"],
	"article-list": ["body", "listing", "articles"],
	"guide-list": ["body", "guides"],
	"plant-list": ["body", "listing", "plants"],
	"plant-care": ["body", "plants"],
	"site-map": ["body", "lists"],
	search: ["body", "plants", "topics"],
	"my-plants": ["body", "words", "plants", "easy", "months", "monthInitials"],
	application: ["body", "words", "platforms"],
	dashboard: ["words"],
	components: ["words", "examples"],
	finder: ["body", "words", "listing", "plants", "bands", "sources"],
	"not-found": ["body"],
	diagnosis: ["body", "words", "listing", "drawings", "causes", "plants"],
	"long-read": ["back", "published", "intro", "body", "contents", "recommended", "sources"],
	sheet: [...plantParts, "intro", "history", "benefits", "mistakes", "decor"],
	profile: [...plantParts, "description", "issues", "tips", "tabs", "faq"],
};

/** Accepts data of the page at a bare path in a language, or of a redirect. */
export function pageAt(path: string, lang: Lang): Accepts<PageData> {
	return (data): data is PageData =>
		isRecord(data) &&
		(data["template"] === "redirect"
			? typeof data["to"] === "string"
			: typeof data["template"] === "string" &&
				data["lang"] === lang &&
				data["path"] === path &&
				typeof data["title"] === "string" &&
				Array.isArray(data["crumbs"]) &&
				isRecord(data["meta"]) &&
				hasParts(data));
}

function hasParts(data: Record<string, unknown>): boolean {
	const byTemplate: { readonly [template: string]: readonly string[] | undefined } = parts;
	return (byTemplate[String(data["template"])] ?? ["body"]).every(
		(part) => typeof data[part] === "object" && data[part] !== null,
	);
}

/** Accepts the strings, menus and site data of a language. */
export function shellIn(lang: Lang): Accepts<ShellData> {
	const lists = ["header", "tabs", "guides", "discover", "resources"];
	return (data): data is ShellData =>
		isRecord(data) &&
		data["lang"] === lang &&
		isRecord(data["site"]) &&
		isRecord(data["strings"]) &&
		lists.every((list) => Array.isArray(data[list]));
}
