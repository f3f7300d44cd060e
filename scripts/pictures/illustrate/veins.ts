import type { PlantForm } from "#schemas/content/plant/form.ts";
import { pointAt } from "./geometry.ts";
import { edgeAt } from "./half-leaf.ts";
import { quadratic, type Step, stroke } from "./path.ts";
import type { Half, Seen } from "./seen-leaf.ts";

const pairsOfVeins: Partial<Record<PlantForm["leaf"]["shape"], number>> = {
	ovate: 4,
	paddle: 5,
	oval: 5,
	heart: 3,
	arrow: 4,
	fiddle: 5,
	fenestrated: 4,
	wing: 3,
	lance: 3,
};

/**
 * The midrib and its side veins, which are `straight` on leaves too small for curves; none on thick or narrow
 * leaves, or where a marking colours them.
 */
export function veins(seen: Seen, { leaf, marking }: PlantForm, straight: boolean): Step[] {
	const { midrib, length } = seen;
	if (leaf.shape === "round") return rays(seen);
	if (leaf.shape === "blade" || leaf.shape === "spear" || leaf.shape === "spoon" || marking?.type === "veins") return [];
	const tip = leaf.shape === "fiddle" ? 0.94 : 0.9;
	const rib: Step[] = stroke([pointAt(midrib, 0), midrib[1], pointAt(midrib, tip)]);
	const hidden = marking?.type === "stripes" || marking?.type === "feather";
	const pairs = length < 100 || hidden ? 0 : (pairsOfVeins[leaf.shape] ?? 0);
	return [...rib, ...seen.halves.flatMap((half) => sideVeins(half, pairs, straight))];
}

/** Veins from the midrib towards the edge and the tip. */
function sideVeins(half: Half, pairs: number, straight: boolean): Step[] {
	return Array.from({ length: pairs }, (_, index): Step[] => {
		const t = 0.06 + (index / pairs) * 0.74;
		const outer = Math.min(0.97, t + 0.16);
		const edge = edgeAt(half.outline, outer) * 0.74;
		const end = half.at(outer, edge);
		return [{ move: half.at(t, 0) }, straight ? { line: end } : quadratic(half.at(t + 0.05, edge * 0.5), end)];
	}).flat();
}

/** Position of the stalk on a round leaf, as a share of its length. */
export const hub = 0.42;

/** Veins from the hub, of different lengths. */
function rays({ halves: [right, left] }: Seen): Step[] {
	const ray = (half: Half, t: number, s: number): Step[] => [
		{ move: half.at(hub, 0) },
		quadratic(half.at((hub + t) / 2, s * 0.62), half.at(t, s)),
	];
	return [
		...[...ray(right, 0.08, 0.3), ...ray(right, 0.36, 0.62), ...ray(right, 0.74, 0.42)],
		...[...ray(left, 0.2, 0.56), ...ray(left, 0.62, 0.64), ...ray(left, 0.88, 0.12)],
	];
}
