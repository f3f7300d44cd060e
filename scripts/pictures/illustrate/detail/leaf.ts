import type { PlantForm } from "#schemas/content/plant/form.ts";
import { arc, type Point, plus, pointAt } from "../geometry.ts";
import { edgeAt } from "../half-leaf.ts";
import { paintLeaf, seeLeaf } from "../leaf.ts";
import { dead, ink, pigmentOf, toneOf, yellow } from "../palette.ts";
import { dot, ellipse, type Shape, type Step, spline, stroke } from "../path.ts";
import type { Random } from "../random.ts";
import type { Half, Seen } from "../seen-leaf.ts";
import { hub } from "../veins.ts";

/** Symptom shown on a leaf. */
export type LeafSign = "none" | "yellow" | "brown-tip" | "spots" | "mites" | "mealybugs";

/** Length of the leaf in units, before it is scaled to the frame. */
const length = 560;

/** A leaf with its stalk, drawn from left to right. */
export function leafDetail(form: PlantForm, sign: LeafSign, random: Random): Shape[] {
	const seen = seeLeaf(arc([0, 0], 82, length, -0.22), form, 0.12, sign === "yellow" ? yellow : toneOf[form.leaf.tone]);
	const leaf = paintLeaf(seen, { far: false, young: false, small: false }, form, random);
	// A round leaf is seen from below, so that the stalk shows where it begins.
	const parts = form.leaf.shape === "round" ? [...leaf, ...stalk(seen, pointAt(seen.midrib, hub))] : [...stalk(seen), ...leaf];
	return [...parts, ...signs[sign](seen, random)];
}

/** A stalk from a point of the midrib, usually the base. Leaves with a wide base have none. */
function stalk({ midrib: [base], halves, tone }: Seen, from = base): Shape[] {
	const isSeated = (halves[0].outline[0]?.[1] ?? 0) > 0.2;
	const steps = stroke([from, plus(base, [-50, 6]), plus(base, [-92, 34])]);
	return isSeated ? [] : [{ steps, style: { stroke: tone.light, width: 11, casing: 2 } }];
}

const signs: Record<LeafSign, (seen: Seen, random: Random) => Shape[]> = {
	none: () => [],
	/** The veins stay green longest. */
	yellow: ({ halves, midrib }) => [
		{
			steps: [
				...stroke([midrib[0], midrib[1], halves[0].at(0.72, 0)]),
				...halves.flatMap((half) =>
					[0.1, 0.28, 0.46].flatMap((t): Step[] => [
						{ move: half.at(t, 0) },
						{ line: half.at(t + 0.1, edgeAt(half.outline, t + 0.1) * 0.5) },
					]),
				),
			],
			style: { stroke: toneOf.fresh.base, width: 7, opacity: 0.75 },
		},
	],
	/** The tip is dry, with a yellow line between it and the living part. */
	"brown-tip": ({ halves }, random) => [
		{ steps: tipFrom(halves, 0.7, random), style: { fill: pigmentOf.gold } },
		{ steps: tipFrom(halves, 0.76, random), style: { fill: dead, stroke: ink, width: 2 } },
	],
	/** Round dark spots, each in a yellow ring. */
	spots: ({ halves }, random) => {
		const places = halves.flatMap((half) =>
			[0.16, 0.36, 0.52, 0.7].map((t): [Point, number] => {
				const at = t + random.between(-0.05, 0.05);
				return [half.at(at, edgeAt(half.outline, at) * random.between(0.3, 0.66)), random.between(9, 19)];
			}),
		);
		return [
			{ steps: places.flatMap(([at, size]) => ellipse(at, size * 1.6, size * 1.5)), style: { fill: pigmentOf.gold } },
			{ steps: places.flatMap(([at, size]) => ellipse(at, size, size * 0.92)), style: { fill: dead } },
			{ steps: places.flatMap(([at]) => dot(at)), style: { stroke: "#b98a5c", width: 7 } },
		];
	},
	/** Pale points all over, dense along the midrib, and a fine web at the base of the leaf. */
	mites: ({ halves, midrib: [base] }, random) => {
		const points = halves.flatMap((half) =>
			Array.from({ length: 34 }, (): Point => {
				const t = random.between(0.06, 0.86);
				return half.at(t, edgeAt(half.outline, t) * random.between(0.06, 0.86) ** 1.4);
			}),
		);
		const threads = halves.flatMap((half) =>
			[0.1, 0.17, 0.24].map((t): Step[] => [
				{ move: plus(base, [-370 * t, 20]) },
				{ line: half.at(t, edgeAt(half.outline, t) * 0.92) },
			]),
		);
		return [
			{ steps: points.flatMap((at) => dot(at)), style: { stroke: stippled, width: 6 } },
			{ steps: threads.flat(), style: { stroke: web, width: 1.8 } },
		];
	},
	/** Clumps of white wax along the midrib, densest near the stalk. */
	mealybugs: ({ halves: [right, left], midrib: [base] }, random) => {
		const clumps: [Point, number][] = [
			[plus(base, [-12, 4]), 21],
			[right.at(0.09, 0.05), 15],
			[left.at(0.2, 0.06), 19],
			[right.at(0.34, 0.05), 16],
			[left.at(0.47, 0.05), 13],
			[right.at(0.62, 0.04), 11],
		];
		const wax = clumps.flatMap(([at, size]) =>
			[-1, 0, 1].map((step) => ({ at: plus(at, [step * size * 0.8, random.between(-0.35, 0.35) * size]), size })),
		);
		return [
			{
				steps: wax.flatMap(({ at, size }) => ellipse(at, size, size * 0.78)),
				style: { fill: web, stroke: ink, width: 1.6 },
			},
			{ steps: clumps.flatMap(([at, size]) => ellipse(at, size * 0.62, size * 0.4, 12)), style: { fill: waxShade } },
		];
	},
};

/** Colours of the tissue damaged by mites, of their webs, and of the shade of the wax. */
const [stippled, web, waxShade] = ["#e9e4a8", "#f6f4ec", "#d8d3c4"];

/** The part of a leaf beyond a share of its length, with a ragged edge. */
function tipFrom([right, left]: Seen["halves"], from: number, random: Random): Step[] {
	const edge = (half: Half): Point[] => {
		const end = half.outline.at(-1)?.[0] ?? 1;
		const shares = [0, 0.3, 0.6, 0.85, 1].map((share) => from + (end - from) * share);
		return shares.map((t) => half.at(t, edgeAt(half.outline, t)));
	};
	const [up, down] = [edge(right), edge(left).reverse()];
	const [start = [0, 0]] = up;
	const torn = [
		left.at(from + random.between(-0.05, 0), 0.5),
		left.at(from + 0.02, 0),
		right.at(from - random.between(0, 0.05), 0.5),
	];
	return [{ move: start }, ...spline(up), ...spline(down), ...torn.map((line) => ({ line })), "close"];
}
