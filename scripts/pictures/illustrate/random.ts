import { fnv1a } from "#schemas/shared/fnv.ts";

/** A pseudorandom generator that gives the same sequence for the same seed on every machine. */
export type Random = {
	between(min: number, max: number): number;
	/** A number that deviates from `value` by at most the given share of it. */
	about(value: number, share: number): number;
};

/** FNV-1a of the seed initialises Marsaglia's xorshift32: integer operations only, so results do not depend on the platform. */
export function createRandom(seed: string): Random {
	let state = fnv1a(seed) || 1;
	const next = () => {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return (state >>> 0) / 0x100000000;
	};
	// The first numbers of similar seeds are similar, so they are skipped.
	for (let round = 0; round < 8; round++) next();
	const between = (min: number, max: number) => min + (max - min) * next();
	return { between, about: (value, share) => value * (1 + between(-share, share)) };
}
