import type { PlantForm } from "#schemas/plant/form.ts";
import { arc, beside, type Curve, distance, type Point, pointAt } from "./geometry.ts";
import { edgeAt, outlines } from "./leaf-outlines.ts";
import { paintMarking } from "./markings.ts";
import { ink, toneOf } from "./palette.ts";
import { type Piece, type Shape, type Step, spline, stampAt, stroke } from "./path.ts";
import type { Random } from "./random.ts";
import type { Half, Seen } from "./seen-leaf.ts";

/** A leaf as it grows: where its base is, its direction (0° up), its length, how it bends, and how it stands to us. */
export type LeafPlace = { at: Point; degrees: number; length: number; bend?: number; far?: boolean; young?: boolean };

/** Draws one leaf of a plant. */
export type Leaves = (place: LeafPlace) => Piece[];

/**
 * Draws the leaves of one plant. A plant has a few leaves, each drawn once and stamped where it is wanted: bends go in steps, and
 * leaves whose pattern is chance's come in three characters. `length` is the usual length in units.
 */
export function createLeaves(form: PlantForm, length: number, random: Random): Leaves {
	const drawn = new Map<string, readonly Shape[]>();
	const characters = form.marking && irregular.has(form.marking.type) ? 3 : 1;
	let count = 0;
	return ({ at, degrees, length: wanted, bend = 0, far = false, young = false }) => {
		const step = Math.round(bend / bendStep);
		const lit =
			characters > 1 || Math.cos((degrees * Math.PI) / 180) + Math.sin((degrees * Math.PI) / 180) > 0 ? "left" : "right";
		const character = far ? 0 : count++ % characters;
		const stamp = [step, lit, far ? "far" : young ? "young" : "near", character].join(" ");
		const shapes = drawn.get(stamp) ?? drawLeaf(arc([0, 0], 0, length, step * bendStep), { lit, far, young }, form, random);
		drawn.set(stamp, shapes);
		return [stampAt(stamp, shapes, at, degrees, wanted / length)];
	};
}

const bendStep = 0.5;

/** Patterns that differ from leaf to leaf. */
const irregular = new Set(["sectors", "stars", "centre"]);

/** A leaf's face, the half away from the light, its pattern, veins, and the ink line. */
function drawLeaf(
	midrib: Curve,
	{ lit, far, young }: { lit: "left" | "right"; far: boolean; young: boolean },
	form: PlantForm,
	random: Random,
): Shape[] {
	const seen = see(midrib, form, random.between(-0.3, 0.3));
	const { tone, length } = seen;
	const small = length < 110;
	const face = far ? tone.shade : young ? tone.light : tone.base;
	const [right, left] = seen.halves;
	const [near, away] = lit === "left" ? [left, right] : [right, left];
	const marking = form.marking ? paintMarking(form.marking, seen, random) : [];
	const plain =
		!far && !small && form.leaf.shape !== "fenestrated" && form.marking?.type !== "sectors" && form.marking?.type !== "feather";
	return [
		{ steps: edgeOf(seen), style: { fill: face, stroke: ink, width: small ? 2.2 : 2.6 } },
		...(far ? [] : [{ steps: halfOf(seen, away), style: { fill: tone.shade } }]),
		...(plain ? [{ steps: glint(near), style: { fill: tone.light } }] : []),
		...marking,
		...(small && marking.length > 0 ? [] : [{ steps: veins(seen, form), style: { stroke: tone.vein, width: small ? 2 : 2.4 } }]),
		...(form.leaf.toothed && !far ? [{ steps: teeth(seen), style: { stroke: ink, width: 2.6 } }] : []),
	];
}

function see(midrib: Curve, { leaf }: PlantForm, turn: number): Seen {
	const length = distance(midrib[0], midrib[1]) + distance(midrib[1], midrib[2]);
	const { right, left = right } = outlines[leaf.shape];
	const half = (side: 1 | -1): Half => {
		const halfWidth = (length * leaf.width * (1 + side * turn * 0.45)) / 2;
		const outline = side === 1 ? right : left;
		return { side, outline, halfWidth, at: (t, s) => beside(midrib, t, side * s * halfWidth) };
	};
	return { midrib, length, halves: [half(1), half(-1)], tone: toneOf[leaf.tone] };
}

function edgePoints({ outline, at }: Half): Point[] {
	return outline.map(([t, s]) => at(t, s));
}

function edgeOf({ halves: [right, left] }: Seen): Step[] {
	const up = edgePoints(right);
	const [start = [0, 0]] = up;
	return [{ move: start }, ...spline(up), ...spline(edgePoints(left).reverse()), "close"];
}

function halfOf({ midrib }: Seen, half: Half): Step[] {
	const edge = edgePoints(half);
	const tip = half.outline.at(-1)?.[0] ?? 1;
	const [start = [0, 0]] = edge;
	const middle = pointAt(midrib, tip / 2);
	return [{ move: start }, ...spline(edge), { quadratic: [middle, pointAt(midrib, 0)] }, "close"];
}

/** A lit streak on the half that faces the light. */
function glint(half: Half): Step[] {
	const wide = (t: number) => Math.min(edgeAt(half.outline, t), 0.96);
	const edge = [0.2, 0.46, 0.78].map((t) => half.at(t, wide(t) * 0.82));
	const [start = [0, 0]] = edge;
	return [{ move: start }, ...spline(edge), { quadratic: [half.at(0.5, wide(0.5) * 0.3), start] }, "close"];
}

/** How many veins leave the midrib on each side, by shape. */
const pairsOfVeins: Partial<Record<PlantForm["leaf"]["shape"], number>> = {
	ovate: 4,
	paddle: 5,
	heart: 3,
	arrow: 4,
	fiddle: 5,
	fenestrated: 5,
	wing: 3,
	lance: 3,
};

function veins(seen: Seen, { leaf, marking }: PlantForm): Step[] {
	const { midrib, length } = seen;
	if (leaf.shape === "round") return rays(seen);
	if (leaf.shape === "blade" || leaf.shape === "spear" || leaf.shape === "spoon") return [];
	const tip = leaf.shape === "fiddle" ? 0.94 : 0.9;
	const rib: Step[] = stroke([pointAt(midrib, 0), midrib[1], pointAt(midrib, tip)]);
	const hidden = marking?.type === "stripes" || marking?.type === "veins" || marking?.type === "feather";
	const pairs = length < 100 || hidden ? 0 : (pairsOfVeins[leaf.shape] ?? 0);
	return [...rib, ...seen.halves.flatMap((half) => sideVeins(half, pairs))];
}

/** Veins from the midrib towards the edge and the tip. */
function sideVeins(half: Half, pairs: number): Step[] {
	return Array.from({ length: pairs }, (_, index) => {
		const t = 0.06 + (index / pairs) * 0.74;
		const outer = Math.min(0.97, t + 0.16);
		const edge = edgeAt(half.outline, outer) * 0.74;
		return [{ move: half.at(t, 0) } as const, { quadratic: [half.at(t + 0.05, edge * 0.5), half.at(outer, edge)] as const }];
	}).flat();
}

/** Veins from where the stalk meets a round leaf. */
function rays({ halves }: Seen): Step[] {
	const hub = 0.38;
	return halves.flatMap((half) =>
		[
			[0.05, 0.5],
			[0.3, 0.85],
			[0.65, 0.72],
			[0.9, 0.25],
		].flatMap(([t = 0, s = 0]): Step[] => [{ move: half.at(hub, 0) }, { line: half.at(hub + (t - hub) * 0.85, s * 0.85) }]),
	);
}

function teeth({ halves, length }: Seen): Step[] {
	const count = Math.round(length / 44);
	return halves.flatMap((half) =>
		Array.from({ length: count }, (_, index): Step[] => {
			const t = 0.12 + (index / count) * 0.8;
			const edge = edgeAt(half.outline, t);
			return [{ move: half.at(t, edge) }, { line: half.at(t + 0.025, edge + 0.22) }];
		}).flat(),
	);
}
