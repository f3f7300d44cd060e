import type { PlantFacts } from "#schemas/content/plant/schema.ts";
import type { Eater } from "#schemas/content/scene.ts";
import { byText } from "#schemas/shared/by-text.ts";
import { groupBy } from "#schemas/shared/group-by.ts";

type Plant = { slug: string; facts: PlantFacts };

/** Most plants compared with one, so that the work per plant does not grow with the catalogue. */
const comparedMax = 24;

/**
 * Creates a function that finds plants similar to a given one that are known to be safe for someone (`who`, or any of several),
 * most similar first: by habit, then by looks (group, leaf, marking, height) and needs (light, humidity, thirst), then by slug. In a
 * large catalogue only plants of the same group and habit are compared, then any others, in both cases those nearest in height.
 */
export function createSafeAlike<Each extends Plant>(all: readonly Each[], who: readonly Eater[]): (plant: Plant) => Each[] {
	const safe = safeFor(who, all).sort((a, b) => height(a) - height(b) || byText(a.slug, b.slug));
	const groups = groupBy(safe, groupOf);
	return (plant) => {
		if (safe.length <= comparedMax) return bySimilarity(plant, safe);
		const near = aboutAsTall(plant, groups.get(groupOf(plant)) ?? []);
		return bySimilarity(plant, near.length < comparedMax ? [...new Set([...near, ...aboutAsTall(plant, safe)])] : near);
	};
}

function safeFor<Each extends Plant>(housemates: readonly Eater[], all: readonly Each[]): Each[] {
	return all.filter(({ facts }) => housemates.some((each) => facts.toxicity[each].severity === "none"));
}

function bySimilarity<Each extends Plant>(plant: Plant, others: readonly Each[]): Each[] {
	return others
		.filter(({ slug }) => slug !== plant.slug)
		.map((other) => ({ other, far: distance(plant.facts, other.facts) }))
		.sort((a, b) => a.far - b.far || byText(a.other.slug, b.other.slug))
		.map(({ other }) => other);
}

function groupOf({ facts }: Plant): string {
	return `${facts.category} ${facts.form.habit}`;
}

function height({ facts }: Plant): number {
	return facts.size.height.max;
}

/** The plants nearest in height, from a list sorted by height. */
function aboutAsTall<Each extends Plant>(plant: Plant, sorted: readonly Each[]): Each[] {
	const taller = firstIndex(sorted, (each) => height(each) >= height(plant));
	const start = Math.max(0, Math.min(taller - comparedMax / 2, sorted.length - comparedMax));
	return sorted.slice(start, start + comparedMax);
}

/** Binary search for the first index at which a condition holds. */
function firstIndex<Each>(sorted: readonly Each[], holds: (each: Each) => boolean): number {
	let [from, to] = [0, sorted.length];
	while (from < to) {
		const middle = Math.floor((from + to) / 2);
		const each = sorted[middle];
		if (each !== undefined && holds(each)) to = middle;
		else from = middle + 1;
	}
	return from;
}

/** More than all other differences together, but for a height several times as large. */
const habitWeight = 8;

/** Dissimilarity of two plants; 0 if they are equal in everything that is compared. */
function distance(a: PlantFacts, b: PlantFacts): number {
	const looks =
		differenceOf(a.category, b.category, 2) +
		differenceOf(a.form.habit, b.form.habit, habitWeight) +
		differenceOf(a.form.leaf.shape, b.form.leaf.shape, 1) +
		differenceOf(a.form.marking === undefined, b.form.marking === undefined, 1) +
		times(a.size.height.max, b.size.height.max);
	const needs =
		times(middle(a.light.lux), middle(b.light.lux)) +
		differenceOf(a.water.level, b.water.level, 0.5) +
		Math.abs(middle(a.humidity) - middle(b.humidity)) / 20;
	return looks + needs;
}

function differenceOf<T>(a: T, b: T, weight: number): number {
	return a === b ? 0 : weight;
}

/** Ratio of two numbers as a distance: 0 for equal ones, 1 for double. */
function times(a: number, b: number): number {
	return Math.abs(Math.log2(a / b));
}

function middle({ min, max }: { min: number; max: number }): number {
	return (min + max) / 2;
}
