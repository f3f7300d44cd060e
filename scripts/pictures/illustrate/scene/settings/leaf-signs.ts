import { stage } from "#schemas/content/scene.ts";
import type { Point } from "../../geometry.ts";
import type { HalfPoint } from "../../half-leaf.ts";
import { outlines } from "../../leaf-outlines.ts";
import { dead, ink, pigmentOf, type Tone, toneOf, wood, yellow } from "../../palette.ts";
import { dot, ellipse, type Shape, type Step, spline } from "../../path.ts";
import { box, line, room } from "../furniture.ts";
import { ground, outlined, trim, wall } from "../paint.ts";
import type { Setting } from "../stage.ts";
import { wateringCan } from "../things.ts";
import { cityWindow } from "../windows.ts";
import { worktop } from "./workplaces.ts";

/** A symptom on a leaf of the poster: the leaf's colours, and the marks on it. */
type Sign = { tone: Tone; marks: (at: (along: number, across: number) => Point, base: Point) => Shape[] };

/** A poster on the wall with six leaves, each with a symptom, above a table with two plants and a magnifying glass. */
export const leafSigns: Setting = (stands) => chart(stands, () => signs);

/** The same wall and table, with six leaves that each show a pest. */
export const pestSigns: Setting = (stands) => chart(stands, () => pests);

function chart({ plant }: Parameters<Setting>[0], shown: () => readonly Sign[]): ReturnType<Setting> {
	return [
		...room(wall.sky, ground.oak, 700, stage.width, stage.height),
		...cityWindow(900, -40, 330, 330),
		...worktop(470),
		...plate(330, 24, 520, 416),
		...shown().flatMap(({ tone, marks }, index) => {
			const base: Point = [425 + (index % 3) * 165, index < 3 ? 208 : 404];
			return [...leaf(base, tone), ...marks((along, across) => place(base, along, across), base)];
		}),
		...plant(0, [160, 560], 330),
		...plant(1, [1030, 560], 330),
		...wateringCan([400, 590], 96, "#c9774f"),
		...magnifier([670, 556]),
	];
}

/** Length of a leaf on the poster, and half its width. */
const length = 150;
const half = 48;

const green = toneOf.leaf;

/** Pale specks and webs of spider mites. */
const webbed: Sign = {
	tone: toneOf.olive,
	marks: (at) => [
		{
			steps: [at(0.3, -0.5), at(0.44, -0.3), at(0.6, -0.5), at(0.36, 0.34)].flatMap(dot),
			style: { stroke: pigmentOf.cream, width: 4 },
		},
		{
			steps: [
				...line(at(0.46, -0.9), at(0.66, 0.6)),
				...line(at(0.6, -0.8), at(0.5, 0.9)),
				...line(at(0.76, -0.5), at(0.5, 0.9)),
			],
			style: { stroke: "#ffffff", width: 1.6 },
		},
	],
};

/** Wax of mealybugs along the midrib. */
const woolly: Sign = {
	tone: green,
	marks: (at) => [
		{
			steps: [at(0.18, 0.08), at(0.26, -0.1), at(0.44, 0.08), at(0.5, -0.06)].flatMap(dot),
			style: { stroke: "#ffffff", width: 13, casing: 1.4 },
		},
	],
};

/** The symptoms: yellowing, a dry tip, spots with a rim, webs, wax along the midrib, sunburn. */
const signs: readonly Sign[] = [
	{ tone: yellow, marks: () => [] },
	{
		tone: green,
		marks: (_, base) => [{ steps: outlineFrom(base, 0.7), style: outlined(dead, 1.4) }],
	},
	{
		tone: green,
		marks: (at) =>
			[at(0.34, -0.46), at(0.56, 0.4), at(0.3, 0.5)].flatMap((spot) => [
				{ steps: ellipse(spot, 13, 12), style: { fill: pigmentOf.gold } },
				{ steps: ellipse(spot, 8, 7.5), style: { fill: dead } },
			]),
	},
	webbed,
	woolly,
	{
		tone: green,
		marks: (at) => [{ steps: ellipse(at(0.5, 0.42), 17, 34, -8), style: outlined("#dcc79a", 1.2) }],
	},
];

/** The pests: webs, wax, brown shields of scale insects, silvery streaks, aphids, whiteflies. */
const pests: readonly Sign[] = [
	webbed,
	woolly,
	{
		tone: green,
		marks: (at) =>
			[at(0.2, 0.06), at(0.36, -0.1), at(0.54, 0.06), at(0.4, 0.44)].flatMap((spot) => [
				{ steps: ellipse(spot, 9, 12), style: outlined(dead, 1.4) },
				{ steps: ellipse([spot[0] - 2, spot[1] - 3], 3, 5), style: { fill: "#b98a5a" } },
			]),
	},
	{
		tone: green,
		marks: (at) => [
			{
				steps: [
					...line(at(0.24, -0.6), at(0.44, -0.3)),
					...line(at(0.38, 0.24), at(0.6, 0.42)),
					...line(at(0.56, -0.5), at(0.74, -0.2)),
					...line(at(0.2, 0.4), at(0.32, 0.62)),
				],
				style: { stroke: "#e3e6dc", width: 9 },
			},
			{
				steps: [at(0.3, -0.42), at(0.46, 0.36), at(0.64, -0.3), at(0.26, 0.54)].flatMap(dot),
				style: { stroke: ink, width: 4 },
			},
		],
	},
	{
		tone: toneOf.olive,
		marks: (at) =>
			[at(0.84, -0.1), at(0.76, 0.14), at(0.66, -0.2), at(0.6, 0.12), at(0.48, -0.1)].map((spot) => ({
				steps: ellipse(spot, 8, 6, 30),
				style: outlined("#a9c65a", 1.4),
			})),
	},
	{
		tone: green,
		marks: (at) =>
			[at(0.24, -0.4), at(0.4, 0.36), at(0.58, -0.34), at(0.66, 0.9), at(0.9, -0.8)].flatMap(([x, y]) => [
				{ steps: ellipse([x - 5, y], 6, 10, -24), style: outlined("#ffffff", 1.2) },
				{ steps: ellipse([x + 5, y], 6, 10, 24), style: outlined("#ffffff", 1.2) },
			]),
	},
];

/** A sheet of paper between two strips of wood. */
function plate(x: number, y: number, width: number, height: number): Shape[] {
	return [
		{ steps: box(x, y, width, height), style: outlined(trim) },
		{ steps: box(x - 12, y - 8, width + 24, 16), style: outlined(wood.face) },
		{ steps: box(x - 12, y + height - 8, width + 24, 16), style: outlined(wood.face) },
	];
}

/** A leaf whose stalk begins below its base, its right half shaded. */
function leaf(base: Point, { base: fill, shade, vein }: Tone): Shape[] {
	return [
		{ steps: line([base[0], base[1] + 20], base), style: { stroke: shade, width: 5, casing: 1.2 } },
		{ steps: outlineFrom(base, 0), style: { fill } },
		{ steps: [...edge(base, 1, 0), "close"], style: { fill: shade } },
		{ steps: line(base, place(base, 0.94, 0)), style: { stroke: vein, width: 3 } },
		{ steps: outlineFrom(base, 0), style: { stroke: ink, width: 1.8 } },
	];
}

/** A point on a leaf: `t` from its base (0) to its tip (1), `s` from the midrib (0) to the left (−1) or right (1) edge. */
function place([x, y]: Point, t: number, s: number): Point {
	return [x + s * half, y - t * length];
}

/** The leaf's outline from a share of its length onwards, closed. */
function outlineFrom(base: Point, from: number): Step[] {
	return [...edge(base, 1, from), ...spline(pointsOf(base, -1, from).reverse()), "close"];
}

/** One edge of the leaf, from a share of its length to the tip. */
function edge(base: Point, side: 1 | -1, from: number): Step[] {
	const [first = base, ...rest] = pointsOf(base, side, from);
	return [{ move: first }, ...spline([first, ...rest])];
}

function pointsOf(base: Point, side: 1 | -1, from: number): Point[] {
	const isBeyond = ([t]: HalfPoint) => t >= from;
	return outlines.ovate.right.filter(isBeyond).map(([t, s]) => place(base, t, s * side));
}

/** A magnifying glass on the table. */
function magnifier([x, y]: Point): Shape[] {
	return [
		{ steps: line([x + 36, y + 14], [x + 122, y + 46]), style: { stroke: wood.face, width: 14, casing: 2 } },
		{ steps: ellipse([x, y], 48, 26), style: { fill: "#e8f1ee", stroke: ink, width: 9 } },
		{ steps: line([x - 22, y - 4], [x - 4, y - 12]), style: { stroke: "#ffffff", width: 5, opacity: 0.8 } },
	];
}
