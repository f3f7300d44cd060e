import type { DetailPart } from "#schemas/content/detail.ts";
import type { PlantForm } from "#schemas/content/plant/form.ts";
import type { SceneForm } from "#schemas/content/scene.ts";
import type { ContentReport } from "#schemas/pages/dashboard/report.ts";
import type { ScreenPage, ShellData } from "#schemas/pages/page-data.ts";
import type { Summary } from "#schemas/pages/page-parts.ts";
import type { SearchItem } from "#schemas/pages/search-item.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import type { NewsletterService } from "#schemas/shared/newsletter.ts";
import type { Bodies, CompleteEntry, Photo, Route, Site } from "./content.ts";

/** Types passed from `site` to the steps after it. All are plain data, except functions that compute something on demand. */

/**
 * site → build: a page to render, with its route. `title` is its heading, `changed` the day of its last change. Title and data are
 * functions, because the data of all pages together are large: each call computes them again.
 */
export type PlannedPage = Route & {
	changed: string | null;
	title(): string;
	/** Everything its data is made from; null for a page that may use all entries. */
	sources(): PageSources | null;
	data(): ScreenPage;
};

/** What the data of a page is made from, besides the data that all pages share and the entry's Markdown. */
export type PageSources = {
	path: string;
	lang: Lang;
	entry: CompleteEntry;
	drawing: DrawingFile | null;
	/** The detail drawings that it shows, by address. */
	details: Readonly<Record<string, DrawingFile>>;
	cards: {
		/** By kind and slug, `plant/pothos`. */
		entries: Record<string, Card>;
		paths: Record<string, Card>;
		neighbours: readonly Card[];
	};
};

/** How other pages show an entry, in one language. `imperial` is null where the text is the same in both unit systems. */
export type Card = { metric: Summary; imperial: Summary | null };

/** The cards of entries, for pages that show other entries. */
export type Cards = {
	/** Card of the entry whose page is at a path; redirects are followed. */
	at(path: string, lang: Lang): Card;
	/** Card of an entry; undefined where there is none. */
	of(kind: string, slug: string, lang: Lang): Card | undefined;
	/** Cards of suggested further reading for an entry, at most twelve. */
	neighbours(kind: string, slug: string, lang: Lang): readonly Card[];
};

/** A redirect of one address, bare or with a language prefix. */
export type RedirectRule = { from: string; to: string; lang: Lang };

/** A drawing as SVG files, for the light and the dark theme. */
export type DayAndNight = { day: string; night: string };

/**
 * An illustration generated from data: a plant, a close-up of a plant part, or a scene. `file` is its file name in `images` on the
 * site, in the light theme (`nightNameOf` gives the dark one); a plant's slug seeds its small irregularities. Illustrations with
 * the same `key` are identical, byte for byte. `shown` is false when only social networks use it.
 */
export type Drawing = {
	file: string;
	key: string;
	entry: CompleteEntry;
	subject:
		| { plant: PlantForm; reach: number }
		| { plant: PlantForm; part: DetailPart }
		| { scene: SceneForm; forms: Record<string, PlantForm> };
	width: number;
	height: number;
	shown: boolean;
};

/** What pages need to know about a drawing. */
export type DrawingFile = Pick<Drawing, "file" | "width" | "height">;

/**
 * The social image of a page: the file name of the JPEG in `images` on the site, the title printed on it, and the picture beside
 * the title, by the name of a drawing or photo.
 */
export type SocialImageFile = { file: string; title: string; art: { drawing: string } | { photo: string } };

/** Data shared by all pages, whatever entries exist. `pictureCode` changes with the code that generates pictures. */
export type SharedData = Pick<
	Site,
	"config" | "navigation" | "sources" | "safety" | "diagnosis" | "calendar" | "terms" | "strings" | "photos"
> & {
	pictureCode: string;
};

/**
 * The page of a list on which an anchor is found: by the path of the list, then by anchor. Lists with a single page are left out.
 */
export type AnchorParts = Record<string, Record<string, number>>;

/** site → build: everything derived from the content alone. Pages do not have their HTML yet. */
export type SitePlan = {
	pages: PlannedPage[];
	shared: SharedData;
	anchorParts: Record<Lang, AnchorParts>;
	bodies: Bodies;
	shells: Record<Lang, ShellData>;
	redirects: RedirectRule[];
	/** Changes with our own code and with any content that other pages can show: everything except Markdown. */
	publicHash: string;
	/** Photos shown on at least one page. */
	photos: Photo[];
	drawings: Drawing[];
	/** One for each page that can be shared, in each language; computed on demand. */
	socialImages(): SocialImageFile[];
	baseUrl: string;
	/** Repository of the content, if the site has one. */
	repository: string | undefined;
	/** The newsletter service; the only host that pages may send data to. */
	newsletter: NewsletterService | null;
	/** Address for reports of policy violations, if the site collects them. */
	reports: string | null;
	/** Whether browsers may list the host as reachable by HTTPS alone. */
	hstsPreload: boolean;
	/** The report for editors about the content, given the links of the pages at each path. */
	report(linksAt: (path: string) => readonly PageLinks[]): ContentReport;
	/** Search index, computed on demand. */
	searchItems(): Record<Lang, SearchItem[]>;
	/** Files of the site made from the whole content, computed on demand; those of single pages are made from the data of the page. */
	artifacts(): Artifact[];
	/** Files outside the site: the app's types, and what editors complete by. */
	generated(): Artifact[];
	/** The JSON Schemas among them. */
	schemas(): Artifact[];
	/** Contents of the feeds, without the text of their pages. */
	feedPlans(): FeedPlan[];
};

/** Contents of one language's feed, without the text of its pages, which are listed newest first. */
export type FeedPlan = {
	lang: Lang;
	site: { name: string; url: string; author: string; description: string };
	items: { path: string; lang: Lang; changed: string | null }[];
};

/**
 * Outgoing links of a page: `texts` are those in its running text and those that editors name in fields (the plants of a ranking,
 * the final button), `lists` those of cards and lists. Bare paths of other pages, sorted; breadcrumbs are not counted.
 */
export type PageLinks = { texts: string[]; lists: string[] };

/** site → build: a file to write, in the built site, the app's generated types, the editors' schemas or their snippets. */
export type Artifact = { destination: "dist" | "types" | "schemas" | "snippets"; file: string; contents: string };

/** A file of the site: its contents, or the file to copy. */
export type SiteFile = { file: string } & ({ contents: string | Uint8Array } | { copyOf: string });
