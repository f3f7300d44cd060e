import { type PageFacts, type PageText, pageFacts, pageText } from "#schemas/content/page/schema.ts";
import type { RichText } from "#schemas/content/rich-text.ts";
import type { HomePage, ScreenPage, TextTemplate } from "#schemas/pages/page-data.ts";
import type { Link } from "#schemas/pages/page-parts.ts";
import { writeTitle } from "#schemas/pages/title-tag.ts";
import { finderWishes, plannerAnchor } from "#schemas/shared/finder.ts";
import { partPath } from "#schemas/shared/paging.ts";
import { type PageTemplate, traitsOf } from "#schemas/shared/template-traits.ts";
import { articleCatalogue, articleTopics } from "../article/listing.ts";
import { writeGlossary } from "../definition/glossary.ts";
import { emergencyBlock } from "../emergency.ts";
import { defineKind, type Kind, type LocalizedEntry, type View } from "../kind.ts";
import { newestArticles } from "../newest.ts";
import { partTitle } from "../paging.ts";
import { plantParts } from "../plant/by-name.ts";
import { platedPlants } from "../plant/card.ts";
import { plantCare } from "../plant/care-pages.ts";
import { plantCatalogue } from "../plant/listing.ts";
import { application } from "./application.ts";
import { diagnosisData } from "./diagnosis.ts";
import { dashboardLinks, editorWords, exampleCards } from "./editors.ts";
import { finder } from "./finder.ts";
import { pageTitle } from "./head.ts";
import { asPart, guideCatalogue, listFilesOfPage, partsOfPage } from "./lists.ts";
import { myPlants } from "./my-plants.ts";
import { siteMapPart } from "./site-map.ts";

/** A page of the site itself: home, about, lists, site map, not found. */
export const page: Kind<PageFacts, PageText> = defineKind({
	name: "page",
	folder: "pages",
	shape: {
		extension: "md",
		facts: pageFacts,
		text: pageText,
		expects: ({ scene, template }) => ({
			present: [...(scene ? ["imageAlt"] : []), ...(template === "application" ? ["platforms"] : [])],
			absent: {
				...(scene ? {} : { imageAlt: "scene: …" }),
				...(template === "application" ? {} : { platforms: "template: application" }),
			},
		}),
		figures: ({ figures = {} }) => figures,
	},
	address: {
		path: pathOf,
		indexable: ({ template }) => traitsOf(template).indexed,
		anchors: ({ template, glossary }, _, slugs) => {
			if (glossary) return [...(slugs["definition"] ?? [])];
			if (template === "finder") return [plannerAnchor, ...Object.keys(finderWishes)];
			return template === "plant-list" || template === "plant-care" ? [...(slugs["plant"] ?? [])] : [];
		},
	},
	card: {
		summary: ({ slug, facts, text }) => ({
			slug,
			path: pathOf(slug, facts),
			title: text.title,
			description: text.metaDescription,
			type: isFound(facts) ? "page" : null,
			badge: null,
			published: null,
			readingMinutes: null,
			picture: null,
		}),
		picture: ({ scene }) => (scene ? { scene } : null),
	},
	page: {
		heading: headingOf,
		titleTag: pageTitle,
		data: pageData,
		reads: () => null,
		showsPicture: ({ template }) => traitsOf(template).showsPicture === true,
		changed: ({ updated }) => updated ?? null,
	},
	list: {
		kinds: ({ template }) => traitsOf(template).lists ?? [],
		parts: partsOfPage,
		anchorParts: ({ facts: { template } }, view) =>
			template === "plant-care" || template === "plant-list" ? plantParts(template, view) : new Map(),
		files: ({ slug, facts }, view) => listFilesOfPage(facts, pathOf(slug, facts), view),
	},
});

function pathOf(slug: string, { template }: PageFacts): string {
	return traitsOf(template).path ?? `/${slug}`;
}

function headingOf({ facts, text }: LocalizedEntry<"page">, view: View): string {
	return facts.template === "home" ? view.string("hero.title") : text.title;
}

function pageData(entry: LocalizedEntry<"page">, view: View, part: number): ScreenPage {
	const { slug, lang, facts, text } = entry;
	const body = part === 1 ? view.texts.body(entry) : noWords;
	const list = pathOf(slug, facts);
	const picture = view.pictures.of(entry);
	const home = facts.template === "home";
	const title = partTitle(headingOf(entry, view), part, view);
	const tag = pageTitle(facts, text, view, part);
	const common = {
		lang,
		path: partPath(list, part),
		title,
		crumbs: home ? [] : [homeLink(view), ...(part === 1 ? [] : [{ path: list, label: text.title }])],
		source: view.editAddress(entry.file),
		meta: {
			title: writeTitle(tag),
			description: text.metaDescription,
			keywords: [],
			socialTitle: partTitle(tag.own, part, view),
			socialDescription: text.metaDescription,
			type: "website" as const,
			published: null,
			updated: facts.updated ?? null,
			image: view.pictures.social(entry),
		},
	};
	const fill: Record<Exclude<PageTemplate, TextTemplate>, () => ScreenPage> = {
		home: () => ({
			...common,
			template: "home",
			picture,
			entrances: entrancesOf(facts, view),
			months: (view.calendar?.tasks ?? []).map((tasks, index) => ({
				name: view.monthNames[index] ?? "",
				initial: view.monthInitials[index] ?? "",
				tasks,
			})),
			latest: newestArticles(view).slice(0, latestCount).map(view.cards.of),
		}),
		"article-list": () => ({ ...common, template: "article-list", body, ...articleCatalogue(list, part, view) }),
		"guide-list": () => ({ ...common, template: "guide-list", body, ...guideCatalogue(list, part, view) }),
		"plant-list": () => ({
			...common,
			template: "plant-list",
			body,
			...plantCatalogue(list, part, view),
			emergency: emergencyBlock(view),
		}),
		"plant-care": () => ({
			...common,
			template: "plant-care",
			// Every part of the list of plants has the emergency block.
			body: part === 1 ? body : (emergencyBlock(view) ?? body),
			...plantCare(list, part, view),
		}),
		"site-map": () => ({ ...common, template: "site-map", body, ...siteMapPart(list, part, () => toolPages(view), view) }),
		dashboard: () => ({ ...common, template: "dashboard", words: editorWords(view) }),
		components: () => ({
			...common,
			template: "components",
			crumbs: [...common.crumbs, ...dashboardLinks(view)],
			words: editorWords(view),
			examples: exampleCards(view),
		}),
		finder: () => ({ ...common, template: "finder", body, ...finder(facts.sources ?? [], view) }),
		diagnosis: () => {
			if (!view.diagnosis) throw new Error(`${entry.file} has passed the check without signs and causes`);
			return { ...common, template: "diagnosis", body, ...diagnosisData(view.diagnosis, view) };
		},
		"my-plants": () => ({ ...common, template: "my-plants", body, ...myPlants(facts.plants ?? [], view) }),
		search: () => ({
			...common,
			template: "search",
			body,
			plants: platedPlants(facts.plants ?? [], view),
			topics: articleTopics(view),
		}),
		application: () => {
			if (!text.platforms) throw new Error(`${entry.file} has passed the check without its platforms`);
			return { ...common, template: "application", body, picture, ...application(text.platforms, view) };
		},
		"not-found": () => ({ ...common, template: "not-found", body, picture }),
	};
	const { template } = facts;
	const words = facts.glossary ? writeGlossary(body, view) : body;
	const filled: ScreenPage = isTextTemplate(template, fill) ? { ...common, template, body: words, picture } : fill[template]();
	return part === 1 || !filled.paging ? filled : asPart(filled, text.title, filled.paging, view);
}

/** Whether pages of a template have only their text; `own` contains the templates with data of their own. */
function isTextTemplate(template: PageTemplate, own: object): template is TextTemplate {
	return !Object.hasOwn(own, template);
}

/** Further pages of a list do not repeat its introduction. */
const noWords: RichText = { type: "root", children: [] };

/** Number of the newest articles on the home page, one large beside three small ones; the list of all is one click away. */
const latestCount = 4;

/** The main links of the home page, each with a plant's picture; the text beside it says what it is for. */
function entrancesOf({ entrances = [] }: PageFacts, view: View): HomePage["entrances"] {
	return entrances.flatMap(({ id, to, plant: slug }) => {
		const plant = view.entries("plant").find((each) => each.slug === slug);
		return plant ? [{ id, path: to, picture: view.pictures.of(plant) }] : [];
	});
}

/** The first breadcrumb of every page. */
export function homeLink(view: View): Link {
	return { path: "/", label: view.string("nav.home") };
}

/** Pages that are tools for visitors, in the order of the site map; then those whose facts request it. */
function toolPages(view: View) {
	const place = ({ facts }: { facts: PageFacts }) => traitsOf(facts.template).tool ?? Number.MAX_SAFE_INTEGER;
	return view
		.entries("page")
		.filter(({ facts }) => facts.found || traitsOf(facts.template).tool !== undefined)
		.toSorted((a, b) => place(a) - place(b))
		.map(view.cards.of);
}

/** Whether the search includes a page: one whose facts request it, and all tools for visitors except the search page itself. */
function isFound({ template, found }: PageFacts): boolean {
	const { tool, indexed } = traitsOf(template);
	return found === true || (tool !== undefined && indexed);
}
