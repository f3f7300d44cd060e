import type { z } from "zod";
import type { Offers } from "#schemas/affiliate/offers.ts";
import type { Figure, Figures } from "#schemas/figures.ts";
import type { KindName, KindShapes } from "#schemas/kind-shapes.ts";
import type { PageData } from "#schemas/page-data.ts";
import type { Link, Summary } from "#schemas/page-parts.ts";
import type { Picture, SocialImage } from "#schemas/picture.ts";
import type { PlantForm } from "#schemas/plant/form.ts";
import type { RichNode, RichText } from "#schemas/rich-text.ts";
import type { Eater, SceneForm } from "#schemas/scene.ts";
import type { SearchSection } from "#schemas/search-item.ts";
import type { SiteConfig } from "#schemas/site-config.ts";
import type { Lang } from "#schemas/spec/languages.ts";
import type { SafetyTopic } from "#schemas/spec/safety-topics.ts";
import type { UnitSystem } from "#schemas/spec/units.ts";
import type { TitleTag, TitleWords } from "#schemas/title-tag.ts";
import type { UiKey } from "#schemas/ui-strings.ts";
import type { ListFile } from "./list-files.ts";

/**
 * An entry as one language shows it, every placeholder filled. Of its Markdown there are the headings of levels 2 and 3, as plain text, and the
 * number of words, those of fields included; `View.body` gives all of it. `file` is where its text stands, below the content folder.
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
 * What a kind may look up while it makes page data. Everything is in the page's language, and in one system of units: a page
 * is made once for each, so that what differs can travel with it.
 */
export type View = {
	lang: Lang;
	units: UnitSystem;
	site: SiteConfig;
	/** Entries of a kind, sorted by slug. */
	entries<Name extends KindName>(kind: Name): LocalizedEntry<Name>[];
	/** Label of a vocabulary's id. */
	term(vocabulary: string, id: string): string;
	/** Place of an id in its vocabulary, from 1, and how many ids there are. */
	rank(vocabulary: string, id: string): { place: number; of: number };
	/** Where readers may edit a file of the content, or null when the site names no repository. */
	editAddress(file: string): string | null;
	/** Card of an entry, as its kind makes it. */
	summary<Name extends KindName>(kind: Name, entry: LocalizedEntry<Name>): Summary;
	/** Picture of an entry, from where its kind says, described by `imageAlt` of its text; null when it has none. */
	picture<Name extends KindName>(kind: Name, entry: LocalizedEntry<Name>): Picture | null;
	/** A drawn detail by its address, one that its texts name or its kind (`Kind.details`), described by `alt`. */
	detail(address: string, alt: string): Picture;
	/** What social networks are given of the page of an entry: its heading beside its picture, or that of the home page. */
	socialImage<Name extends KindName>(kind: Name, entry: LocalizedEntry<Name>): SocialImage | null;
	/** The Markdown of an entry, empty in YAML kinds. */
	body<Name extends KindName>(kind: Name, entry: LocalizedEntry<Name>): RichText;
	/** The same in the language that all others are translated from, its placeholders not filled. */
	originalBody<Name extends KindName>(kind: Name, entry: LocalizedEntry<Name>): RichText;
	/** What every language calls the thing that an entry is about, the page's own language first. */
	names<Name extends KindName>(kind: Name, entry: LocalizedEntry<Name>): string[];
	/** An entry in the language that all others are translated from, its placeholders not filled. */
	original<Name extends KindName>(kind: Name, entry: LocalizedEntry<Name>): LocalizedEntry<Name>;
	/** Card of the entry whose page stands at a path; a redirect counts as the page that it leads to. */
	cardAt(path: string): Summary;
	/** Card of an entry by its slug; undefined where there is none. */
	card(kind: KindName, slug: string): Summary | undefined;
	/** Cards of what to read next to an entry, as its kind chooses (`Kind.neighbours`). */
	neighbours<Name extends KindName>(kind: Name, entry: LocalizedEntry<Name>): Summary[];
	/** Interface string, its placeholders filled; `count` chooses the plural form. */
	string(key: UiKey, values?: Record<string, string | number>): string;
	/** Interface strings as `content/ui` has them, each plural form under a key of its own: for the app to fill in. */
	strings(keys: readonly UiKey[]): Record<string, string>;
	/** A figure as readers see it: «18–27 °C». */
	figure(figure: Figure): string;
	/** A source of `sources.yaml`, its title in the page's language where it has one. */
	source(id: string): { title: string; url?: string | undefined; urlForPlant?: string | undefined };
	/** What `safety.yaml` says, by the block that shows it; null on a site without that file. */
	safety: Readonly<Record<SafetyTopic, readonly RichNode[]>> | null;
	/** Menu of `navigation.yaml`, labels resolved. */
	menu(name: "header" | "guides" | "discover" | "resources"): Link[];
	/** Month of a day as readers see it: «janvier 2025». */
	month(day: string): string;
	/** A day as readers see it: «31 janvier 2025». */
	day(day: string): string;
	/** Names of the months, January first. */
	monthNames: readonly string[];
	/** Initials of the months, January first. */
	monthInitials: readonly string[];
	/** Order of two titles in the page's language. */
	compare(a: string, b: string): number;
	/** What was made under this name before, or is made now: what pages share, such as the order of a list. */
	once<T>(name: string, make: () => T): T;
};

/** How many entries of each kind there are, and how many of them have a page of their own. */
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
 * A content type. The pipeline knows nothing of any one of them: it asks these questions. Methods are pure.
 * `Facts` is what `facts.yaml` holds, `Text` what one language's YAML or front matter holds.
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
	/** How many pages it has there: more than one where it is a list that is too long for one. */
	parts(facts: Facts, counts: Counts): number;
	/** Whether articles may recommend its pages. */
	recommendable: boolean;
	/** Whether search engines, the sitemap and lists of routes may name its page. */
	indexable(facts: Facts): boolean;
	/**
	 * What these facts ask of the text: fields that must be there; fields that must not, each with the line of the facts that
	 * would ask for it; lengths of lists by JSON pointer.
	 */
	expects(facts: Facts): { present: string[]; absent: Record<string, string>; lengths?: Record<string, number> };
	/** Numbers that its texts may name in braces. */
	figures(facts: Facts): Figures;
	/** Things that its texts may link to by `#offer-NAME`, and where to buy them. */
	offers(facts: Facts): Offers;
	/** Minutes of reading that the page promises, or null when it promises none. */
	readingMinutes(facts: Facts): number | null;
	/** Whether its facts name the works that its texts rest on, by themselves or with a figure; true for kinds that need not. */
	namesWorks(facts: Facts): boolean;
	/** What links to those works begin with in its texts; null where a page names its sources by itself. */
	citations: string | null;
	/** Where its picture comes from, or null when it has none. */
	picture(facts: Facts): PictureOrigin | null;
	/** Addresses of the drawn details that its page shows, besides those that its texts name. */
	details(slug: string, facts: Facts): string[];
	/** Whether pages show that picture; social networks always do. */
	showsPicture(facts: Facts): boolean;
	/** What it is drawn from where it stands in a scene, or null when scenes cannot show it. */
	form(facts: Facts): PlantForm | null;
	/** Whom it is not known to be harmless to; nobody where it is no plant. */
	mayPoison(facts: Facts): readonly Eater[];
	/** Anchors of its page that its template makes, besides the headings of the text; `text` is null where that cannot be read. */
	anchors(facts: Facts, text: Text | null, slugs: Readonly<Record<string, readonly string[]>>): string[];
	/** Which page of its list has each of those anchors, by the anchor; none where it is one page or they stand on all. */
	anchorParts(entry: Localized<Facts, Text>, view: View): ReadonlyMap<string, number>;
	/** What filters and sorting of its list read where that has several pages: files that the app fetches. */
	listFiles(entry: Localized<Facts, Text>, view: View): ListFile[];
	/** What the app fetches when a reader opens the card of an entry, in its own file; null where nothing. */
	opened(entry: Localized<Facts, Text>, view: View): ListFile | null;
	/** Day that the page came out, for feeds; null where they do not tell of it. */
	published(facts: Facts): string | null;
	/** Day of the last change that readers should know of, for the sitemap. */
	changed(facts: Facts): string | null;
	/** Kinds whose entries its page names, so that it changes with the newest of them. */
	lists(facts: Facts): readonly KindName[];
	/** For each of all entries of the kind, the slugs of those to read next, at most twelve; none where pages recommend nothing. */
	neighbours(all: readonly { slug: string; facts: Facts }[]): ReadonlyMap<string, readonly string[]>;
	/** Whose cards its page shows, `leadsTo` being what its text leads to; null for the few pages that may look at all entries. */
	reads(facts: Facts, leadsTo: readonly string[]): CardsRead | null;
	/** Heading of its page. */
	heading(entry: Localized<Facts, Text>, view: View): string;
	/** Title of its page for browsers and search engines, null when it has no page. `part` is which of its pages, from 1. */
	titleTag(facts: Facts, text: Text, words: TitleWords, part: number): TitleTag | null;
	summary(entry: Localized<Facts, Text>, view: View): Summary;
	/** What the language of the entry calls the thing that it is about, for the search; none for texts about many things. */
	names(entry: Localized<Facts, Text>): string[];
	/** Titled parts of its page that the search leads to, in their order. */
	sections(entry: Localized<Facts, Text>, view: View): SearchSection[];
	pageData(entry: Localized<Facts, Text>, view: View, part: number): PageData;
};

/** What most kinds answer: a page of its own for each entry, shown by its text and its picture, and nothing that follows from others. */
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

/** What a kind says of itself: all that has no default, and of the others those that it answers otherwise. */
type OwnAnswers<Facts extends object, Text extends object> = Omit<Kind<Facts, Text>, keyof typeof defaults> &
	Partial<Pick<Kind<Facts, Text>, keyof typeof defaults>>;

/** Defines a content type. */
export function defineKind<Facts extends object, Text extends object>(own: OwnAnswers<Facts, Text>): Kind<Facts, Text> {
	return { ...defaults, ...own };
}
