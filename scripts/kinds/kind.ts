import type { z } from "zod";
import type { Offers } from "#schemas/content/affiliate/offers.ts";
import type { Figure, Figures } from "#schemas/content/figures.ts";
import type { KindName, KindShapes } from "#schemas/content/kind-shapes.ts";
import type { Picture, SocialImage } from "#schemas/content/picture.ts";
import type { PlantForm } from "#schemas/content/plant/form.ts";
import type { RichNode, RichText } from "#schemas/content/rich-text.ts";
import type { Eater, SceneForm } from "#schemas/content/scene.ts";
import type { SiteConfig } from "#schemas/content/site-config.ts";
import type { UiKey } from "#schemas/content/ui-strings.ts";
import type { PageData } from "#schemas/pages/page-data.ts";
import type { Link, Summary } from "#schemas/pages/page-parts.ts";
import type { SearchSection } from "#schemas/pages/search-item.ts";
import type { TitleTag, TitleWords } from "#schemas/pages/title-tag.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import type { SafetyTopic } from "#schemas/shared/safety-topics.ts";
import type { UnitSystem } from "#schemas/shared/units.ts";
import type { ListFile } from "./list-files.ts";

/**
 * An entry in one language, placeholders filled in. `headings` are those of levels 2 and 3, as plain text; `words` counts the
 * Markdown (`View.body`) and the fields; `file` is the path of its text in the content folder.
 */
export type Localized<Facts, Text> = {
	slug: string;
	lang: Lang;
	facts: Facts;
	text: Text;
	headings: SearchSection[];
	words: number;
	file: string;
};

/** Where the picture of an entry comes from: a file of `content/images`, or data that it is drawn from. */
export type PictureOrigin = { photo: string } | { plant: PlantForm; reach: number } | { scene: SceneForm };

/**
 * What a kind may look up while making page data. Everything is in the page's language, and in one system of units: a page
 * is made once for each, so that what differs can travel with it.
 */
export type View = {
	lang: Lang;
	units: UnitSystem;
	site: SiteConfig;
	/** Entries of a kind, sorted by slug. */
	entries<Name extends KindName>(kind: Name): LocalizedEntry<Name>[];
	/** Label of an id in a vocabulary. */
	term(vocabulary: string, id: string): string;
	/** Position of an id in its vocabulary, from 1, and the number of ids. */
	rank(vocabulary: string, id: string): { place: number; of: number };
	/** Address where readers can edit a content file, or null when the site has no repository. */
	editAddress(file: string): string | null;
	/** Card of an entry, made by its kind. */
	summary<Name extends KindName>(kind: Name, entry: LocalizedEntry<Name>): Summary;
	/** Picture of an entry (see `Kind.picture`), described by `imageAlt` of its text; null when it has none. */
	picture<Name extends KindName>(kind: Name, entry: LocalizedEntry<Name>): Picture | null;
	/** A drawn detail by its address, one that its texts name or its kind (`Kind.details`), described by `alt`. */
	detail(address: string, alt: string): Picture;
	/** Social image of an entry's page: its heading beside its picture, or beside that of the home page. */
	socialImage<Name extends KindName>(kind: Name, entry: LocalizedEntry<Name>): SocialImage | null;
	/** The Markdown of an entry, empty in YAML kinds. */
	body<Name extends KindName>(kind: Name, entry: LocalizedEntry<Name>): RichText;
	/** The same in the language that all others are translated from, with placeholders unfilled. */
	originalBody<Name extends KindName>(kind: Name, entry: LocalizedEntry<Name>): RichText;
	/** Names of an entry's subject in all languages, the page's own language first. */
	names<Name extends KindName>(kind: Name, entry: LocalizedEntry<Name>): string[];
	/** An entry in the language that all others are translated from, with placeholders unfilled. */
	original<Name extends KindName>(kind: Name, entry: LocalizedEntry<Name>): LocalizedEntry<Name>;
	/** Card of the entry whose page is at a path; redirects are followed. */
	cardAt(path: string): Summary;
	/** Card of an entry by its slug; undefined when there is none. */
	card(kind: KindName, slug: string): Summary | undefined;
	/** Cards of what to read next to an entry, as its kind chooses (`Kind.neighbours`). */
	neighbours<Name extends KindName>(kind: Name, entry: LocalizedEntry<Name>): Summary[];
	/** Interface string with its placeholders filled; `count` selects the plural form. */
	string(key: UiKey, values?: Record<string, string | number>): string;
	/** Interface strings unfilled, as in `content/ui`, with a key for each plural form; the app fills them in. */
	strings(keys: readonly UiKey[]): Record<string, string>;
	/** A formatted figure: «18–27 °C». */
	figure(figure: Figure): string;
	/** A source of `sources.yaml`, its title in the page's language where it has one. */
	source(id: string): { title: string; url?: string | undefined; urlForPlant?: string | undefined };
	/** Contents of `safety.yaml`, by the block that shows it; null on a site without that file. */
	safety: Readonly<Record<SafetyTopic, readonly RichNode[]>> | null;
	/** Menu of `navigation.yaml`, labels resolved. */
	menu(name: "header" | "guides" | "discover" | "resources"): Link[];
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

/**
 * A content type. This interface is all that the pipeline uses of a kind. Methods are pure.
 * `Facts` is the content of `facts.yaml`, `Text` that of one language's YAML or front matter.
 */
export type Kind<Facts extends object, Text extends object> = {
	name: string;
	/** Folder in `content/`. */
	folder: string;
	textFormat: "yaml" | "markdown";
	facts: z.ZodType<Facts>;
	text: z.ZodType<Text>;
	/** Path of the entry's own page, or null when it has none. */
	path(slug: string, facts: Facts): string | null;
	/** Number of pages at that path: more than one for a paginated list. */
	parts(facts: Facts, counts: Counts): number;
	/** Whether articles may recommend its pages. */
	recommendable: boolean;
	/** Whether search engines, the sitemap and lists of routes may include its page. */
	indexable(facts: Facts): boolean;
	/**
	 * What these facts require of the text: required fields; forbidden fields, each with the line of the facts that
	 * would allow it; lengths of lists by JSON pointer.
	 */
	expects(facts: Facts): { present: string[]; absent: Record<string, string>; lengths?: Record<string, number> };
	/** Figures that its texts may refer to in braces. */
	figures(facts: Facts): Figures;
	/** Things that its texts may link to by `#offer-NAME`, and where to buy them. */
	offers(facts: Facts): Offers;
	/** Reading time in minutes that the page states, or null when it states none. */
	readingMinutes(facts: Facts): number | null;
	/** Whether its facts cite sources, directly or with a figure; true for kinds that need none. */
	namesWorks(facts: Facts): boolean;
	/** Prefix of links to those sources in its texts; null when a page lists its sources automatically. */
	citations: string | null;
	/** Where its picture comes from, or null when it has none. */
	picture(facts: Facts): PictureOrigin | null;
	/** Addresses of the drawn details that its page shows, besides those in its texts. */
	details(slug: string, facts: Facts): string[];
	/** Whether pages show that picture; social images always use it. */
	showsPicture(facts: Facts): boolean;
	/** Data for drawing it in a scene, or null when scenes cannot show it. */
	form(facts: Facts): PlantForm | null;
	/** Those to whom it is not known to be harmless; empty when it is not a plant. */
	mayPoison(facts: Facts): readonly Eater[];
	/** Anchors that the template of its page adds to the headings of the text; `text` is null when it could not be read. */
	anchors(facts: Facts, text: Text | null, slugs: Readonly<Record<string, readonly string[]>>): string[];
	/** For a paginated list, the page that has each of those anchors; empty for a single page, and for anchors that are on every page. */
	anchorParts(entry: Localized<Facts, Text>, view: View): ReadonlyMap<string, number>;
	/** Files that the app fetches to filter and sort a paginated list. */
	listFiles(entry: Localized<Facts, Text>, view: View): ListFile[];
	/** Data that the app fetches when a reader opens the card of an entry, stored in a separate file; null for none. */
	opened(entry: Localized<Facts, Text>, view: View): ListFile | null;
	/** Publication date for feeds; null when feeds leave the page out. */
	published(facts: Facts): string | null;
	/** Date of the last significant change, for the sitemap. */
	changed(facts: Facts): string | null;
	/** Kinds whose entries its page lists, so that it changes with the newest of them. */
	lists(facts: Facts): readonly KindName[];
	/** For every entry of the kind, the slugs of at most twelve entries to read next; empty when pages recommend nothing. */
	neighbours(all: readonly { slug: string; facts: Facts }[]): ReadonlyMap<string, readonly string[]>;
	/** Entries whose cards its page shows, where `leadsTo` is the links of its text; null for the few pages that may use all entries. */
	reads(facts: Facts, leadsTo: readonly string[]): CardsRead | null;
	/** Heading of its page. */
	heading(entry: Localized<Facts, Text>, view: View): string;
	/** Title of its page for browsers and search engines, null when it has no page. `part` is the page of a paginated list, from 1. */
	titleTag(facts: Facts, text: Text, words: TitleWords, part: number): TitleTag | null;
	summary(entry: Localized<Facts, Text>, view: View): Summary;
	/** Names of its subject in its language, for the search; empty for texts about several subjects. */
	names(entry: Localized<Facts, Text>): string[];
	/** Sections of its page that search results link to, in order. */
	sections(entry: Localized<Facts, Text>, view: View): SearchSection[];
	pageData(entry: Localized<Facts, Text>, view: View, part: number): PageData;
};

/** Defaults that suit most kinds: each entry has its own page with text and picture, and depends on no other entry. */
const defaults = {
	parts: () => 1,
	recommendable: false,
	indexable: () => true,
	offers: () => ({}),
	readingMinutes: () => null,
	namesWorks: () => true,
	citations: null,
	showsPicture: () => true,
	details: () => [],
	form: () => null,
	mayPoison: () => [],
	anchors: () => [],
	anchorParts: () => new Map(),
	listFiles: () => [],
	opened: () => null,
	published: () => null,
	lists: () => [],
	neighbours: () => new Map(),
	names: () => [],
	sections: () => [],
} satisfies Partial<Kind<object, object>>;

/** What a kind must define: everything without a default, and any default it overrides. */
type OwnAnswers<Facts extends object, Text extends object> = Omit<Kind<Facts, Text>, keyof typeof defaults> &
	Partial<Pick<Kind<Facts, Text>, keyof typeof defaults>>;

/** Defines a content type. */
export function defineKind<Facts extends object, Text extends object>(own: OwnAnswers<Facts, Text>): Kind<Facts, Text> {
	return { ...defaults, ...own };
}
