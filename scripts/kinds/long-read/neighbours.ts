import type { LongReadFacts } from "#schemas/long-read.ts";
import { constants } from "#schemas/spec/constants.ts";

type Entry = { slug: string; facts: LongReadFacts & { topic?: string } };

/**
 * For each article or guide what to read next, at most twelve: those of its topic and those about its plants, the more of these
 * in common the better, then the nearest in time, then by slug. Of each topic and each plant only the nearest in time are looked
 * at, so that the work for one does not grow with their number. They come in the order of their slugs.
 */
export function chooseNeighbours(all: readonly Entry[]): ReadonlyMap<string, readonly string[]> {
	const most = constants.neighboursMax;
	const inOrder = [...all].sort((a, b) => compareWords(a.facts.published, b.facts.published) || compareWords(a.slug, b.slug));
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
				.sort((a, b) => b.common - a.common || a.days - b.days || compareWords(a.other.slug, b.other.slug));
			return [
				entry.slug,
				ranked
					.slice(0, most)
					.map(({ other }) => other.slug)
					.sort(compareWords),
			];
		}),
	);
}

/** What an entry may have in common with others; with some it has nothing in common but that they are of its kind. */
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

function compareWords(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
