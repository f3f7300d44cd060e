import type { ContentReport } from "#schemas/dashboard/report.ts";
import type { DetailPart } from "#schemas/detail.ts";
import type { ScreenPage, ShellData } from "#schemas/page-data.ts";
import type { Summary } from "#schemas/page-parts.ts";
import type { PlantForm } from "#schemas/plant/form.ts";
import type { SceneForm } from "#schemas/scene.ts";
import type { SearchItem } from "#schemas/search-item.ts";
import type { Lang } from "#schemas/spec/languages.ts";
import type { NewsletterService } from "#schemas/spec/newsletter.ts";
import type { Bodies, CompleteEntry, Photo, Site } from "./content.ts";

/** Types passed from emit to the stages after it. All are plain data, except functions that compute something on demand. */

/**
 * emit → render: a page to be, with the route it belongs to. `title` is its heading, `changed` the day of its last change. Its title and its
 * data are made when they are asked for: those of all pages together are large.
 */
export type EmittedPage = {
	path: string;
	lang: Lang;
	indexable: boolean;
	origin: string;
	kind: string;
	changed: string | null;
	readonly title: string;
	entry: CompleteEntry;
	/** Everything its data is made from; null for a page that may use all entries. */
	readonly sources: PageSources | null;
	readonly data: ScreenPage;
};

/** What the data of a page is made from, besides data shared by all pages and the entry's Markdown. */
export type PageSources = {
	path: string;
	lang: Lang;
	entry: CompleteEntry;
	drawing: DrawingFile | null;
	/** The details that it shows, by their addresses. */
	details: Readonly<Record<string, DrawingFile>>;
	cards: {
		/** By kind and slug, `plant/pothos`. */
		entries: Record<string, Card>;
		paths: Record<string, Card>;
		neighbours: readonly Card[];
	};
};

/** What a page shows of another entry, in a language. `imperial` is null where it reads the same in both systems of units. */
export type Card = { metric: Summary; imperial: Summary | null };

/** What pages know of other entries: their cards. */
export type Cards = {
	/** Card of the entry whose page is at a path; redirects are followed. */
	at(path: string, lang: Lang): Card;
	/** Card of an entry; undefined where there is none. */
	of(kind: string, slug: string, lang: Lang): Card | undefined;
	/** Cards of what to read next to an entry, at most twelve. */
	neighbours(kind: string, slug: string, lang: Lang): readonly Card[];
};

/** One address that leads elsewhere, on the bare path or a pinned one. */
export type RedirectRule = { from: string; to: string; lang: Lang };

/** A drawing as SVG files, for the light and the dark theme. */
export type DayAndNight = { day: string; night: string };

/**
 * A picture that is drawn from data: a plant, a part of it close up, or a scene. Its name in the site's `images` (by day; `nightNameOf` names the other), whose picture it is, what it is drawn from. The slug of
 * a plant is the seed of its small irregularities. Drawings of one `key` are the same, byte for byte. `shown` is whether pages
 * show it; if not, it is for social networks alone.
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

/** What pages need to know of a drawing. */
export type DrawingFile = Pick<Drawing, "file" | "width" | "height">;

/**
 * What social networks are given of a page: the name of the JPEG in the site's `images`, the title that stands on it, and the picture
 * beside that, by the name of a drawing or of a photo.
 */
export type SocialImageFile = { file: string; title: string; art: { drawing: string } | { photo: string } };

/** What all pages share, whatever entries there are. `pictureCode` changes with the code that pictures are made by. */
export type SharedData = Pick<Site, "config" | "navigation" | "sources" | "safety" | "terms" | "strings" | "photos"> & {
	pictureCode: string;
};

/** Which page of a list shows a place of it: by the path of the list, by the anchor. Lists of one page are left out. */
export type AnchorParts = Record<string, Record<string, number>>;

/** emit → render, write: all that follows from the content alone. Pages still lack their HTML. */
export type Emitted = {
	pages: EmittedPage[];
	shared: SharedData;
	anchorParts: Record<Lang, AnchorParts>;
	bodies: Bodies;
	shells: Record<Lang, ShellData>;
	redirects: RedirectRule[];
	/** Changes with our own code and with all of the content that is seen outside of the page that it stands on: with all but Markdown. */
	surface: string;
	/** Photos that some page shows. */
	photos: Photo[];
	drawings: Drawing[];
	/** One for each page that may be shared, in each language, when they are asked for. */
	readonly socialImages: SocialImageFile[];
	baseUrl: string;
	/** Repository of the content, if the site has one. */
	repository: string | undefined;
	/** The newsletter service; the only host that pages may send data to. */
	newsletter: NewsletterService | null;
	/** Address for reports of policy violations, if the site collects them. */
	reports: string | null;
	/** What editors are told about the content, given where the pages at each path lead to. */
	report(linksAt: (path: string) => readonly PageLinks[]): ContentReport;
	/** Search index, computed on demand. */
	readonly searchItems: Record<Lang, SearchItem[]>;
	/** Files that are made of the whole content, when they are asked for; those of single pages follow from their data. */
	readonly artifacts: Artifact[];
	/** The schemas of editors among them, which do not need the rest. */
	readonly schemas: Artifact[];
	/** What stands in the feeds, but for the text of their pages. */
	readonly feedPlans: FeedPlan[];
	/** What feed readers fetch, with the text of the newest pages; `dataOf` gives the data of a page. */
	feeds(dataOf: (page: EmittedPage) => ScreenPage): Artifact[];
};

/** What a feed of a language is made of, but for the text of its pages, which are listed newest first. */
export type FeedPlan = {
	lang: Lang;
	site: { name: string; url: string; author: string; description: string };
	items: { path: string; lang: Lang; changed: string | null }[];
};

/**
 * Where a page leads to: `texts` from its running text and from what editors name there (the plants of a ranking, the button
 * at the end), `lists` from cards and lists. Bare paths of other pages, sorted; the trail above the page is not counted.
 */
export type PageLinks = { texts: string[]; lists: string[] };

/** emit → write: a file to be. `position` is the built site, the app's generated types or the editors' schemas. */
export type Artifact = { place: "dist" | "types" | "schemas"; file: string; contents: string };

/** A file of the site: its contents, or the file to copy. */
export type SiteFile = { file: string } & ({ contents: string | Uint8Array } | { copyOf: string });
