import type { PlantForm } from "#schemas/content/plant/form.ts";
import { type Point, pointAt } from "./geometry.ts";
import { edgeAt } from "./half-leaf.ts";
import { pigmentOf } from "./palette.ts";
import { cubic, dot, quadratic, type Shape, type Step, spline, stroke } from "./path.ts";
import type { Random } from "./random.ts";
import type { Half, Seen } from "./seen-leaf.ts";

type Marking = NonNullable<PlantForm["marking"]>;
type Painter = (seen: Seen, random: Random) => Painted[];

/** Steps and how to paint them: as an area, or as a line of a width; a line of zero length is a dot. */
type Painted = { area: Step[] } | { line: Step[]; width: number };

/** Paints the pattern of a leaf within its outline. */
export function paintMarking({ type, colour }: Marking, seen: Seen, random: Random): Shape[] {
	const paint = pigmentOf[colour];
	return painters[type](seen, random).map((painted): Shape => {
		if ("line" in painted) return { steps: painted.line, style: { stroke: paint, width: painted.width } };
		return { steps: painted.area, style: { fill: paint } };
	});
}

/** Width of a painted vein. */
function lineWidth({ length }: Seen): number {
	return Math.max(2, Math.min(6, length / 36));
}

const painters: Record<Marking["type"], Painter> = {
	/** Whole sectors of one half without green, of random width, and splashes on the other half. */
	sectors: ({ halves }, random) => {
		const [white, green] = random.between(0, 1) < 0.5 ? halves : [halves[1], halves[0]];
		const from = random.between(-0.1, 0.3);
		const whole = wedge(white, from, random.between(0.66, 1.05));
		const splashes = [random.between(0.06, 0.2), random.between(0.4, 0.6)].map((t) => patch(green, t, 0.1, 0.16, random));
		return [{ area: [...whole, ...splashes.flat()] }];
	},
	/** Patches of different sizes along the veins, most of them close together. */
	stars: ({ halves, length }, random) => {
		const count = length < 90 ? 2 : 4;
		const heart = random.between(0.15, 0.5);
		const patches = halves.flatMap((half) =>
			Array.from({ length: count }, (_, index): Step[] => {
				const t = index === 0 ? heart : random.between(0.02, 0.76);
				const size = index === 0 ? 0.24 : random.between(0.06, 0.15);
				return patch(half, t, index === 0 ? 0.02 : random.between(0.06, 0.5), size, random);
			}).flat(),
		);
		return [{ area: patches }];
	},
	/** Brush strokes between the veins. */
	stripes: ({ halves }) => [
		{
			area: halves.flatMap((half) =>
				Array.from({ length: 6 }, (_, index) => {
					const t = 0.03 + index * 0.135;
					const edge = Math.min(edgeAt(half.outline, t + 0.13), 1) * 0.86;
					return lens(
						half.at(t + 0.01, 0.06),
						half.at(t + 0.04, edge * 0.55),
						half.at(t + 0.15, edge),
						half.at(t + 0.075, edge * 0.5),
					);
				}).flat(),
			),
		},
	],
	/** The veins themselves, coloured. */
	veins: (seen) => {
		const [base, middle] = seen.midrib;
		const rib = stroke([base, middle, pointAt(seen.midrib, 0.94)]);
		const sides = seen.halves.flatMap((half) => veinLines(half, seen.length < 90 ? 3 : 5));
		return [{ line: [...rib, ...sides], width: lineWidth(seen) }];
	},
	/** Round spots over the whole face. */
	spots: ({ halves, length }, random) =>
		[0, 1].map((kind) => ({
			line: halves.flatMap((half) =>
				[0.04, 0.2, 0.36, 0.54, 0.72].flatMap((t, index) =>
					[0.3, 0.68].slice(0, index === 4 ? 1 : 2).flatMap((s, place) => {
						const at = t + s * 0.08 + random.between(-0.02, 0.02);
						return (index + place) % 2 === kind ? dot(half.at(at, edgeAt(half.outline, at) * s)) : [];
					}),
				),
			),
			width: length * (kind === 0 ? 0.036 : 0.054),
		})),
	/** Oval holes between the veins, through which one sees what is behind. */
	holes: ({ halves }) => [
		{
			area: halves.flatMap((half) =>
				[0.06, 0.22, 0.38, 0.55].flatMap((t) => {
					const edge = edgeAt(half.outline, t + 0.1);
					return lens(
						half.at(t + 0.03, edge * 0.2),
						half.at(t - 0.02, edge * 0.7),
						half.at(t + 0.12, edge * 0.74),
						half.at(t + 0.16, edge * 0.34),
					);
				}),
			),
		},
	],
	/** A band along the edge. */
	margin: ({ halves }) => [{ area: halves.flatMap((half) => rim(half, 0.7)) }],
	/** A flame shape in the middle, wider on one side. */
	centre: ({ halves }, random) => {
		const [broad, narrow] = random.between(0, 1) < 0.5 ? halves : [halves[1], halves[0]];
		return [{ area: [...flame(broad, 0.62), ...flame(narrow, 0.28)] }];
	},
	/** Transverse bands, as on a snake plant. */
	bands: ({ halves, length }, random) => {
		const count = Math.round(length / 42);
		const [right, left] = halves;
		const edge = (half: Half, at: number) => half.at(at, edgeAt(half.outline, at) * 0.72);
		return [
			{
				area: Array.from({ length: count }, (_, index) => {
					const t = 0.06 + (index / count) * 0.84;
					const tilt = random.between(-0.012, 0.012);
					return lens(edge(left, t + tilt), right.at(t + 0.04, 0), edge(right, t - tilt), right.at(t - 0.006, 0));
				}).flat(),
			},
		];
	},
	/** A pale feather shape along the midrib that extends between the veins. */
	feather: ({ halves, length }) => [
		{
			area: halves.flatMap((half): Step[] => {
				const along = length < 90 ? [0.1, 0.3, 0.5, 0.9] : [0.06, 0.16, 0.24, 0.34, 0.42, 0.52, 0.6, 0.7, 0.9];
				const points = along.map((t, index): Point => half.at(t, edgeAt(half.outline, t) * (index % 2 === 1 ? 0.78 : 0.4)));
				const start = half.at(0.02, 0);
				return [{ move: start }, ...spline([start, ...points]), quadratic(half.at(0.46, 0), start), "close"];
			}),
		},
	],
	/** Two lines along the leaf. */
	lines: (seen) => [
		{
			line: seen.halves.flatMap((half): Step[] => {
				const points = [0.08, 0.35, 0.65, 0.9].map((t) => half.at(t, edgeAt(half.outline, t) * 0.5));
				return [{ move: points[0] ?? [0, 0] }, ...spline(points)];
			}),
			width: lineWidth(seen),
		},
	],
};

/** An uneven patch on a half, outwards along a vein; `size` is in leaf lengths. */
function patch(half: Half, t: number, from: number, size: number, random: Random): Step[] {
	const edge = edgeAt(half.outline, t + size * 0.6) * 0.92;
	const out = Math.min(edge, from + size * random.between(1.6, 2.6));
	const start = half.at(t, Math.min(from, edge * 0.9));
	const tip = half.at(t + size * random.between(0.5, 0.9), out);
	return [
		{ move: start },
		cubic(
			half.at(t - size * 0.1, (from + out) * random.between(0.3, 0.6)),
			half.at(t + size * random.between(0, 0.4), out * random.between(0.8, 1)),
			tip,
		),
		cubic(
			half.at(t + size * random.between(0.9, 1.3), out * random.between(0.6, 0.9)),
			half.at(t + size * random.between(0.3, 0.8), (from + out) * random.between(0.2, 0.5)),
			start,
		),
		"close",
	];
}

function veinLines(half: Half, pairs: number): Step[] {
	return Array.from({ length: pairs }, (_, index): Step[] => {
		const t = -0.02 + (index / pairs) * 0.8;
		const edge = edgeAt(half.outline, t + 0.15) * 0.82;
		return [{ move: half.at(Math.max(0, t), 0) }, quadratic(half.at(t + 0.05, edge * 0.5), half.at(t + 0.15, edge))];
	}).flat();
}

/** The part of a half between two positions on the midrib. */
function wedge(half: Half, from: number, to: number): Step[] {
	const edge = half.outline.filter(([t]) => t >= from && t <= to).map(([t, s]) => half.at(t, s));
	if (edge.length < 2) return [];
	const [first, last] = [Math.max(0, from), Math.min(1, to)];
	const [start = [0, 0]] = edge;
	return [
		{ move: start },
		...spline(edge),
		{ line: half.at(last, 0) },
		quadratic(half.at((first + last) / 2, 0), half.at(first, 0)),
		"close",
	];
}

function rim(half: Half, inside: number): Step[] {
	const outer = half.outline.map(([t, s]) => half.at(t, s));
	const inner = half.outline.map(([t, s]) => half.at(0.04 + t * 0.93, s * inside)).reverse();
	const [start = [0, 0]] = outer;
	return [{ move: start }, ...spline(outer), { line: inner[0] ?? start }, ...spline(inner), "close"];
}

function flame(half: Half, reach: number): Step[] {
	const points = [0.02, 0.14, 0.34, 0.6, 0.94].map((t, index): Point => {
		const edge = index === 0 || index === 4 ? 0 : edgeAt(half.outline, t);
		return half.at(t, edge * reach * (index % 2 === 0 ? 1 : 0.8));
	});
	return [{ move: half.at(0.02, 0) }, ...spline(points), quadratic(half.at(0.48, 0), half.at(0.02, 0)), "close"];
}

function lens(from: Point, out: Point, to: Point, back: Point): Step[] {
	return [{ move: from }, quadratic(out, to), quadratic(back, from), "close"];
}
