import { slugsByKind } from "../kinds/slugs-by-kind.ts";
import type { Content, Entry, Part } from "../types/content.ts";
import { createAnchors } from "./anchors.ts";
import { dayIn } from "./dates.ts";
import { redirectMap } from "./redirects.ts";
import { kindOf, type LinkedContent } from "./rule.ts";

/** Computes once what the rules look up for many links. */
export function createLinkedContent(
	content: Content,
	pages: ReadonlyMap<string, Entry>,
	date: string | null = null,
): LinkedContent {
	const redirects = redirectMap(content.single.redirects, pages);
	const slugs = slugsByKind(content.entries);
	const ownPaths = new Map<Part, string>();
	for (const [path, { facts, texts }] of pages)
		for (const part of [facts, ...Object.values(texts)]) if (part && !ownPaths.has(part)) ownPaths.set(part, path);
	return {
		...{ content, date, pages, redirects, slugs, ownPaths },
		brokenSlugs: new Set(content.entries.filter(({ facts }) => !facts?.data).map(({ slug }) => slug)),
		later: laterPages(content.later),
		anchorsOf: createAnchors(slugs),
	};
}

function laterPages(entries: readonly Entry[]): Map<string, string> {
	return new Map(
		entries.flatMap((entry) => {
			const { slug, facts } = entry;
			const path = facts?.data ? kindOf(entry).address.path(slug, facts.data) : null;
			return path === null ? [] : [[path, dayIn(facts?.data, "published")]];
		}),
	);
}
