import type { z } from "zod";
import type { LongReadName } from "#schemas/content/kind-shapes.ts";
import { type LongReadFacts, type LongReadText, longReadText } from "#schemas/content/long-read.ts";
import type { RoutePath } from "#schemas/generated/routes.ts";
import type { Link, SearchType } from "#schemas/pages/page-parts.ts";
import { plainTitle } from "#schemas/pages/title-tag.ts";
import { defineKind, type Kind, type View } from "../kind.ts";
import { chooseNeighbours } from "./neighbours.ts";
import { longReadExpects, longReadPage, longReadSummary } from "./page.ts";
import { plantsAt } from "./plates.ts";
import { citationPrefix, sourceAnchors } from "./sources.ts";

/** The differences between kinds of long texts: name, folder, facts, paths and parent list. */
type Differences<Facts extends LongReadFacts> = {
	name: LongReadName;
	/** Its type in search results. */
	found: SearchType;
	folder: string;
	facts: z.ZodType<Facts>;
	prefix: string;
	above(view: View): Link & { path: RoutePath };
};

/** A kind whose entries are long texts, each with its own page. */
export function longReadKind<Facts extends LongReadFacts>({
	name,
	found,
	folder,
	facts,
	prefix,
	above,
}: Differences<Facts>): Kind<Facts, LongReadText> {
	const pathOf = (slug: string) => `${prefix}/${slug}`;
	return defineKind<Facts, LongReadText>({
		name,
		folder,
		shape: {
			extension: "md",
			facts,
			text: longReadText,
			expects: longReadExpects,
			figures: ({ figures }) => figures ?? {},
			offers: ({ offers }) => offers ?? {},
			citations: {
				prefix: citationPrefix,
				areNamed: ({ sources, figures = {} }) => sources !== undefined || Object.keys(figures).length > 0,
			},
		},
		address: { path: pathOf, anchors: sourceAnchors },
		card: {
			summary: (entry, view) => longReadSummary(entry, pathOf(entry.slug), found, view),
			picture: ({ image, scene }) => (image !== undefined ? { photo: image } : scene ? { scene } : null),
			recommendable: true,
			neighbours: chooseNeighbours,
		},
		page: {
			heading: ({ text }) => text.title,
			titleTag: (_, text, { site }) => plainTitle(text, site.name),
			data: (entry, view) => longReadPage(entry, pathOf(entry.slug), above(view), view),
			reads: ({ ranking = [], recommended }, leadsTo) => ({
				entries: [...ranking.map(({ plant }) => plant), ...plantsAt(leadsTo)].map((slug) => ({ kind: "plant", slug })),
				paths: recommended ?? [],
				neighbours: recommended === undefined,
			}),
			readingMinutes: ({ readingMinutes }) => readingMinutes ?? null,
			published: ({ published }) => published,
			changed: ({ published, updated }) => updated ?? published,
		},
	});
}
