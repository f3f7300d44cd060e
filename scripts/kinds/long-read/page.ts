import type { LongReadFacts, LongReadText } from "#schemas/content/long-read.ts";
import { minutesFor } from "#schemas/content/reading.ts";
import { type Heading, isElement, plainText, type RichText } from "#schemas/content/rich-text.ts";
import type { LongReadPage } from "#schemas/pages/page-data.ts";
import type { Link, SearchType, Summary } from "#schemas/pages/page-parts.ts";
import { articleMeta } from "#schemas/pages/title-tag.ts";
import { affiliateLine } from "../affiliate.ts";
import { withItemIds } from "../checklist.ts";
import type { Localized, View } from "../kind.ts";
import { homeLink } from "../page/kind.ts";
import { withPlates } from "./plates.ts";
import { numberCitations, sourceKeys, sourceList } from "./sources.ts";

/** Id that the template gives the heading of the ranking. */
export const rankingAnchor = "page-ranking";

type LongReadEntry = Localized<LongReadFacts, LongReadText>;

/** What the facts require of the texts of an article or a guide. */
export function longReadExpects({ ranking }: LongReadFacts) {
	return ranking
		? { present: ["ranking"], absent: {}, lengths: { "/ranking/items": ranking.length } }
		: { present: [], absent: { ranking: "ranking: …" } };
}

/** Card of an article or a guide. */
export function longReadSummary(entry: LongReadEntry, path: string, type: SearchType, view: View): Summary {
	const { slug, facts, text } = entry;
	return {
		slug,
		path,
		title: text.title,
		description: text.metaDescription,
		type,
		badge: text.badge,
		published: { iso: facts.published, label: view.month(facts.published) },
		readingMinutes: shownMinutes(entry),
		picture: view.pictures.of(entry),
	};
}

/** Page of an article or a guide. `above` is its parent list. */
export function longReadPage(entry: LongReadEntry, path: string, above: Link, view: View): LongReadPage {
	const { lang, facts, text } = entry;
	const keys = sourceKeys(facts);
	const whole = withItemIds(view.texts.body(entry), view.texts.originalBody(entry));
	const { intro, body } = splitIntro(numberCitations(whole, keys));
	const { conclusion } = numberCitations(text, keys);
	const ranking = numberCitations(rankedPlants(entry, view), keys);
	const findPlate = (slug: string) => {
		const card = view.cards.find("plant", slug);
		return card && { name: card.title, picture: card.picture };
	};
	const sources = sourceList(keys, view);
	return {
		template: "long-read",
		lang,
		path,
		title: text.title,
		crumbs: [homeLink(view), above],
		source: view.editAddress(entry.file),
		back: above,
		meta: {
			...articleMeta(text, view.site.name),
			published: facts.published,
			updated: facts.updated ?? facts.published,
			image: view.pictures.social(entry),
		},
		badge: text.badge,
		subtitle: text.subtitle,
		author: view.site.author,
		published: { iso: facts.published, label: view.month(facts.published) },
		updated: facts.updated === undefined ? null : { iso: facts.updated, label: view.day(facts.updated) },
		readingMinutes: shownMinutes(entry),
		picture: view.pictures.of(entry),
		introTitle: text.introTitle,
		intro,
		body: withPlates(body, findPlate, facts.ranking?.map(({ plant }) => plant) ?? []),
		contents: [...(ranking ? [{ id: rankingAnchor, title: ranking.title, depth: 2 }] : []), ...sectionHeadings(body)],
		ranking,
		recommended: facts.recommended?.map(view.cards.at) ?? view.cards.neighbours(entry),
		conclusion: conclusion
			? { title: conclusion.title, text: conclusion.text, cta: { path: conclusion.cta.to, label: conclusion.cta.label } }
			: null,
		sources,
		affiliateLine: affiliateLine([intro, body, conclusion, ranking], view),
	};
}

/** The ranking with each plant's name and address from the catalogue. */
function rankedPlants({ facts, text }: LongReadEntry, view: View): LongReadPage["ranking"] {
	if (!facts.ranking || !text.ranking) return null;
	const items = facts.ranking.flatMap(({ plant: slug, stars, scores }, index) => {
		const card = view.cards.find("plant", slug);
		const words = text.ranking?.items[index];
		if (!card || !words) return [];
		const { title, path, picture, badge: latin } = card;
		const starsLabel = scores ? view.string("ranking.scored", { stars, ...scores }) : view.string("ranking.stars", { stars });
		return [{ name: title, latin, path, picture, stars, starsLabel, ...words }];
	});
	return { title: text.ranking.title, items };
}

/** The stated reading time, which the check has compared with the text, or else the computed one. */
function shownMinutes({ facts, words }: LongReadEntry): number {
	return facts.readingMinutes ?? minutesFor(words);
}

/** The nodes before the first section are the introduction. */
function splitIntro({ children }: RichText): { intro: RichText; body: RichText } {
	const first = children.findIndex((node) => isElement(node, "h2"));
	const cut = first === -1 ? children.length : first;
	return { intro: { type: "root", children: children.slice(0, cut) }, body: { type: "root", children: children.slice(cut) } };
}

function sectionHeadings({ children }: RichText): Heading[] {
	return children.flatMap((node) =>
		isElement(node, "h2") && node.properties.id ? [{ id: node.properties.id, title: plainText(node), depth: 2 }] : [],
	);
}
