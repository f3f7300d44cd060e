import { finderPath } from "./finder.ts";
import { myPlantsPath } from "./my-plants.ts";
import { plantCarePath } from "./plant-details.ts";

/** What is said of a template by those who treat pages differently by theirs. */
export type TemplateTraits = {
	/** The one address of its page, whatever the folder of that is named; left out where the folder gives it. */
	path?: string;
	/** Whether it shows an entry of another kind than `page`, so that facts of pages may not name it. */
	ofEntries?: true;
	/** Whether search engines, the sitemap and lists of routes may name its pages. */
	indexed: boolean;
	/** Whether its pages are for editors alone. */
	forEditors?: true;
	/** Whether its pages hold something to fill in, to choose or to open, so that the app is brought in at once. */
	needsApp: boolean;
	/** Whether many pages have it and none of their parts has an id of React's making, so that what stands around them is rendered once. */
	sharesFrame?: true;
	/** Kinds of content whose entries its pages name, so that they change with the newest of these. */
	lists?: readonly ("page" | "plant" | "article" | "guide")[];
	/** Whether its pages show the picture of their facts; social networks always do. */
	showsPicture?: true;
	/** Whether its pages list nothing whose days could stand for theirs, so that their facts must name a day. */
	datedByHand?: true;
	/** Place among the pages that do something for visitors: the search knows them, and the site map lists them in this order. */
	tool?: number;
};

/** All templates with their traits. */
export const templateTraits = {
	plain: { indexed: true, needsApp: false, datedByHand: true },
	home: { path: "/", indexed: true, needsApp: false, lists: ["article"], showsPicture: true },
	"article-list": { indexed: true, needsApp: true, lists: ["article"] },
	"guide-list": { indexed: true, needsApp: true, lists: ["guide"], tool: 2 },
	"plant-list": { indexed: true, needsApp: true, lists: ["plant"], tool: 1 },
	"plant-care": { path: plantCarePath, indexed: true, needsApp: false, lists: ["plant"] },
	"site-map": { indexed: true, needsApp: false, lists: ["page", "plant", "article", "guide"] },
	search: { indexed: false, needsApp: true, tool: 5 },
	"my-plants": { path: myPlantsPath, indexed: true, needsApp: true, lists: ["plant"], tool: 4 },
	application: { indexed: true, needsApp: true, datedByHand: true, tool: 6 },
	"not-found": { path: "/404", indexed: false, needsApp: true, showsPicture: true },
	dashboard: { path: "/dashboard", indexed: false, forEditors: true, needsApp: true },
	components: { path: "/dashboard/components", indexed: false, forEditors: true, needsApp: true },
	finder: { path: finderPath, indexed: true, needsApp: true, lists: ["plant"], tool: 3 },
	"long-read": { ofEntries: true, indexed: true, needsApp: false, sharesFrame: true },
	sheet: { ofEntries: true, indexed: true, needsApp: false, sharesFrame: true },
	profile: { ofEntries: true, indexed: true, needsApp: true },
} as const satisfies Record<string, TemplateTraits>;

type Traits = typeof templateTraits;

/** Name of a template. */
export type TemplateName = keyof Traits;

/** One that pages may take. */
export type PageTemplate = { [Name in TemplateName]: Traits[Name] extends { ofEntries: true } ? never : Name }[TemplateName];

/** What is said of a template. */
export function traitsOf(template: TemplateName): TemplateTraits {
	return templateTraits[template];
}
