import type { PlantForm } from "#schemas/content/plant/form.ts";
import { boundsOf, growLeaves } from "../draw-plant.ts";
import { arc, type Point, plus, pointAt } from "../geometry.ts";
import { darker, dead, ink, soil, terracotta } from "../palette.ts";
import { cubic, dot, type Piece, polygon, type Shape, type Step, spline, stroke, transform } from "../path.ts";
import type { Random } from "../random.ts";
import { water } from "../scene/paint.ts";
import { numerals } from "./numerals.ts";
import { rootColour } from "./stem.ts";

/** State of the roots in a pot: healthy, root-bound, or waterlogged. */
export type PotState = "well" | "bound" | "waterlogged";

/** Dimensions of the cut pot: half widths of its rim and foot, heights of rim, soil and foot, thickness of the clay. */
const pot = { middle: 300, rim: 152, foot: 104, top: 316, soil: 348, bottom: 578, wall: 17, hole: 20 };

/** Colours of the potting mix: dry, wet, and its gritty particles. */
const mix = { fresh: "#6d5644", wet: darker(soil, 0.35), grit: "#d9d2c0" };

/** A cut pot with its plant. `seed` is the plant's, so that it looks as in its main drawing. */
export function potDetail(form: PlantForm, state: PotState, seed: string, random: Random): Piece[] {
	return [
		...saucer(state),
		...filling(state, random),
		...roots(state, random),
		...walls(),
		...plantAbove(form, seed),
		...numerals(places[state]),
	];
}

const places: Record<PotState, readonly { label: Point; of: Point }[]> = {
	well: [
		{ label: [520, 300], of: [424, 333] },
		{ label: [520, 420], of: [414, 440] },
		{ label: [76, 420], of: [240, 430] },
		{ label: [76, 545], of: [297, 572] },
	],
	bound: [
		{ label: [520, 430], of: [404, 450] },
		{ label: [76, 545], of: [286, 592] },
	],
	waterlogged: [
		{ label: [520, 430], of: [392, 470] },
		{ label: [76, 430], of: [236, 480] },
		{ label: [520, 545], of: [430, 594] },
	],
};

/** Half the inner width of the pot at a height. */
function inner(y: number): number {
	const share = (y - pot.top) / (pot.bottom - pot.top);
	return pot.rim + (pot.foot - pot.rim) * share - pot.wall;
}

function area(from: number, to: number, inset = 0): Step[] {
	const half = (y: number) => inner(y) - inset;
	return polygon(
		[pot.middle - half(from), from],
		[pot.middle + half(from), from],
		[pot.middle + half(to), to],
		[pot.middle - half(to), to],
	);
}

function filling(state: PotState, random: Random): Shape[] {
	const floor = pot.bottom - pot.wall;
	const grit = Array.from({ length: 18 }, (): Step[] => {
		const y = random.between(pot.soil + 12, floor - 8);
		return dot([pot.middle + (inner(y) - 8) * random.between(-1, 1), y]);
	}).flat();
	const ball = spline(
		[
			[206, 349],
			[214, 420],
			[238, 486],
			[300, 512],
			[362, 486],
			[386, 420],
			[394, 349],
		].map(([x = 0, y = 0]): Point => [x, y]),
	);
	return [
		{ steps: area(pot.soil, floor), style: { fill: state === "well" ? mix.fresh : soil } },
		...(state === "waterlogged" ? [{ steps: area(430, floor), style: { fill: mix.wet } }] : []),
		{ steps: grit, style: { stroke: mix.grit, width: 7, opacity: 0.7 } },
		...(state === "well" ? [{ steps: [{ move: [206, 349] }, ...ball, "close"], style: { fill: soil } } as const] : []),
	];
}

/** Main roots downwards from the crown, with finer branches; when root-bound, circling along the wall. */
function roots(state: PotState, random: Random): Shape[] {
	const colour = state === "waterlogged" ? dead : rootColour;
	const deep = state === "well" ? 128 : 190;
	const main = [-0.85, -0.5, -0.16, 0.18, 0.52, 0.88].map((share) =>
		arc(
			[pot.middle + share * 16, pot.soil - 4],
			180 - share * 42,
			deep * random.between(0.82, 1) * (1 - Math.abs(share) * 0.22),
			share * 0.36,
		),
	);
	const fine = main.flatMap((root, index) =>
		[0.4, 0.7].flatMap((t, place): Step[] => {
			const side = (index + place) % 2 === 0 ? 1 : -1;
			return stroke(arc(pointAt(root, t), 180 + side * random.between(30, 70), random.between(16, 34), side * -0.3));
		}),
	);
	return [
		...(state === "bound" ? [{ steps: circling(random), style: { stroke: darker(rootColour, 0.1), width: 6, casing: 1 } }] : []),
		{ steps: fine, style: { stroke: colour, width: 3 } },
		{ steps: main.flatMap(stroke), style: { stroke: colour, width: state === "waterlogged" ? 5 : 6 } },
	];
}

/** Rings of root along the wall and over the bottom, and two that leave through the drainage hole. */
function circling(random: Random): Step[] {
	const floor = pot.bottom - pot.wall;
	const rings = [388, 424, 458, 492, 524, 550].flatMap((y): Step[] => {
		const half = inner(y) - 5;
		const low = y + random.between(6, 20);
		return [
			{ move: [pot.middle - half, y] },
			cubic(
				[pot.middle - half * 0.5, low + 8],
				[pot.middle + half * 0.5, low + random.between(-4, 14)],
				[pot.middle + half, y + random.between(-12, 12)],
			),
		];
	});
	const leaving = [-8, 7].flatMap((x) =>
		stroke([[pot.middle + x, floor - 24], [pot.middle + x, floor + 12], plus([pot.middle, floor], [x * 5, 36])]),
	);
	return [...rings, ...leaving];
}

/** The cut clay: both walls with their rim, and the bottom on either side of the drainage hole. */
function walls(): Shape[] {
	const wall = (side: 1 | -1): Step[] => {
		const x = (half: number) => pot.middle + side * half;
		return polygon(
			[x(pot.rim + 12), pot.top - 14],
			[x(pot.rim + 10), pot.top + 38],
			[x(pot.rim - 2), pot.top + 38],
			[x(pot.foot), pot.bottom],
			[x(pot.hole), pot.bottom],
			[x(pot.hole), pot.bottom - pot.wall],
			[x(inner(pot.bottom - pot.wall)), pot.bottom - pot.wall],
			[x(pot.rim - pot.wall), pot.top - 14],
		);
	};
	return [
		{ steps: wall(-1), style: { fill: terracotta.face, stroke: ink, width: 2.6 } },
		{ steps: wall(1), style: { fill: terracotta.shade, stroke: ink, width: 2.6 } },
	];
}

function saucer(state: PotState): Shape[] {
	const [top, bottom] = [580, 612];
	const dish = (half: number, from: number, depth: number): Step[] =>
		polygon(
			[pot.middle - half, from],
			[pot.middle + half, from],
			[pot.middle + half - 24, from + depth],
			[pot.middle - half + 24, from + depth],
		);
	return [
		{ steps: dish(168, top, bottom - top), style: { fill: terracotta.shade, stroke: ink, width: 2.6 } },
		{ steps: dish(152, top - 1, 20), style: { fill: state === "waterlogged" ? water : terracotta.light } },
	];
}

/** The part of the plant above the soil, with its base at 300, 346, as tall as fits. */
export function plantAbove(form: PlantForm, seed: string): Piece[] {
	const { pieces } = growLeaves(openShoots(form), seed, true);
	const box = boundsOf(pieces);
	const scale = Math.min(300 / -Math.min(-1, box.top), 400 / (box.right - box.left));
	return pieces.map((piece) => transform(piece, scale, [pot.middle, pot.soil - 2], Math.max(0.7, Math.min(1, scale * 1.3))));
}

/** Trailing shoots would hide the pot, so they are drawn upright; and fewer leaves are enough here. */
function openShoots({ habit, leaf, ...form }: PlantForm): PlantForm {
	const fewer = { ...leaf, count: Math.min(leaf.count, mostLeaves[habit] ?? 10) };
	const taller = { ...fewer, count: 7, length: Math.max(leaf.length, 0.2) };
	return habit === "trailing" ? { ...form, habit: "clump", leaf: taller } : { ...form, habit, leaf: fewer };
}

/** Leaf counts of habits that count pairs, fronds or tufts. */
const mostLeaves: Partial<Record<PlantForm["habit"], number>> = {
	bush: 22,
	jade: 16,
	cane: 22,
	tree: 12,
	palm: 8,
	wands: 5,
	umbrella: 6,
};
