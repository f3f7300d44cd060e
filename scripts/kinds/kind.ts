import type { z } from "zod";
import type { Offers } from "#schemas/content/affiliate/offers.ts";
import type { Diagnosis } from "#schemas/content/diagnosis.ts";
import type { Figure, Figures } from "#schemas/content/figures.ts";
import type { KindName, KindShapes } from "#schemas/content/kind-shapes.ts";
import type { Picture, SocialImage } from "#schemas/content/picture.ts";
import type { PlantForm } from "#schemas/content/plant/form.ts";
import type { calendarBlocks, RichNode, RichText } from "#schemas/content/rich-text.ts";
import type { Eater, SceneForm } from "#schemas/content/scene.ts";
import type { SiteConfig } from "#schemas/content/site-config.ts";
import type { Terms } from "#schemas/generated/terms.ts";
import type { UiKey } from "#schemas/generated/ui-strings.ts";
import type { MonthTasks, PageData } from "#schemas/pages/page-data.ts";
import type { Link, Summary } from "#schemas/pages/page-parts.ts";
import type { TitleTag, TitleWords } from "#schemas/pages/title-tag.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import type { SafetyTopic } from "#schemas/shared/safety-topics.ts";
import type { UnitSystem } from "#schemas/shared/units.ts";
import type { ListFile } from "./list-files.ts";

/**
 * An entry in one language, placeholders filled in. `words` counts the Markdown (`ViewTexts.body`) and the fields; `file` is the path of
 * its text in the content folder.
 */
export type Localized<Facts, Text> = {
	slug: string;
	lang: Lang;
	facts: Facts;
	text: Text;
	words: number;
	file: string;
	/** Sections in which the Markdown links to terms of the glossary: address of the term → id of the first. */
	terms: Readonly<Record<string, string>>;
};

/** Where the picture of an entry comes from: a file of `content/images`, or data that it is drawn from. */
export type PictureOrigin = { photo: string } | { plant: PlantForm; reach: number } | { scene: SceneForm };

/** The words of a view, in its language. */
export type ViewWords = {
	lang: Lang;
	/** Interface string with its placeholders filled; `count` selects the plural form. */
	string(key: UiKey, values?: Record<string, string | number>): string;
	/**
	 * The interface strings whose keys begin with one of these, unfilled, as in `content/ui`, with a key for each plural form; the app
	 * fills them in.
	 */
	strings(beginnings: readonly string[]): Record<string, string>;
	/** Label of an id in a vocabulary. */
	term(vocabulary: keyof Terms, id: string): string;
	/** Position of an id in its vocabulary, from 1, and the number of ids. */
	rank(vocabulary: keyof Terms, id: string): { place: number; of: number };
	/** Formatted month of a date: «janvier 2025». */
	month(day: string): string;
	/** Formatted date: «31 janvier 2025». */
	day(day: string): string;
	/** Names of the months, January first. */
	monthNames: readonly string[];
	/** Initials of the months, January first. */
	monthInitials: readonly string[];
	/** Compares two titles in the order of the page's language. */
	compare(a: string, b: string): number;
};

/** What a view has of the files that belong to the whole site. */
export type ViewSite = {
	site: SiteConfig;
	/** Address where readers can edit a content file, or null when the site has no repository. */
	editAddress(file: string): string | null;
	/** A source of `sources.yaml`, its title in the page's language where it has one. */
	source(id: string): { title: string; url?: string | undefined; urlForPlant?: string | undefined; locale?: string | undefined };
	/**
	 * Contents of `safety.yaml`, by the block that shows it; null on a site without that file. The emergency page has the numbers of
	 * every country, other pages those of one.
	 */
	safety: Readonly<Record<SafetyTopic | "everyCountry", readonly RichNode[]>> | null;
	/**
	 * Contents of `calendar.yaml`: the tasks of each month, January first, and the blocks that show it; null on a site without that file.
	 */
	calendar: ({ tasks: readonly MonthTasks[] } & Readonly<Record<(typeof calendarBlocks)[number], readonly RichNode[]>>) | null;
	/** Contents of `diagnosis.yaml`; null on a site without that file. */
	diagnosis: Diagnosis | null;
};

/** The cards by which a page shows other entries. */
export type ViewCards = {
	/** Card of an entry, made by its kind. */
	of(entry: AnyEntry): Summary;
	/** Card of an entry by its slug; undefined when there is none. */
	find(kind: KindName, slug: string): Summary | undefined;
	/** Card of the entry whose page is at a path; redirects are followed. */
	at(path: string): Summary;
	/** Cards of what to read next to an entry, as its kind chooses (`KindCard.neighbours`). */
	neighbours(entry: AnyEntry): Summary[];
};

/** The pictures that a page shows. */
export type ViewPictures = {
	/** Picture of an entry (see `KindCard.picture`), described by `imageAlt` of its text; null when it has none. */
	of(entry: AnyEntry): Picture | null;
	/** A drawn detail by its address, one that its texts name or its kind (`KindPage.details`), described by `alt`. */
	detail(address: string, alt: string): Picture;
	/** Social image of an entry's page: its heading beside its picture, or beside that of the home page. */
	social(entry: AnyEntry): SocialImage | null;
};

/** The texts of an entry besides its fields in the language of the view. */
export type ViewTexts = {
	/** The Markdown of an entry, empty in YAML kinds. */
	body(entry: AnyEntry): RichText;
	/** The same in the language that all others are translated from, with placeholders unfilled. */
	originalBody(entry: AnyEntry): RichText;
	/** The fields in that language, with placeholders unfilled. */
	original<Text>(entry: Localized<object, Text>): Text;
	/** The heading at the place of one in the original text, which is given by its id there; with its id in the page's language. */
	section(entry: AnyEntry, id: string): readonly [id: string, heading: string];
	/** Names of an entry's subject in all languages, the page's own language first. */
	names(entry: AnyEntry): string[];
};

/**
 * What a kind may look up while making page data. Everything is in the page's language, and in one system of units: a page
 * is made once for each, so that what differs can travel with it.
 */
export type View = ViewWords &
	ViewSite & {
		cards: ViewCards;
		pictures: ViewPictures;
		texts: ViewTexts;
		units: UnitSystem;
		/** A formatted figure: «18–27 °C». */
		figure(figure: Figure): string;
		/** Entries of a kind, sorted by slug. */
		entries<Name extends KindName>(kind: Name): LocalizedEntry<Name>[];
		/** Menu of `navigation.yaml`, labels resolved. */
		menu(name: "header" | "guides" | "discover" | "resources"): Link[];
		/** Returns the value cached under this name, or computes it: for results that pages share, such as the order of a list. */
		once<T>(name: string, make: () => T): T;
	};

/** The number of entries of each kind, and how many of them have their own page. */
export type Counts = Readonly<Record<KindName, { entries: number; pages: number }>>;

/** The cards that a page shows: of entries by their slug, of pages by their path, of the entry's neighbours. */
export type CardsRead = {
	entries: readonly { kind: KindName; slug: string }[];
	paths: readonly string[];
	neighbours: boolean;
};

/** An entry of a kind, as one language shows it. */
export type LocalizedEntry<Name extends KindName> = Localized<KindShapes[Name]["facts"], KindShapes[Name]["text"]>;

/** An entry of any kind. */
export type AnyEntry = Localized<object, object>;

/** The files of a kind: their shapes, and what they have to agree on. */
export type KindShape<Facts, Text> = {
	/** Extension of the file of a text: YAML, or Markdown with front matter. */
	extension: "yaml" | "md";
	facts: z.ZodType<Facts>;
	text: z.ZodType<Text>;
	/**
	 * What these facts require of the text: required fields; forbidden fields, each with the line of the facts that
	 * would allow it; lengths of lists by JSON pointer.
	 */
	expects(facts: Facts): { present: string[]; absent: Record<string, string>; lengths?: Record<string, number> };
	/** Figures that its texts may refer to in braces. */
	figures(facts: Facts): Figures;
	/** Things that its texts may link to by `#offer-NAME`, and where to buy them. */
	offers(facts: Facts): Offers;
	/**
	 * How its texts cite sources: the prefix of such links, and whether the facts name any source, directly or with a figure. Null
	 * when a page lists its sources automatically.
	 */
	citations: { prefix: string; areNamed(facts: Facts): boolean } | null;
};

/** Where the page of an entry is, and the places on it that links may lead to. */
export type KindAddress<Facts, Text> = {
	/** Path of the entry's own page, or null when it has none. */
	path(slug: string, facts: Facts): string | null;
	/** Whether search engines, the sitemap and lists of routes may include its page. */
	indexable(facts: Facts): boolean;
	/** Anchors that the template of its page adds to the headings of the text; `text` is null when it could not be read. */
	anchors(facts: Facts, text: Text | null, slugs: Readonly<Record<string, readonly string[]>>): string[];
};

/** How other pages show an entry. */
export type KindCard<Facts, Text> = {
	summary(entry: Localized<Facts, Text>, view: View): Summary;
	/** Where its picture comes from, or null when it has none. */
	picture(facts: Facts): PictureOrigin | null;
	/** A plant to draw in scenes and details, and those to whom it is not known to be harmless; null for anything else. */
	plant(facts: Facts): { form: PlantForm; mayPoison: readonly Eater[] } | null;
	/** Whether articles may recommend its pages. */
	recommendable: boolean;
	/** For every entry of the kind, the slugs of at most twelve entries to read next; empty when pages recommend nothing. */
	neighbours(all: readonly { slug: string; facts: Facts }[]): ReadonlyMap<string, readonly string[]>;
	/** Data that the app fetches when a reader opens the card of an entry, stored in a separate file; null for none. */
	opened(entry: Localized<Facts, Text>, view: View): ListFile | null;
};

/** The page of an entry. */
export type KindPage<Facts, Text> = {
	/** Its heading. */
	heading(entry: Localized<Facts, Text>, view: View): string;
	/** Its title for browsers and search engines, null when there is no page. `part` is the page of a paginated list, from 1. */
	titleTag(facts: Facts, text: Text, words: TitleWords, part: number): TitleTag | null;
	data(entry: Localized<Facts, Text>, view: View, part: number): PageData;
	/** Entries whose cards it shows, where `leadsTo` is the links of its text; null for the few pages that may use all entries. */
	reads(facts: Facts, leadsTo: readonly string[]): CardsRead | null;
	/** Whether it shows the entry's picture; social images always use it. */
	showsPicture(facts: Facts): boolean;
	/** Addresses of the drawn details that it shows, besides those in the texts. */
	details(slug: string, facts: Facts): string[];
	/** Reading time in minutes that it states, or null when it states none. */
	readingMinutes(facts: Facts): number | null;
	/** Publication date for feeds; null when feeds leave it out. */
	published(facts: Facts): string | null;
	/** Date of the last significant change, for the sitemap. */
	changed(facts: Facts): string | null;
};

/** The list of entries that a page shows, divided into several pages when it is long. */
export type KindList<Facts, Text> = {
	/** Kinds whose entries are listed, so that the page changes with the newest of them. */
	kinds(facts: Facts): readonly KindName[];
	/** Number of pages at the path of the entry. */
	parts(facts: Facts, counts: Counts): number;
	/** The page that has each of the anchors; empty for a single page, and for anchors that are on every page. */
	anchorParts(entry: Localized<Facts, Text>, view: View): ReadonlyMap<string, number>;
	/** Files that the app fetches to filter and sort the list. */
	files(entry: Localized<Facts, Text>, view: View): ListFile[];
};

/** What the search knows of an entry, besides its card. */
export type KindSearch<Facts, Text> = {
	/** Names of its subject in its language; empty for texts about several subjects. */
	names(entry: Localized<Facts, Text>): string[];
};

/**
 * A content type. This interface is all that the pipeline uses of a kind. Methods are pure.
 * `Facts` is the content of `facts.yaml`, `Text` that of one language's YAML or front matter.
 */
export type Kind<Facts extends object, Text extends object> = {
	name: string;
	/** Folder in `content/`. */
	folder: string;
	shape: KindShape<Facts, Text>;
	address: KindAddress<Facts, Text>;
	card: KindCard<Facts, Text>;
	page: KindPage<Facts, Text>;
	list: KindList<Facts, Text>;
	search: KindSearch<Facts, Text>;
};

/** Defaults that suit most kinds: an entry has its own page with its picture, lists nothing and depends on no other entry. */
const defaults = {
	shape: {
		expects: () => ({ present: [], absent: {} }),
		figures: () => ({}),
		offers: () => ({}),
		citations: null,
	},
	address: { indexable: () => true, anchors: () => [] },
	card: {
		picture: () => null,
		plant: () => null,
		recommendable: false,
		neighbours: () => new Map(),
		opened: () => null,
	},
	page: {
		reads: () => ({ entries: [], paths: [], neighbours: false }),
		showsPicture: () => true,
		details: () => [],
		readingMinutes: () => null,
		published: () => null,
	},
	list: { kinds: () => [], parts: () => 1, anchorParts: () => new Map(), files: () => [] },
	search: { names: () => [] },
} satisfies { [Group in GroupName]: Partial<Kind<object, object>[Group]> };

type GroupName = "shape" | "address" | "card" | "page" | "list" | "search";

/** What a kind must define: in each group what has no default, and any default it overrides. */
type OwnAnswers<Facts extends object, Text extends object> = Pick<Kind<Facts, Text>, "name" | "folder"> & {
	[Group in "shape" | "address" | "card" | "page"]: Omit<Kind<Facts, Text>[Group], keyof (typeof defaults)[Group]> &
		Partial<Kind<Facts, Text>[Group]>;
} & { [Group in "list" | "search"]?: Partial<Kind<Facts, Text>[Group]> };

/** Defines a content type. */
export function defineKind<Facts extends object, Text extends object>(own: OwnAnswers<Facts, Text>): Kind<Facts, Text> {
	return {
		name: own.name,
		folder: own.folder,
		shape: { ...defaults.shape, ...own.shape },
		address: { ...defaults.address, ...own.address },
		card: { ...defaults.card, ...own.card },
		page: { ...defaults.page, ...own.page },
		list: { ...defaults.list, ...own.list },
		search: { ...defaults.search, ...own.search },
	};
}
