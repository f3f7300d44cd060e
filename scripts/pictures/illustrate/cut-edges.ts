import { edgeAt, type HalfPoint, type Outline } from "./half-leaf.ts";

/**
 * A heart-shaped leaf cut into fingers between its veins, like old monstera leaves: each finger leans towards the tip and has a
 * round end.
 */
export function fingers(heart: Outline): Outline {
	const cuts = [0.02, 0.21, 0.39, 0.56, 0.72];
	const edge = (t: number) => edgeAt(heart, t);
	const finger = (cut: number, index: number): HalfPoint[] => {
		const end = (cuts[index + 1] ?? 0.88) - 0.035;
		return [
			[cut - 0.03, edge(cut) * 0.36],
			[cut + 0.012, edge(cut) * 0.4],
			[cut + 0.05, edge(cut + 0.02) * 0.93],
			[end, edge(end) * 1.02],
			...(index === cuts.length - 1 ? [] : ([[end + 0.022, edge(end) * 0.9]] as const)),
		];
	};
	return [[0, 0], [-0.12, 0.26], [-0.15, 0.62], [-0.04, 0.9], [0, 0.86], ...cuts.flatMap(finger), [0.93, 0.13], [1, 0]];
}

/** A leaf with teeth that lean towards its tip; `count` is per half. */
export function serrated(outline: Outline, count: number): Outline {
	const teeth = Array.from({ length: count }, (_, index): HalfPoint[] => {
		const t = 0.1 + (index / count) * 0.84;
		return [
			[t, edgeAt(outline, t) * 0.86],
			[t + 0.07, edgeAt(outline, t + 0.07) * 1.1],
		];
	});
	return [[0, 0], [0.04, 0.3], ...teeth.flat(), [1, 0]];
}

/** A spoon-shaped leaf with a frilled edge, as in leaf lettuce. */
export function crisped(): Outline {
	const frills: HalfPoint[] = [0.36, 0.5, 0.63, 0.75, 0.86].flatMap((t, index): HalfPoint[] => [
		[t, 0.62 + index * 0.05],
		[t + 0.07, 1.02 - index * 0.06],
	]);
	return [[0, 0.16], [0.16, 0.36], ...frills, [0.96, 0.46], [1.01, 0.2], [0.97, 0]];
}
