import { detailAddress } from "#schemas/content/detail.ts";
import type { Figures } from "#schemas/content/figures.ts";
import { barOf, reachOf } from "#schemas/content/plant/scale.ts";
import { type PlantFacts, type PlantText, plantFacts, plantText, sheetLayouts } from "#schemas/content/plant/schema.ts";
import { eaters } from "#schemas/content/scene.ts";
import type { Meta } from "#schemas/pages/page-parts.ts";
import type { ProfilePage, SheetPage } from "#schemas/pages/plant/page-data.ts";
import { ownTitle, sheetEnding, type TitleTag, type TitleWords, writeTitle } from "#schemas/pages/title-tag.ts";
import { cataloguePath, plantDetailsPath } from "#schemas/shared/plant-details.ts";
import { windowPlaces } from "#schemas/shared/window-light.ts";
import { affiliateLine } from "../affiliate.ts";
import { checklistOf } from "../checklist.ts";
import { emergencyBlock, emergencyLink } from "../emergency.ts";
import { defineKind, type Kind, type LocalizedEntry, type View } from "../kind.ts";
import { homeLink } from "../page/kind.ts";
import { pathOf, plantCard, sheetPath } from "./card.ts";
import { plantDetails } from "./details.ts";
import { quickFacts } from "./quick-facts.ts";
import { careIds, guideSections, profileCareIds, profileSections, sheetAnchors, titledSections } from "./sections.ts";
import { signsAndFirstAid } from "./signs.ts";
import { sourcesOf } from "./sources.ts";

const tabIds = ["light", "water", "soil", "repotting"] as const;

/** A plant of the catalogue, with a page of its own (its sheet) when its facts name a layout. */
export const plant: Kind<PlantFacts, PlantText> = defineKind({
	name: "plant",
	folder: "plants",
	shape: {
		extension: "yaml",
		facts: plantFacts,
		text: plantText,
		expects: ({ sheet }) => ({
			present: sheet ? [sheet] : [],
			absent: Object.fromEntries(sheetLayouts.filter((each) => each !== sheet).map((each) => [each, `sheet: ${each}`])),
		}),
		figures: ({ light, water, temperature, humidity, coldLimit, size, upkeep, figures }) => ({
			lux: { ...light.lux, unit: "lux" },
			...windowFigures(light.lux),
			check: { ...water.growing, unit: "count" },
			checkWinter: { ...water.resting, unit: "count" },
			temperature: { ...temperature, unit: "celsius" },
			humidity: { ...humidity, unit: "percent" },
			coldLimit: { value: coldLimit, unit: "celsius" },
			heightMax: length(size.height.max),
			spreadMax: length(size.spread.max),
			...(upkeep?.feeding && { feeding: { ...upkeep.feeding.weeks, unit: "count" } }),
			...(upkeep?.repotting && { repotting: { ...upkeep.repotting.years, unit: "count" } }),
			...figures,
		}),
		offers: ({ offers }) => offers ?? {},
	},
	address: { path: sheetPath, anchors: sheetAnchors },
	card: {
		summary: (entry, view) => ({
			slug: entry.slug,
			path: pathOf(entry.slug, entry.facts),
			title: entry.text.name,
			description: entry.text.description,
			type: "plant",
			badge: entry.facts.latin,
			published: null,
			readingMinutes: null,
			picture: view.pictures.of(entry),
		}),
		picture: ({ image, form, size }) => (image === undefined ? { plant: form, reach: reachOf(form, size) } : { photo: image }),
		plant: ({ form, toxicity }) => ({
			form,
			mayPoison: eaters.filter((eater) => toxicity[eater].severity !== "none"),
		}),
		opened: (entry, view) => ({ path: plantDetailsPath(entry.slug, entry.lang), contents: plantDetails(entry, view) }),
	},
	page: {
		heading: ({ facts: { sheet }, text }) => (sheet && text[sheet]?.title) ?? text.name,
		titleTag: ({ sheet }, text, words) => {
			const shown = sheet && text[sheet];
			return shown ? sheetTitle(sheet, shown, words) : null;
		},
		data: (entry, view) => {
			const { guide, profile } = entry.text;
			if (guide) return guidePage(entry, guide, view);
			if (profile) return profilePage(entry, profile, view);
			throw new Error(`${entry.slug} has no sheet, so no page data`);
		},
		details: (slug, { sheet }) => (sheet === undefined ? [] : [detailAddress("pressed", slug)]),
		changed: ({ published, updated }) => updated ?? published ?? null,
	},
	search: {
		names: ({ text }) => [text.name, ...(text.otherNames ?? [])],
	},
});

/** How far from the glass of each window that suits it: `eastWindow`, a range, or from the glass on the longest distance alone. */
function windowFigures(lux: PlantFacts["light"]["lux"]): Figures {
	return Object.fromEntries(
		windowPlaces(lux).map(({ side, min, max }) => [
			`${side}Window`,
			{ ...(min === 0 ? { value: max } : { min, max }), unit: "metre" },
		]),
	);
}

/** Centimetres in a usual unit: metres from 100 cm on. */
function length(centimetres: number): Figures[string] {
	return centimetres < 100 ? { value: centimetres, unit: "centimetre" } : { value: centimetres / 100, unit: "metre" };
}

function guidePage(entry: LocalizedEntry<"plant">, text: NonNullable<PlantText["guide"]>, view: View): SheetPage {
	const { intro, history, benefits, propagation, mistakes, decor, varieties, harvest } = text;
	const care = careIds.map((id) => ({ id, title: view.string(`care.${id}`), text: text.care[id] }));
	const sections = titledSections(guideSections, text, view);
	return {
		...common(entry, "guide", text, view),
		template: "sheet",
		sections,
		intro,
		history,
		benefits: benefits.items,
		care,
		propagation,
		mistakes,
		decor,
		varieties: varieties?.items ?? null,
		harvest: harvest?.items ?? null,
	};
}

function profilePage(entry: LocalizedEntry<"plant">, text: NonNullable<PlantText["profile"]>, view: View): ProfilePage {
	const { tabs } = text;
	const items = checklistOf(text.checklist ?? [], view.texts.original(entry).profile?.checklist ?? []);
	return {
		...common(entry, "profile", text, view),
		template: "profile",
		sections: titledSections(profileSections, text, view),
		subtitle: text.subtitle,
		description: text.description,
		care: profileCareIds.map((id) => ({
			id,
			title: text.care[id].title,
			text: text.care[id].description,
			badge: text.care[id].badge,
		})),
		propagation: text.propagation,
		issues: text.issues,
		tips: text.tips,
		tabs: tabs ? tabIds.map((id) => ({ id, title: view.string(`tabs.${id}`), text: tabs[id] })) : [],
		checklist: items.length > 0 ? { title: view.string("sheet.checklist"), items } : null,
		faq: text.faq ?? [],
	};
}

/** Length of the scale bar on the plate, formatted. */
function barLength({ form, size }: PlantFacts, view: View): string {
	const bar = barOf(reachOf(form, size));
	return view.figure({ value: bar, unit: "centimetre" });
}

type Layout = NonNullable<PlantFacts["sheet"]>;

/** Fields of the texts of both layouts. */
type SheetText = Pick<
	NonNullable<PlantText[Layout]>,
	"title" | "metaTitle" | "metaDescription" | "keywords" | "socialTitle" | "socialDescription"
>;

/** The title of a sheet, with the ending shared by all sheets. `layout` is the group of the text that contains the title. */
function sheetTitle(layout: Layout, text: SheetText, words: TitleWords): TitleTag {
	return { ...ownTitle(text, `/${layout}`), before: "", after: sheetEnding(words) };
}

function common(entry: LocalizedEntry<"plant">, layout: Layout, text: SheetText, view: View) {
	const card = plantCard(entry, view);
	const list = { path: cataloguePath, label: view.string("nav.plantGuides") };
	const isToxic = Object.values(entry.facts.toxicity).some(({ severity }) => severity !== "none" && severity !== "unknown");
	const meta: Meta = {
		title: writeTitle(sheetTitle(layout, text, view)),
		description: text.metaDescription,
		keywords: text.keywords,
		socialTitle: text.socialTitle,
		socialDescription: text.socialDescription,
		type: "article",
		published: entry.facts.published ?? null,
		updated: plant.page.changed(entry.facts),
		image: view.pictures.social(entry),
	};
	return {
		lang: entry.lang,
		path: sheetPath(entry.slug, entry.facts) ?? cataloguePath,
		title: text.title,
		meta,
		crumbs: [homeLink(view), list],
		source: view.editAddress(entry.file),
		back: list,
		plant: card,
		pressed: view.pictures.detail(detailAddress("pressed", entry.slug), ""),
		label: [card.number === null ? [] : view.string("plate.number", { number: card.number }), card.family, card.origin]
			.flat()
			.join("\u00a0· "),
		scale: view.string("plate.scale", { length: barLength(entry.facts, view) }),
		facts: quickFacts(entry, view),
		toxicitySigns: signsAndFirstAid(entry, view),
		emergency: isToxic ? emergencyBlock(view) : null,
		inDoubt: isToxic ? null : emergencyLink(view),
		sources: sourcesOf(entry, view),
		affiliateLine: affiliateLine(entry.text[layout], view),
		updated: entry.facts.updated === undefined ? null : { iso: entry.facts.updated, label: view.day(entry.facts.updated) },
	};
}
