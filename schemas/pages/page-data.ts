import type { z } from "zod";
import type { Picture } from "../content/picture.ts";
import type { Heading, RichText } from "../content/rich-text.ts";
import type { SiteConfig } from "../content/site-config.ts";
import type { Lang } from "../shared/languages.ts";
import type { NewsletterService } from "../shared/newsletter.ts";
import type { TemplateName } from "../shared/template-traits.ts";
import type { ApplicationPage } from "./application/page-data.ts";
import type { BottomTabName } from "./bottom-tabs.ts";
import type { ComponentsPage, DashboardPage } from "./dashboard/page-data.ts";
import type { DiagnosisPage } from "./diagnosis/page-data.ts";
import type { FinderPage } from "./finder/page-data.ts";
import type { Listing, Traits } from "./listing.ts";
import type { routeList } from "./machine-files.ts";
import type { MyPlantsPage } from "./my-plants/page-data.ts";
import type { Common, Day, Link, Summary } from "./page-parts.ts";
import type { PlantCard, PlantDetails, PlatedPlant, ProfilePage, SheetPage } from "./plant/page-data.ts";

type BottomTab = Link & { name: BottomTabName };

/** One item of `routes.json`. `titles` is keyed by language, `changed` is a day or null. */
export type RouteItem = z.infer<typeof routeList>[number];

/** What to do in a month, in sentences. Those for single climates name them: regions of the country that the language is written for. */
export type MonthTasks = { everywhere: string[]; inClimates: string[] };

export type HomePage = Common & {
	template: "home";
	picture: Picture | null;
	entrances: { id: "window" | "cats" | "hardy" | "food" | "sick"; path: string; picture: Picture | null }[];
	/** The twelve months, January first, each with what to do then in the northern hemisphere. Empty when the page does not cover it. */
	months: { name: string; initial: string; tasks: MonthTasks }[];
	latest: Summary[];
};
export type ArticleListPage = Common & {
	template: "article-list";
	body: RichText;
	listing: Listing;
	articles: (Summary & { traits: Traits })[];
};
export type GuideListPage = Common & { template: "guide-list"; body: RichText; guides: Summary[] };
/**
 * The catalogue. The content of an opened card is fetched on demand (`plantDetailsPath`); `care` links to a page with the same
 * content, null if the plant has a sheet or the site has no such page. Plants that are or may be toxic to cats have links to
 * similar ones that are known not to be.
 */
export type PlantListPage = Common & {
	template: "plant-list";
	body: RichText;
	listing: Listing;
	plants: (PlantCard & { care: Link | null; traits: Traits; safeForCats: Link[] })[];
	/** Emergency numbers where the language is spoken, for cards with symptoms of poisoning; null on a site without them. */
	emergency: RichText | null;
};
/**
 * All plants of the catalogue with the content of their opened cards; `details` is null for a plant whose sheet at `path` has it.
 */
export type PlantCarePage = Common & {
	template: "plant-care";
	body: RichText;
	plants: (Pick<PlantCard, "slug" | "name" | "latin" | "path" | "toxicity"> & { details: PlantDetails | null })[];
};
export type SiteMapPage = Common & {
	template: "site-map";
	body: RichText;
	/** Sections, each with its total number of links; `rest` is the page that continues the section. */
	lists: { heading: string; links: Link[]; total: number; rest: Link | null }[];
};

export type NotFoundPage = Common & { template: "not-found"; body: RichText; picture: Picture | null };

/** An article or a guide. */
export type LongReadPage = Common & {
	template: "long-read";
	back: Link;
	badge: string;
	subtitle: string;
	author: string;
	published: Day;
	/** Date of the last significant change, null when there was none. */
	updated: Day | null;
	readingMinutes: number;
	picture: Picture | null;
	introTitle: string;
	intro: RichText;
	body: RichText;
	contents: Heading[];
	/** Plants in order, with their stars as a number and in words. */
	ranking: { title: string; items: RankedPlant[] } | null;
	/** Recommended reading: the entries listed in the facts, or the nearest others of the kind, of which three are shown at random. */
	recommended: Summary[];
	conclusion: { title: string; text: RichText; cta: Link } | null;
	/** Sources, numbered in the order of their citations, under their own heading. */
	sources: RichText;
	/** Disclosure at the end of a page with affiliate links; null for every other page. */
	affiliateLine: string | null;
};

/** A plant of a ranking: its name and address from the catalogue, the words from the article. */
type RankedPlant = {
	name: string;
	/** Its botanical name; null when its card has none. */
	latin: string | null;
	path: string;
	picture: Picture | null;
	stars: number;
	starsLabel: string;
	benefits: RichText;
	care: RichText;
	placement: RichText;
};

/** A redirect followed by the app. */
export type RedirectPage = { template: "redirect"; to: string };

/** A page with only the common data, its text, and the picture beside it. */
type TextPage<Name> = Common & { template: Name; body: RichText; picture: Picture | null };
export type PlainPage = TextPage<"plain">;

/**
 * Search page with all results of a query. `body` is for browsers without JavaScript. Without a query it shows plants, and the
 * topics of the blog.
 */
export type SearchPage = Common & { template: "search"; body: RichText; plants: PlatedPlant[]; topics: Link[] };

/** A page with data specific to its template. */
type OwnPage =
	| HomePage
	| ArticleListPage
	| GuideListPage
	| PlantListPage
	| PlantCarePage
	| SiteMapPage
	| MyPlantsPage
	| SearchPage
	| ApplicationPage
	| FinderPage
	| DiagnosisPage
	| NotFoundPage
	| DashboardPage
	| ComponentsPage
	| LongReadPage
	| SheetPage
	| ProfilePage;

/** A template without specific data: its pages have only their text. */
export type TextTemplate = Exclude<TemplateName, OwnPage["template"]>;

/** A page that a template displays. */
export type ScreenPage = OwnPage | { [Name in TextTemplate]: TextPage<Name> }[TextTemplate];

/** Everything the pipeline passes to the app for one address. */
export type PageData = ScreenPage | RedirectPage;

/** Name of a template, the discriminant of the union. */
export type Template = ScreenPage["template"];

/** A newsletter form. `fields` are the attributes of its inputs, with labels for the visible ones. */
export type NewsletterShown = {
	service: NewsletterService;
	action: string;
	fields: ({ label?: string; type: string; name: string } & Record<string, string | number | boolean>)[];
	consent: string;
};

/** Data shared by every page of a language: strings, menus, site configuration. */
export type ShellData = {
	lang: Lang;
	site: Pick<SiteConfig, "name" | "url" | "author" | "email" | "repository" | "social">;
	/** Year of the latest change of the content, four digits; empty if nothing has a date. */
	year: string;
	strings: Record<string, string>;
	header: Link[];
	/** Bottom tabs on small screens whose page exists. */
	tabs: BottomTab[];
	/** Path of the page of the visitor’s own plants; null on a site without it. */
	myPlants: string | null;
	guides: Link[];
	discover: Link[];
	resources: Link[];
	/** The newsletter form; null on a site without a newsletter service. */
	newsletter: NewsletterShown | null;
};
