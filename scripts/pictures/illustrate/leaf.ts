import type { PlantForm } from "#schemas/content/plant/form.ts";
import { arc, beside, type Curve, distance, type Point, pointAt } from "./geometry.ts";
import { edgeAt } from "./half-leaf.ts";
import { outlines } from "./leaf-outlines.ts";
import { paintMarking } from "./markings.ts";
import { darker, ink, toneOf } from "./palette.ts";
import { dot, type Piece, quadratic, type Shape, type Step, spline, stampAt } from "./path.ts";
import type { Random } from "./random.ts";
import type { Half, Seen } from "./seen-leaf.ts";
import { hub, veins } from "./veins.ts";

/**
 * Placement of a leaf: its base, direction (0° up), length, bend, and appearance. A `stiff` leaf is always seen from the front and
 * keeps its length.
 */
type LeafPlace = {
	at: Point;
	degrees: number;
	length: number;
	bend?: number;
	far?: boolean;
	young?: boolean;
	stiff?: boolean;
};

/** Draws one leaf of a plant. */
export type Leaves = (place: LeafPlace) => Piece[];

/**
 * Creates the function that draws the leaves of one plant. A plant has a few leaf shapes, each drawn once and reused as a stamp:
 * bends are quantised, and leaves with random patterns have two variants. Sizes vary, and a third of the leaves are foreshortened,
 * seen from the side or from the tip. `length` is the usual length in units. A `small` plant, as in scenes, has coarser bends, one
 * variant, outlines of one width and no brush strokes, since these would not be visible.
 */
export function createLeaves(form: PlantForm, length: number, random: Random, small = false): Leaves {
	const drawn = new Map<string, readonly Shape[]>();
	const characters = !small && form.marking && irregular.has(form.marking.type) ? 2 : 1;
	const bendStep = small ? 1.2 : 0.5;
	let count = 0;
	return ({ at, degrees, length: wanted, bend = 0, far = false, young = false, stiff = false }) => {
		const number = count++;
		// On leaves that point up or right the left half faces the light; on the others the right half does, so they are mirrored.
		const mirrored = Math.cos((degrees * Math.PI) / 180) + Math.sin((degrees * Math.PI) / 180) < 0;
		const step = Math.round(bend / bendStep) * (mirrored ? -1 : 1);
		const character = far ? 0 : number % characters;
		const stamp = [step, far ? "far" : young ? "young" : "near", character].join(" ");
		const shapes = drawn.get(stamp) ?? drawLeaf(arc([0, 0], 0, length, step * bendStep), { far, young, small }, form, random);
		drawn.set(stamp, shapes);
		const size = (wanted / length) * (stiff ? 1 : random.between(0.82, 1.1));
		const [along, across] = stiff || number % 3 !== 1 ? [1, 1] : (turned[Math.floor(random.between(0, turned.length))] ?? [1, 1]);
		return [stampAt(stamp, shapes, at, degrees, size * along, (across / along) * (mirrored ? -1 : 1))];
	};
}

/** Scale factors along and across a foreshortened leaf. */
const turned: readonly (readonly [along: number, across: number])[] = [
	[1, 0.62],
	[0.96, 0.72],
	[0.72, 1],
	[0.8, 0.96],
];

/** Patterns that differ from leaf to leaf. */
const irregular = new Set(["sectors", "stars", "centre"]);

/** Whether a leaf is behind others, newly unfurled, or part of a scene. */
type LeafPlacement = { far: boolean; young: boolean; small: boolean };

/** A leaf: its ink silhouette, its face, the shaded half, the highlight on the other half, its pattern, and the brush strokes. */
function drawLeaf(midrib: Curve, placement: LeafPlacement, form: PlantForm, random: Random): Shape[] {
	const turn = random.between(-0.3, 0.3);
	// In scenes leaves of one bend have one outline, which compression then finds again.
	return paintLeaf(seeLeaf(midrib, form, placement.small ? 0.15 : turn), placement, form, random);
}

/** The same for a leaf whose geometry is given. */
export function paintLeaf(seen: Seen, { far, young, small: distant }: LeafPlacement, form: PlantForm, random: Random): Shape[] {
	const { tone, length } = seen;
	const small = length < 110;
	const face = far ? tone.shade : young ? tone.light : tone.base;
	const [away, near] = seen.halves;
	const marking = form.marking ? paintMarking(form.marking, seen, random) : [];
	const plain =
		!far && !small && form.leaf.shape !== "fenestrated" && form.marking?.type !== "sectors" && form.marking?.type !== "feather";
	const shape: Shape[] = distant
		? [{ steps: edgeOf(seen), style: { fill: tone.shade, stroke: ink, width: 2.4, below: true } }]
		: [
				{ steps: silhouette(seen, small ? 0.8 : 1), style: { fill: ink } },
				far ? { steps: edgeOf(seen), style: { fill: face } } : { steps: halfOf(seen, away, near), style: { fill: tone.shade } },
			];
	return [
		...shape,
		...(far ? [] : [{ steps: halfOf(seen, near, near), style: { fill: face } }]),
		// A young leaf is of that colour altogether; one path of both would have a hole where they overlap.
		...(plain && !young ? [{ steps: lightPlane(near), style: { fill: tone.light } }] : []),
		...marking,
		...(plain && !distant && length > 140 && marking.length === 0 ? dryStrokes(near, away, tone, random) : []),
		...(small && marking.length > 0
			? []
			: [
					{
						steps: veins(seen, form, distant),
						style: { stroke: darker(far ? tone.shade : tone.base, 0.24), width: small ? 1.6 : 2 },
					},
				]),
		...(form.leaf.shape === "round" && !far
			? [{ steps: dot(pointAt(seen.midrib, hub)), style: { stroke: tone.vein, width: length * 0.05 } }]
			: []),
		...(form.leaf.toothed && !far ? [{ steps: teeth(seen), style: { stroke: tone.vein, width: 3 } }] : []),
	];
}

/** The geometry of a leaf along a midrib, its right half nearer (`turn` above 0) or farther; `tone` overrides the plant's green. */
export function seeLeaf(midrib: Curve, { leaf }: PlantForm, turn: number, tone = toneOf[leaf.tone]): Seen {
	const length = distance(midrib[0], midrib[1]) + distance(midrib[1], midrib[2]);
	const { right, left = right } = outlines[leaf.shape];
	const half = (side: 1 | -1): Half => {
		const halfWidth = (length * leaf.width * (1 + side * turn * 0.45)) / 2;
		const outline = side === 1 ? right : left;
		return { side, outline, halfWidth, at: (t, s) => beside(midrib, t, side * s * halfWidth) };
	};
	return { midrib, length, halves: [half(1), half(-1)], tone };
}

function edgePoints({ outline, at }: Half): Point[] {
	return outline.map(([t, s]) => at(t, s));
}

function edgeOf({ halves: [right, left] }: Seen): Step[] {
	const up = edgePoints(right);
	const [start = [0, 0]] = up;
	return [{ move: start }, ...spline(up), ...spline(edgePoints(left).reverse()), "close"];
}

/** The ink outline of a leaf, tapering like a brush stroke: 2.8 units wide at its base, 1.2 at its tip. */
function silhouette({ halves: [right, left], length }: Seen, share: number): Step[] {
	const reach = (half: Half): Point[] => {
		const points = edgePoints(half);
		return points.map(([x, y], index): Point => {
			const [fromX, fromY] = points[index - 1] ?? half.at(half.outline[0]?.[0] ?? 0, -0.2);
			const [toX, toY] = points[index + 1] ?? half.at(half.outline.at(-1)?.[0] ?? 1, -0.2);
			const across = Math.hypot(toX - fromX, toY - fromY) || 1;
			const t = half.outline[index]?.[0] ?? 0;
			const width = (half.side * (2.8 - 1.6 * Math.max(0, Math.min(1, t))) * share) / across;
			return [x - (toY - fromY) * width, y + (toX - fromX) * width];
		});
	};
	const [up, down] = [reach(right), reach(left).reverse()];
	const [start = [0, 0]] = up;
	const [top = start] = down;
	return length === 0 ? [] : [{ move: start }, ...spline(up), { line: top }, ...spline(down), "close"];
}

/** One half up to the midrib, or slightly beyond it where the other half is painted over it. */
function halfOf({ midrib }: Seen, half: Half, above: Half): Step[] {
	// From the tip, as in the whole edge: compression finds the same text again.
	const edge = edgePoints(half).reverse();
	const tip = half.outline.at(-1)?.[0] ?? 1;
	const [start = [0, 0]] = edge;
	const middle = half === above ? pointAt(midrib, tip / 2) : above.at(tip / 2, 0.2);
	return [{ move: start }, ...spline(edge), { line: pointAt(midrib, 0) }, quadratic(middle, start), "close"];
}

/** A highlight on the lit half, offset by three units, as in gouache. */
function lightPlane(half: Half): Step[] {
	const wide = (t: number) => Math.min(edgeAt(half.outline, t), 0.96);
	const off = (t: number, s: number): Point => {
		const [x, y] = half.at(t, s);
		return [x - 3, y - 3];
	};
	const edge = [0.1, 0.34, 0.62, 0.86].map((t) => off(t, wide(t) * 0.84));
	const [start = [0, 0]] = edge;
	return [{ move: start }, ...spline(edge), quadratic(off(0.52, wide(0.5) * 0.16), start), "close"];
}

/** Dry-brush strokes along the veins: in the face colour on the shaded half, in the shade colour on the lit one. */
function dryStrokes(near: Half, away: Half, tone: Seen["tone"], random: Random): Shape[] {
	const strokes = (half: Half, count: number): Step[] =>
		Array.from({ length: count }, (_, index): Step[] => {
			const t = 0.14 + (index / count) * 0.62 + random.between(-0.03, 0.03);
			const edge = edgeAt(half.outline, t + 0.08);
			const s = edge * random.between(0.2, 0.56);
			return [{ move: half.at(t, s) }, { line: half.at(t + 0.07, s + edge * random.between(0.14, 0.3)) }];
		}).flat();
	return [
		{ steps: strokes(away, 5), style: { stroke: tone.base, width: 2.4 } },
		{ steps: strokes(near, 4), style: { stroke: tone.vein, width: 1.6 } },
	];
}

function teeth({ halves, length }: Seen): Step[] {
	const count = Math.round(length / 50);
	return halves.flatMap((half) =>
		Array.from({ length: count }, (_, index): Step[] => {
			const t = 0.12 + (index / count) * 0.8;
			const edge = edgeAt(half.outline, t);
			return [{ move: half.at(t, edge) }, { line: half.at(t + 0.022, edge + 0.16) }];
		}).flat(),
	);
}
