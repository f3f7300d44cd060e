import type { RoutePath } from "../generated/routes.ts";
import { editorsPath } from "./url.ts";

/** Properties of a template, for code that treats pages differently by template. */
export type TemplateTraits = {
	/** Path of its only page, whatever the page's folder is named; absent if the folder determines the path. */
	path?: RoutePath;
	/** Whether it shows entries of another kind than `page`, so that facts of pages may not use it. */
	ofEntries?: true;
	/** Whether search engines, the sitemap and lists of routes may include its pages. */
	indexed: boolean;
	/** Whether its pages are for editors only. */
	forEditors?: true;
	/** Whether its pages have forms, choices or other controls, so that the app is loaded immediately. */
	needsApp: boolean;
	/** Kinds of content whose entries its pages list, so that they change with the newest of these. */
	lists?: readonly ("page" | "plant" | "article" | "guide")[];
	/** Whether its style sheet has the blocks of rich text: pictures, tables, cards and the like. */
	hasBlocks?: true;
	/** Whether its pages show the picture in their facts; social images always do. */
	showsPicture?: true;
	/** Whether its pages list no dated entries, so that their facts must have a date. */
	datedByHand?: true;
	/** Position among the tools for visitors: the search includes them, and the site map lists them in this order. */
	tool?: number;
};

/** All templates with their traits. */
export const templateTraits = {
	plain: { hasBlocks: true, indexed: true, needsApp: false, datedByHand: true, showsPicture: true },
	home: { path: "/", indexed: true, needsApp: false, lists: ["article"], showsPicture: true },
	"article-list": { indexed: true, needsApp: true, lists: ["article"] },
	"guide-list": { indexed: true, needsApp: true, lists: ["guide"], tool: 2 },
	"plant-list": { indexed: true, needsApp: true, lists: ["plant"], tool: 1 },
	"plant-care": { path: "/entretien", indexed: true, needsApp: false, lists: ["plant"], tool: 8 },
	"site-map": { indexed: true, needsApp: false, lists: ["page", "plant", "article", "guide"] },
	search: { indexed: false, needsApp: true, tool: 6 },
	"my-plants": { path: "/mes-plantes", indexed: true, needsApp: true, lists: ["plant"], tool: 5 },
	application: { indexed: true, needsApp: true, datedByHand: true, tool: 7, showsPicture: true },
	"not-found": { path: "/404", indexed: false, needsApp: true, showsPicture: true },
	dashboard: { path: editorsPath, indexed: false, forEditors: true, needsApp: true },
	components: { path: `${editorsPath}/components`, indexed: false, forEditors: true, needsApp: true },
	finder: { path: "/generateur-plante", indexed: true, needsApp: true, lists: ["plant"], tool: 3 },
	diagnosis: { indexed: true, needsApp: true, datedByHand: true, tool: 4 },
	"long-read": { hasBlocks: true, ofEntries: true, indexed: true, needsApp: false },
	sheet: { ofEntries: true, indexed: true, needsApp: false },
	profile: { ofEntries: true, indexed: true, needsApp: true },
} as const satisfies Record<string, TemplateTraits>;

type Traits = typeof templateTraits;

/** Name of a template. */
export type TemplateName = keyof Traits;

/** A template available to pages. */
export type PageTemplate = { [Name in TemplateName]: Traits[Name] extends { ofEntries: true } ? never : Name }[TemplateName];

/** The name of a template's component, and of its module. */
export function componentOf(template: string): string {
	return template.replace(/(?:^|-)[a-z]/g, (start) => start.slice(-1).toUpperCase());
}

/** The traits of a template. */
export function traitsOf(template: TemplateName): TemplateTraits {
	return templateTraits[template];
}
