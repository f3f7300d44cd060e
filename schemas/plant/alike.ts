import type { PlantFacts } from "./schema.ts";

type Plant = { slug: string; facts: PlantFacts };

/**
 * Other plants that are known to be safe for someone (`who`, or any of the three), the most alike first: in looks (group, habit,
 * leaf, marking, height), then in needs (light, humidity, thirst). Equal ones come by slug.
 */
export function safeAlike(plant: Plant, all: readonly Plant[], who?: "cat" | "dog" | "child"): string[] {
	const asked = who ? [who] : (["cat", "dog", "child"] as const);
	return all
		.filter(({ slug, facts }) => slug !== plant.slug && asked.some((each) => facts.toxicity[each].severity === "none"))
		.map(({ slug, facts }) => ({ slug, far: distance(plant.facts, facts) }))
		.sort((a, b) => a.far - b.far || (a.slug < b.slug ? -1 : 1))
		.map(({ slug }) => slug);
}

/** How unlike two plants are, 0 when they are the same in all that counts. */
function distance(a: PlantFacts, b: PlantFacts): number {
	const looks =
		unlike(a.category, b.category, 2) +
		unlike(a.form.habit, b.form.habit, 2) +
		unlike(a.form.leaf.shape, b.form.leaf.shape, 1) +
		unlike(a.form.marking === undefined, b.form.marking === undefined, 1) +
		times(a.size.height.max, b.size.height.max);
	const needs =
		times(middle(a.light.lux), middle(b.light.lux)) +
		unlike(a.water.level, b.water.level, 0.5) +
		Math.abs(middle(a.humidity) - middle(b.humidity)) / 20;
	return looks + needs;
}

function unlike<T>(a: T, b: T, weight: number): number {
	return a === b ? 0 : weight;
}

/** How many times one is the other: 0 for the same, 1 for the double. */
function times(a: number, b: number): number {
	return Math.abs(Math.log2(a / b));
}

function middle({ min, max }: { min: number; max: number }): number {
	return (min + max) / 2;
}
