import type { LongReadFacts } from "#schemas/content/long-read.ts";
import { byText } from "#schemas/shared/by-text.ts";
import { constants } from "#schemas/shared/constants.ts";

type Entry = { slug: string; facts: LongReadFacts & { topic?: string } };

/**
 * Further reading for each article or guide, at most twelve: entries with the same topic and entries about the same plants, ordered
 * by the number of these in common, then by nearness in time, then by slug. Per topic and plant only the nearest in time are
 * considered, so that the work per entry does not grow with the content. The result is ordered by slug.
 */
export function chooseNeighbours(all: readonly Entry[]): ReadonlyMap<string, readonly string[]> {
	const most = constants.neighboursMax;
	const inOrder = [...all].sort((a, b) => byText(a.facts.published, b.facts.published) || byText(a.slug, b.slug));
	const groups = new Map<string, Entry[]>();
	const placeIn = new Map<Entry, { group: Entry[]; place: number }[]>();
	for (const entry of inOrder)
		placeIn.set(
			entry,
			groupsOf(entry).map((name) => {
				const group = groups.get(name) ?? [];
				groups.set(name, group);
				return { group, place: group.push(entry) - 1 };
			}),
		);
	return new Map(
		inOrder.map((entry) => {
			const near = new Set(
				(placeIn.get(entry) ?? []).flatMap(({ group, place }) => group.slice(Math.max(0, place - most), place + most + 1)),
			);
			near.delete(entry);
			const ranked = [...near]
				.map((other) => ({ other, common: commonOf(entry, other), days: daysBetween(entry, other) }))
				.sort((a, b) => b.common - a.common || a.days - b.days || byText(a.other.slug, b.other.slug));
			return [
				entry.slug,
				ranked
					.slice(0, most)
					.map(({ other }) => other.slug)
					.sort(byText),
			];
		}),
	);
}

/** What an entry may have in common with others; «all» stands for having only the kind in common. */
function groupsOf({ facts }: Entry): string[] {
	return [
		"all",
		...(facts.topic === undefined ? [] : [`topic ${facts.topic}`]),
		...plantsOf(facts).map((slug) => `plant ${slug}`),
	];
}

function plantsOf({ scene, ranking = [] }: LongReadFacts): string[] {
	return [...new Set([...(scene?.plants ?? []), ...ranking.map(({ plant }) => plant)])];
}

function commonOf(one: Entry, other: Entry): number {
	const plants = plantsOf(other.facts);
	const shared = plantsOf(one.facts).filter((slug) => plants.includes(slug)).length;
	return shared + (one.facts.topic !== undefined && one.facts.topic === other.facts.topic ? 1 : 0);
}

function daysBetween(one: Entry, other: Entry): number {
	return Math.abs(Date.parse(one.facts.published) - Date.parse(other.facts.published));
}
