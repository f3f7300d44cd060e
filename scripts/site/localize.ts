import { formatFigure } from "#schemas/content/figures.ts";
import { fillFigures, type WriteFigure } from "#schemas/content/fill-figures.ts";
import type { KindName } from "#schemas/content/kind-shapes.ts";
import { mapRichText, type RichText } from "#schemas/content/rich-text.ts";
import { isConverted } from "#schemas/content/units.ts";
import type { Summary } from "#schemas/pages/page-parts.ts";
import { socialSize } from "#schemas/shared/constants.ts";
import { defaultLang, type Lang, langs } from "#schemas/shared/languages.ts";
import { onceEach } from "#schemas/shared/once.ts";
import type { UnitSystem } from "#schemas/shared/units.ts";
import { isEmergencyPage } from "../kinds/emergency.ts";
import type { AnyEntry, Localized, View } from "../kinds/kind.ts";
import { findKindByName } from "../kinds/kinds.ts";
import { inFile } from "../report/internal.ts";
import type { CompleteEntry, LoadBody, Site } from "../types/content.ts";
import type { Cards } from "../types/site.ts";
import type { FindDrawing } from "./drawings.ts";
import { insertOffers } from "./insert-offers.ts";
import { known, type LanguageTools } from "./language-tools.ts";
import { drawnPicture, type FindDetail, showPictures, toPicture } from "./pictures.ts";
import { insertBlocks } from "./safety-blocks.ts";
import { type NamedImage, nameSocialImage, type SocialSources } from "./social-images.ts";

/** Everything a view may look up besides the strings of its language. */
export type LocaleSources = SocialSources & {
	/** Entries of a kind, sorted by slug; used only by pages that list them. */
	entries(kind: string): readonly CompleteEntry[];
	cards: Cards;
	menu: View["menu"];
	body: LoadBody;
};

/** Entries in one language and one unit system, with the lookups available to kinds. */
export type Locale = {
	view: View;
	localize(entry: CompleteEntry): AnyEntry;
	summary(entry: CompleteEntry): Summary;
	/** Social image of an entry's page; null if the page is not to be shared or there is no picture. */
	socialImage(entry: CompleteEntry): NamedImage | null;
	/** Number of lookups so far whose result differs in the other unit system. */
	conversions(): number;
	/** Whether writing an entry or its summary involved such a lookup. */
	isConverted(entry: CompleteEntry): boolean;
};

/** Creates the view of one language in one unit system. Entries are localized on demand, each once. */
export function createLocale(tools: LanguageTools, units: UnitSystem, sources: LocaleSources): Locale {
	const { lang } = tools;
	const { cards, menu, drawing: findDrawing } = sources;
	const { photos } = sources.shared;
	const pictures: ShownPictures = { photos, detail: findDrawing.detail };
	let conversions = 0;
	const write: WriteFigure = (figure, before) => {
		if (isConverted(figure.unit)) conversions++;
		return formatFigure(figure, lang, units, before);
	};
	const converted = new Set<CompleteEntry>();
	// Results are cached, so the conversions are recorded with the first computation.
	const noting = <T>(entry: CompleteEntry, make: () => T): T => {
		const before = conversions;
		const result = make();
		if (conversions !== before) converted.add(entry);
		return result;
	};
	const originals = new Map<object, CompleteEntry>();
	const localize = onceEach((entry: CompleteEntry): AnyEntry => {
		const localized = noting(entry, () => inFile(entry.texts[lang].file, () => localizeEntry(entry, tools, write, pictures)));
		originals.set(localized, entry);
		return localized;
	});
	const originalOf = (localized: Localized<object, unknown>) => known(originals.get(localized), localized.slug);
	const entriesOf = onceEach((kind: string) => sources.entries(kind).map(localize));
	const cardOf = onceEach(
		(entry: CompleteEntry): Summary => noting(entry, () => findKindByName(entry.kind).card.summary(localize(entry), view)),
	);
	const shared = new Map<string, unknown>();
	const show = (card: ReturnType<Cards["at"]>): Summary => {
		if (card.imperial) conversions++;
		return (units === "imperial" ? card.imperial : null) ?? card.metric;
	};
	const nameImage = (entry: CompleteEntry) =>
		nameSocialImage(entry, lang, () => findKindByName(entry.kind).page.heading(localize(entry), view), sources);
	const view: View = {
		...tools,
		units,
		cards: {
			of: (localized) => cardOf(originalOf(localized)),
			find: (kind, slug) => {
				const card = cards.of(kind, slug, lang);
				return card && show(card);
			},
			at: (path) => show(cards.at(path, lang)),
			neighbours: (localized) => cards.neighbours(originalOf(localized).kind, localized.slug, lang).map(show),
		},
		pictures: {
			of: (localized) => pictureOf(originalOf(localized).kind, localized, photos, findDrawing),
			detail: (address, alt) => drawnPicture(known(findDrawing.detail(address), address), alt),
			social: (localized) => {
				const image = nameImage(originalOf(localized));
				const picture = image && view.pictures.of(localize(image.shown));
				return picture && { src: `/images/${image.file}`, alt: `${image.title} – ${picture.alt}`, ...socialSize };
			},
		},
		texts: {
			body: (localized) => {
				const entry = originalOf(localized);
				return finish(sources.body(entry, lang), entry, tools, write, pictures);
			},
			originalBody: (localized) => sources.body(originalOf(localized), defaultLang),
			// The texts of an entry have the same shape in every language.
			original: <Text>(localized: Localized<object, Text>) => originalOf(localized).texts[defaultLang].text as Text,
			section: (localized, id) => {
				const { texts } = originalOf(localized);
				const place = texts[defaultLang].headings.findIndex(([each]) => each === id);
				return known(texts[lang].headings[place], `#${id}`);
			},
			names: (localized) => namesOf(originalOf(localized), lang),
		},
		// Entries are looked up by the name of their kind, so they have that kind's facts and text.
		entries: <Name extends KindName>(kind: Name) => entriesOf(kind) as ReturnType<typeof view.entries<Name>>,
		figure: (figure) => write(figure),
		menu,
		once: <T>(name: string, make: () => T): T => {
			if (!shared.has(name)) shared.set(name, make());
			// Each name is used for one type of value only.
			return shared.get(name) as T;
		},
	};
	return {
		view,
		localize,
		summary: cardOf,
		socialImage: nameImage,
		conversions: () => conversions,
		isConverted: (entry) => converted.has(entry),
	};
}

/** An entry in one language, with placeholders unfilled. */
function inWords({ slug, facts, texts }: CompleteEntry, lang: Lang): AnyEntry {
	const { text, file, words, terms } = texts[lang];
	return { slug, lang, facts, text, file, words, terms };
}

function namesOf(entry: CompleteEntry, first: Lang): string[] {
	const order = [first, ...langs.filter((lang) => lang !== first)];
	return order.flatMap((lang) => findKindByName(entry.kind).search.names(inWords(entry, lang)));
}

function localizeEntry(entry: CompleteEntry, tools: LanguageTools, write: WriteFigure, pictures: ShownPictures): AnyEntry {
	const { text, ...rest } = inWords(entry, tools.lang);
	return { ...rest, text: finish(text, entry, tools, write, pictures) };
}

/** Lookups for the pictures in texts. */
type ShownPictures = { photos: Site["photos"]; detail: FindDetail };

/** Fills in what the texts of an entry refer to by name: figures, files and sizes of pictures, safety information, offers. */
function finish<T>(
	value: T,
	{ kind, slug, facts }: CompleteEntry,
	tools: LanguageTools,
	write: WriteFigure,
	pictures: ShownPictures,
): T {
	const { photos, detail } = pictures;
	const safety =
		tools.safety && isEmergencyPage(kind, slug) ? { ...tools.safety, emergency: tools.safety.everyCountry } : tools.safety;
	const [figures, offers] = [findKindByName(kind).shape.figures(facts), findKindByName(kind).shape.offers(facts)];
	// Most entries have no figures and no offers.
	const filled = Object.keys(figures).length === 0 ? value : fillFigures(value, (name) => known(figures[name], name), write);
	const hasOffers = Object.keys(offers).length > 0;
	return mapRichText(filled, ({ type, children }) => {
		const shown: RichText = { type, children: children.map((child) => showPictures(child, photos, detail)) };
		const whole = insertBlocks(shown, { ...safety, ...tools.calendar });
		return hasOffers ? insertOffers(whole, offers, tools) : whole;
	});
}

function pictureOf(kind: string, { slug, facts, text }: AnyEntry, photos: Site["photos"], findDrawing: FindDrawing) {
	const origin = findKindByName(kind).card.picture(facts);
	const alt = "imageAlt" in text && typeof text.imageAlt === "string" ? text.imageAlt : undefined;
	return origin && toPicture(origin, known(alt, `${slug} imageAlt`), photos, findDrawing.of(kind, slug));
}
