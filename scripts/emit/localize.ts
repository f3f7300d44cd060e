import { type Figure, type Figures, formatFigure, placeholderPattern } from "#schemas/figures.ts";
import type { Localized, View } from "#schemas/kind.ts";
import { findKindByName, type KindMap } from "#schemas/kinds.ts";
import type { Link } from "#schemas/page-data.ts";
import type { RichText } from "#schemas/rich-text.ts";
import type { MenuItem } from "#schemas/site-config.ts";
import { dayFormat } from "#schemas/spec/day.ts";
import { defaultLang, type Lang, langs, languages } from "#schemas/spec/languages.ts";
import type { UnitSystem } from "#schemas/spec/units.ts";
import { splitPath } from "#schemas/spec/url.ts";
import type { CompleteEntry, Site } from "../pipeline/seams.ts";
import { lookingAt } from "../report/internal.ts";
import type { FindDrawing } from "./drawings.ts";
import { editAddress } from "./edit-address.ts";
import { showPictures, toPicture, toSocialImage } from "./pictures.ts";

type LocalizedEntry = Localized<object, object>;

/** Everything of the site in one language and one system of units, with what kinds may look up in it. */
export type Locale = { view: View; localize(entry: CompleteEntry): LocalizedEntry };

/** Makes the view of one language in one system of units. Looking up what the link stage has checked cannot fail; if it does, it is our mistake. */
export function createLocale(site: Site, lang: Lang, units: UnitSystem, findDrawing: FindDrawing): Locale {
	const write = (figure: Figure) => formatFigure(figure, lang, units);
	const byKind = new Map<string, LocalizedEntry[]>();
	const all = new Map(
		site.entries.map((entry) => [entry, lookingAt(entry.texts[lang].file, () => localizeEntry(entry, lang, write, site.photos))]),
	);
	const originals = new Map([...all].map(([entry, localized]) => [localized, entry]));
	for (const [{ kind }, entry] of all) byKind.set(kind, [...(byKind.get(kind) ?? []), entry]);
	const made = new Map<string, unknown>();
	const strings = site.strings[lang];
	const { locale } = languages[lang];
	const months = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
	const day = dayFormat(lang, { dateStyle: "long", timeZone: "UTC" });
	const monthNames = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
	const initials = new Intl.DateTimeFormat(locale, { month: "narrow", timeZone: "UTC" });
	const collator = new Intl.Collator(locale);
	const string: View["string"] = (key, values = {}) =>
		known(strings[key], key).replace(placeholderPattern, (whole, name: string) => values[name] ?? whole);
	const view: View = {
		lang,
		units,
		site: site.config,
		// The map is filled by kind name, so an entry under a name has that kind's facts and text.
		entries: <Name extends keyof KindMap>(kind: Name) => (byKind.get(kind) ?? []) as ReturnType<typeof view.entries<Name>>,
		summary: (kind, entry) => findKindByName(kind).summary(entry, view),
		picture: (kind, entry) => pictureOf(kind, entry, site.photos, findDrawing),
		socialImage: (kind, entry) => {
			const origin = findKindByName(kind).picture(entry.facts);
			const picture = view.picture(kind, entry);
			return origin && picture && toSocialImage(origin, picture, site.photos);
		},
		names: (kind, localized) => {
			const entry = known(originals.get(localized), localized.slug);
			return [lang, ...langs.filter((other) => other !== lang)].flatMap((each) =>
				findKindByName(kind).names(inWords(entry, each)),
			);
		},
		// As with entries: an entry's kind does not change with its language.
		original: <Name extends keyof KindMap>(_: Name, localized: LocalizedEntry) =>
			inWords(known(originals.get(localized), localized.slug), defaultLang) as ReturnType<typeof view.original<Name>>,
		summaryAt: (address) => {
			const path = splitPath(address.split(/[?#]/)[0] ?? "/").path;
			const end = (site.redirects.find(({ from }) => from === path)?.to ?? path).split("#")[0];
			const { entry } = known(
				site.routes.find((each) => each.path === end),
				path,
			);
			return findKindByName(entry.kind).summary(known(all.get(entry), path), view);
		},
		string,
		term: (vocabulary, id) => known(site.terms[vocabulary]?.[id]?.[lang], `${vocabulary} ${id}`),
		rank: (vocabulary, id) => {
			const ids = Object.keys(site.terms[vocabulary] ?? {});
			return { place: ids.indexOf(id) + 1, of: ids.length };
		},
		editAddress: (file) => editAddress(site.config.repository, file),
		figure: write,
		source: (id) => {
			const { title, titles, url } = known(site.sources[id], id);
			return { title: titles?.[lang] ?? title, url };
		},
		menu: (name) => site.navigation[name].map((item) => menuLink(item)),
		month: (day) => months.format(new Date(`${day}T00:00:00Z`)),
		day: (iso) => day(new Date(`${iso}T00:00:00Z`)),
		monthNames: Array.from({ length: 12 }, (_, month) => monthNames.format(Date.UTC(2025, month))),
		monthInitials: Array.from({ length: 12 }, (_, month) => initials.format(Date.UTC(2025, month))),
		compare: collator.compare,
		once: <T>(name: string, make: () => T): T => {
			if (!made.has(name)) made.set(name, make());
			// Names are the kinds' own, so that what stands under one is what was made for it.
			return made.get(name) as T;
		},
	};
	const menuLink = ({ to, label }: MenuItem): Link => ({
		path: to,
		label: label === undefined ? view.summaryAt(to).title : known(strings[label], label),
	});
	return { view, localize: (entry) => known(all.get(entry), entry.slug) };
}

/** An entry in one language, as its editors wrote it. */
function inWords({ slug, facts, texts }: CompleteEntry, lang: Lang): LocalizedEntry {
	return { slug, lang, facts, ...texts[lang] };
}

type WriteFigure = View["figure"];

function localizeEntry(entry: CompleteEntry, lang: Lang, write: WriteFigure, photos: Site["photos"]): LocalizedEntry {
	const figures = findKindByName(entry.kind).figures(entry.facts);
	const finish = <T>(value: T) => fillPictures(fillFigures(value, figures, write), photos);
	const { text, body, ...rest } = inWords(entry, lang);
	return { ...rest, text: finish(text), body: finish(body) };
}

function pictureOf(kind: keyof KindMap, { slug, facts, text }: LocalizedEntry, photos: Site["photos"], findDrawing: FindDrawing) {
	const origin = findKindByName(kind).picture(facts);
	const alt = "imageAlt" in text && typeof text.imageAlt === "string" ? text.imageAlt : undefined;
	return origin && toPicture(origin, known(alt, `${slug} imageAlt`), photos, findDrawing(kind, slug));
}

/** Puts the sizes of pictures into every text with structure. */
function fillPictures<T>(value: T, photos: Site["photos"]): T {
	const fill = (each: unknown): unknown => {
		if (Array.isArray(each)) return each.map(fill);
		if (typeof each !== "object" || each === null) return each;
		if (isRichText(each)) return { ...each, children: each.children.map((child) => showPictures(child, photos)) };
		return Object.fromEntries(Object.entries(each).map(([key, child]) => [key, fill(child)]));
	};
	// As with figures: the structure is kept.
	return fill(value) as T;
}

function isRichText(value: object): value is RichText {
	return "type" in value && value.type === "root";
}

/** What holds no words, so that braces in it name no figure. */
const addresses = new Set(["href", "src"]);

/** Replaces `{humidity}` by the figure of that name in every string of a text, code and addresses left out. */
function fillFigures<T>(value: T, figures: Figures, write: WriteFigure): T {
	const fill = (each: unknown): unknown => {
		if (typeof each === "string") return each.replace(placeholderPattern, (_, name: string) => write(known(figures[name], name)));
		if (Array.isArray(each)) return each.map(fill);
		if (typeof each !== "object" || each === null || ("tagName" in each && each.tagName === "code")) return each;
		return Object.fromEntries(Object.entries(each).map(([key, child]) => [key, addresses.has(key) ? child : fill(child)]));
	};
	// Strings stay strings and the structure is kept, so the type is that of the argument.
	return fill(value) as T;
}

function known<T>(value: T | undefined, name: string): T {
	if (value === undefined) throw new Error(`${name} is not there, although the content was checked`);
	return value;
}
