import { element, type Faq, type RichNode, type RichText, textNode } from "#schemas/content/rich-text.ts";
import type { LongReadPage, PlantCarePage, ScreenPage } from "#schemas/pages/page-data.ts";
import type { ProfilePage, SheetPage } from "#schemas/pages/plant/page-data.ts";
import { rankingAnchor } from "../kinds/long-read/page.ts";
import { withoutPlates } from "../kinds/long-read/plates.ts";
import { careAnchor } from "../kinds/plant/sections.ts";
import { bullets, heading, link, links, list, paragraph } from "./text-nodes.ts";

/** The text of a page as one RichText with headings from level 2 on, without interactive parts: for feeds and Markdown files. */
export function textOfPage(page: ScreenPage): RichText {
	return { type: "root", children: nodesOf(page) };
}

function nodesOf(page: ScreenPage): RichNode[] {
	switch (page.template) {
		case "long-read":
			return longRead(page);
		case "sheet":
			return [...page.intro.children, ...quickFacts(page), ...inSections(page, guideSections(page)), ...disclosure(page)];
		case "profile":
			return [
				paragraph(page.subtitle),
				...page.description.children,
				...quickFacts(page),
				...checklistNodes(page),
				...inSections(page, profileSections(page)),
				...disclosure(page),
			];
		case "home":
			return [
				...page.months.flatMap(({ name, tasks }) => [
					heading("h2", name),
					bullets([...tasks.everywhere, ...tasks.inClimates].map((task) => [textNode(task)])),
				]),
				...links(page.latest.map(linkTo)),
			];
		case "article-list":
			return [...page.body.children, ...links(page.articles.map(linkTo))];
		case "guide-list":
			return [...page.body.children, ...links(page.guides.map(linkTo))];
		case "plant-list":
			return [
				...page.body.children,
				...links(
					page.plants.map(({ slug, path, name, description }) => ({ path: path ?? `#${slug}`, label: name, description })),
				),
			];
		case "plant-care":
			return [...page.body.children, ...page.plants.flatMap(plantCare)];
		case "site-map":
			return [...page.body.children, ...page.lists.flatMap((part) => [heading("h2", part.heading), ...links(part.links)])];
		case "application":
			return [...page.body.children, ...page.platforms.flatMap(({ title, steps }) => [heading("h2", title), ...steps.children])];
		case "dashboard":
		case "components":
			return [];
		default:
			return page.body.children;
	}
}

function longRead({ subtitle, introTitle, intro, ranking, body, conclusion, sources, affiliateLine }: LongReadPage): RichNode[] {
	return [
		paragraph(subtitle),
		heading("h2", introTitle, "page-intro"),
		...intro.children,
		...(ranking
			? [
					heading("h2", ranking.title, rankingAnchor),
					...ranking.items.flatMap(({ name, path, starsLabel, benefits, care, placement }) => [
						element("h3", [link(path, name)]),
						paragraph(starsLabel),
						...[benefits, care, placement].flatMap(({ children }) => children),
					]),
				]
			: []),
		...withoutPlates(body).children,
		...(conclusion
			? [
					heading("h2", conclusion.title, "page-conclusion"),
					...conclusion.text.children,
					element("p", [link(conclusion.cta.path, conclusion.cta.label)]),
				]
			: []),
		...sources.children,
		...disclosure({ affiliateLine }),
	];
}

/** The disclosure of affiliate links is also shown to those who read a page elsewhere. */
function disclosure({ affiliateLine }: { affiliateLine: string | null }): RichNode[] {
	return affiliateLine === null ? [] : [paragraph(affiliateLine)];
}

/** A plant whose care is described on its sheet is a link to the sheet. */
export function plantCare({ slug, name, latin, path, toxicity, details }: PlantCarePage["plants"][number]): RichNode[] {
	if (!details) return [heading("h2", name, slug), ...links(path === null ? [] : [{ path, label: latin }])];
	const { facts, care } = details;
	return [
		heading("h2", name, slug),
		element("p", [element("em", [textNode(latin)])]),
		...harms(toxicity),
		...quickFacts({ facts }),
		...(care
			? [
					...[care.toxicitySigns, care.light, care.water, care.harvest].flatMap((words) =>
						words === null ? [] : [paragraph(words)],
					),
					bullets(
						care.propagation.map((step) => [textNode(step)]),
						"ol",
					),
					...care.problems.flatMap(({ problem, cause }) => [heading("h3", problem), ...cause.children]),
					sourceList(care.sources),
				]
			: []),
	];
}

type PlantPage = SheetPage | ProfilePage;

function quickFacts({ facts }: Pick<PlantPage, "facts">): RichNode[] {
	return [bullets(facts.map(({ label, value }) => [element("strong", [textNode(label)]), textNode(` – ${value}`)]))];
}

/** The checklist of a profile under its heading, which on the page stands beside the facts. */
function checklistNodes({ checklist }: ProfilePage): RichNode[] {
	return checklist ? [heading("h2", checklist.title, "checklist"), ...list(checklist.items.map(({ text }) => text))] : [];
}

/** The content of each section of a sheet, in the order of the page. */
function inSections<Id extends string>(
	{ sections }: { sections: readonly { id: Id; title: string }[] },
	nodes: Partial<Record<Id, RichNode[]>>,
): RichNode[] {
	return sections.flatMap(({ id, title }) => {
		const found = nodes[id] ?? [];
		return found.length > 0 ? [heading("h2", title, id), ...found] : [];
	});
}

function guideSections(page: SheetPage): Partial<Record<SheetPage["sections"][number]["id"], RichNode[]>> {
	return {
		...shared(page),
		history: page.history.children,
		benefits: list(page.benefits),
		care: page.care.flatMap(({ id, title, text: said }) => [heading("h3", title, careAnchor(id)), ...said.children]),
		propagation: list(page.propagation, "ol"),
		harvest: list(page.harvest ?? [], "ol"),
		varieties: list(page.varieties ?? []),
		mistakes: page.mistakes.children,
		decor: page.decor.children,
	};
}

function profileSections(page: ProfilePage): Partial<Record<ProfilePage["sections"][number]["id"], RichNode[]>> {
	return {
		...shared(page),
		care: page.care.flatMap(({ id, title, badge, text: said }) => [
			heading("h3", title, careAnchor(id)),
			paragraph(badge),
			...said.children,
		]),
		"in-depth": page.tabs.flatMap(({ title, text: said }) => [heading("h3", title), ...said.children]),
		propagation: [heading("h3", page.propagation.method), ...list(page.propagation.steps, "ol")],
		issues: page.issues.flatMap(({ problem, solution }) => [heading("h3", problem), ...solution.children]),
		tips: list(page.tips),
		faq: page.faq.flatMap(({ question, answer }: Faq) => [heading("h3", question), ...answer.children]),
	};
}

function shared({ plant, toxicitySigns, emergency, inDoubt, sources }: PlantPage): Record<"toxicity" | "sources", RichNode[]> {
	return {
		toxicity: [
			...harms(plant.toxicity),
			...(toxicitySigns === null ? [] : [paragraph(toxicitySigns)]),
			...(emergency?.children ?? []),
			...(inDoubt ? [element("p", [link(inDoubt.path, inDoubt.label)])] : []),
		],
		sources: [sourceList(sources)],
	};
}

/** To whom a plant is toxic, and how severely. */
function harms(toxicity: PlantPage["plant"]["toxicity"]): RichNode[] {
	const who = toxicity.map(({ label, severityLabel }) => [textNode(`${label} – ${severityLabel}`)]);
	return who.length > 0 ? [bullets(who)] : [];
}

function sourceList(sources: PlantPage["sources"]): RichNode {
	return bullets(
		sources.map(({ title, url, says }) => [url === null ? textNode(title) : link(url, title), textNode(` (${says})`)]),
	);
}

function linkTo({ path, title, description }: { path: string; title: string; description: string }) {
	return { path, label: title, description };
}
