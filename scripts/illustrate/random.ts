import { fnv1a } from "#schemas/fnv.ts";

/** Gives numbers from 0 to 1 that look like chance and are the same for the same seed on every machine. */
export type Random = {
	/** A number from `min` to `max`. */
	between(min: number, max: number): number;
	/** A number about `value`, off by at most `share` of it. */
	about(value: number, share: number): number;
};

/** FNV-1a of the seed starts Marsaglia's xorshift32: integer steps only, so no platform rounds differently. */
export function createRandom(seed: string): Random {
	let state = fnv1a(seed) || 1;
	const next = () => {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return (state >>> 0) / 0x100000000;
	};
	// The first numbers of near seeds are near each other.
	for (let round = 0; round < 8; round++) next();
	const between = (min: number, max: number) => min + (max - min) * next();
	return { between, about: (value, share) => value * (1 + between(-share, share)) };
}
