import { createRandom } from "#scripts/pictures/illustrate/random.ts";

/** Throws dice of any number of sides, from 0 on; the same for the same seed. */
export function createDice(seed: string): (sides: number) => number {
	const { between } = createRandom(seed);
	return (sides) => Math.floor(between(0, sides));
}
