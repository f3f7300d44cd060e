import type { SiteMapPage } from "#schemas/pages/page-data.ts";
import type { Link, Summary } from "#schemas/pages/page-parts.ts";
import { constants } from "#schemas/shared/constants.ts";
import { partPath } from "#schemas/shared/paging.ts";
import type { Counts, View } from "../kind.ts";
import { newestArticles } from "../newest.ts";

const perPage = constants.listPages["site-map"];

/** A section of the site map: its number of links, and a function for a range of them. */
type Section = { heading: string; total: number; links(from: number, to: number): Link[] };

/** The data of one page of the site map, besides its text. */
type SiteMapPart = Pick<SiteMapPage, "lists" | "paging">;

/** Sections that grow with the content, in the order of their further pages. */
const growing = ["article", "plant", "guide"] as const;

/**
 * The first page has the beginning of every section (main pages, articles, plant guides, practical guides, tools that are not main
 * pages); each further page continues one section. `toolPages` are the cards of the tools for visitors.
 */
export function siteMapPart(list: string, part: number, toolPages: () => Summary[], view: View): SiteMapPart {
	const sections = view.once("site map", () => sectionsOf(toolPages(), view));
	const others = sections.flatMap((section) => continuationStarts(section.total).map((first) => ({ section, first })));
	const parts = others.length + 1;
	const paging = (first: number, last: number, total: number) => ({ list, part, parts, first, last, total });
	const here = others[part - 2];
	if (here) {
		const { section, first } = here;
		const links = section.links(first, first + perPage);
		return {
			lists: [{ heading: section.heading, links, total: section.total, rest: null }],
			paging: paging(first + 1, first + links.length, section.total),
		};
	}
	const lists = sections.map((section) => {
		const next = others.findIndex((other) => other.section === section) + 2;
		const rest = next === 1 ? null : { path: partPath(list, next), label: view.string("siteMap.rest", { page: next }) };
		return { heading: section.heading, links: section.links(0, perPage), total: section.total, rest };
	});
	return parts === 1 ? { lists } : { lists, paging: paging(1, perPage, Math.max(...sections.map(({ total }) => total))) };
}

/** Number of pages of the site map. */
export function siteMapParts(counts: Counts): number {
	return 1 + growing.reduce((sum, kind) => sum + continuationStarts(counts[kind].pages).length, 0);
}

/** The index of the first link on each further page of a section. */
function continuationStarts(total: number): number[] {
	return Array.from({ length: Math.max(0, Math.ceil(total / perPage) - 1) }, (_, index) => (index + 1) * perPage);
}

function sectionsOf(toolPages: Summary[], view: View): Section[] {
	const sheets = view.entries("plant").filter(({ facts }) => facts.sheet !== undefined);
	const articles = newestArticles(view);
	const guides = view.entries("guide");
	const main = view.menu("header");
	const string = view.string;
	const section = <Each>(heading: string, all: readonly Each[], link: (each: Each) => Link): Section => ({
		heading,
		total: all.length,
		links: (from, to) => all.slice(from, to).map(link),
	});
	const linkTo = ({ path, title }: Summary): Link => ({ path, label: title });
	const otherTools = toolPages.filter(({ path }) => !main.some((link) => link.path === path));
	return [
		section(string("siteMap.mainPages"), main, (link) => link),
		section(string("siteMap.articles"), articles, (each) => linkTo(view.cards.of(each))),
		section(string("siteMap.plantGuides"), sheets, (each) => linkTo(view.cards.of(each))),
		section(string("siteMap.practicalGuides"), guides, (each) => linkTo(view.cards.of(each))),
		section(string("siteMap.tools"), otherTools, linkTo),
	];
}
