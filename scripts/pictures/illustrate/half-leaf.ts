/** A point on half a leaf: `t` from the base (0) to the tip (1), `s` from the midrib (0) to the widest edge (1). */
export type HalfPoint = readonly [t: number, s: number];

/** Edge of half a leaf, from base to tip. */
export type Outline = readonly HalfPoint[];

/** Half width of a leaf at `t`, interpolated linearly between the points of its outline. */
export function edgeAt(outline: Outline, t: number): number {
	const next = outline.findIndex(([at], index) => at >= t && index > 0 && (outline[index - 1]?.[0] ?? 0) <= t);
	const [toT, toS] = outline[next] ?? [1, 0];
	const [fromT, fromS] = outline[next - 1] ?? [0, 0];
	return toT === fromT ? toS : fromS + ((t - fromT) / (toT - fromT)) * (toS - fromS);
}
