import type { leafShapes } from "#schemas/plant/form.ts";

/** A place on half a leaf: `t` from the base (0) to the tip (1), `s` from the midrib (0) to the widest edge (1). */
export type HalfPoint = readonly [t: number, s: number];

/** Edge of half a leaf, from base to tip. */
export type Outline = readonly HalfPoint[];

type LeafShape = (typeof leafShapes)[number];

const lance: Outline = [
	[0, 0],
	[0.14, 0.6],
	[0.36, 1],
	[0.66, 0.74],
	[0.88, 0.26],
	[1, 0],
];
const heart: Outline = [
	[0, 0],
	[-0.12, 0.3],
	[-0.14, 0.68],
	[0.02, 0.98],
	[0.26, 0.98],
	[0.56, 0.68],
	[0.84, 0.22],
	[1, 0],
];

/** The halves of each shape; what differs on the left has an outline of its own. */
export const outlines: Record<LeafShape, { right: Outline; left?: Outline }> = {
	lance: { right: lance },
	ovate: {
		right: [
			[0, 0],
			[0.06, 0.52],
			[0.26, 0.96],
			[0.5, 0.98],
			[0.76, 0.64],
			[0.92, 0.22],
			[1, 0],
		],
	},
	paddle: {
		right: [
			[0, 0],
			[0.05, 0.5],
			[0.24, 0.88],
			[0.52, 1],
			[0.8, 0.78],
			[0.94, 0.4],
			[1, 0],
		],
	},
	oval: {
		right: [
			[0, 0],
			[0.03, 0.56],
			[0.2, 0.94],
			[0.5, 1],
			[0.8, 0.86],
			[0.96, 0.44],
			[1, 0],
		],
	},
	round: {
		right: [
			[-0.08, 0],
			[-0.04, 0.5],
			[0.16, 0.9],
			[0.44, 1.02],
			[0.72, 0.88],
			[0.93, 0.5],
			[1, 0],
		],
	},
	heart: { right: heart },
	arrow: {
		right: [
			[0.02, 0],
			[-0.14, 0.2],
			[-0.34, 0.44],
			[-0.3, 0.66],
			[-0.12, 0.74],
			[0.02, 0.92],
			[0.18, 0.84],
			[0.34, 0.78],
			[0.5, 0.58],
			[0.68, 0.42],
			[0.86, 0.16],
			[1, 0],
		],
	},
	fiddle: {
		right: [
			[0, 0],
			[0.02, 0.4],
			[0.16, 0.6],
			[0.34, 0.56],
			[0.52, 0.78],
			[0.72, 1],
			[0.9, 0.82],
			[0.98, 0.42],
			[0.985, 0],
		],
	},
	fenestrated: { right: fingers() },
	strap: {
		right: [
			[0, 0.45],
			[0.3, 1],
			[0.7, 0.78],
			[1, 0],
		],
	},
	blade: {
		right: [
			[0, 0.7],
			[0.4, 1],
			[0.78, 0.72],
			[0.94, 0.3],
			[1, 0],
		],
	},
	spear: {
		right: [
			[-0.02, 0],
			[0, 0.66],
			[0.08, 1],
			[0.34, 0.84],
			[0.68, 0.46],
			[1, 0],
		],
	},
	needle: {
		right: [
			[0, 0.4],
			[0.4, 1],
			[1, 0],
		],
	},
	ivy: {
		right: [
			[0, 0],
			[-0.14, 0.34],
			[-0.12, 0.6],
			[0.06, 0.62],
			[0.14, 0.98],
			[0.28, 0.84],
			[0.4, 0.46],
			[0.58, 0.44],
			[0.8, 0.22],
			[1, 0],
		],
	},
	wing: {
		right: [
			[0, 0],
			[-0.26, 0.34],
			[-0.24, 0.86],
			[0.02, 1.2],
			[0.34, 1.06],
			[0.66, 0.62],
			[0.9, 0.2],
			[1, 0],
		],
		left: [
			[0, 0],
			[0.02, 0.34],
			[0.2, 0.7],
			[0.44, 0.74],
			[0.7, 0.48],
			[0.9, 0.16],
			[1, 0],
		],
	},
	spoon: {
		right: [
			[0, 0.12],
			[0.18, 0.3],
			[0.42, 0.82],
			[0.68, 1],
			[0.9, 0.66],
			[1, 0],
		],
	},
	serrate: { right: serrated(lance, 5) },
	crisped: { right: crisped() },
};

/** A heart cut into fingers between its veins, as old leaves of a monstera are: each finger leans towards the tip, its end round. */
function fingers(): Outline {
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

/** A leaf with teeth that lean towards its tip, so many on each half. */
function serrated(outline: Outline, count: number): Outline {
	const teeth = Array.from({ length: count }, (_, index): HalfPoint[] => {
		const t = 0.1 + (index / count) * 0.84;
		return [
			[t, edgeAt(outline, t) * 0.86],
			[t + 0.07, edgeAt(outline, t + 0.07) * 1.1],
		];
	});
	return [[0, 0], [0.04, 0.3], ...teeth.flat(), [1, 0]];
}

/** A spoon with a frilled edge, as leaf lettuce has it. */
function crisped(): Outline {
	const frills: HalfPoint[] = [0.36, 0.5, 0.63, 0.75, 0.86].flatMap((t, index): HalfPoint[] => [
		[t, 0.62 + index * 0.05],
		[t + 0.07, 1.02 - index * 0.06],
	]);
	return [[0, 0.16], [0.16, 0.36], ...frills, [0.96, 0.46], [1.01, 0.2], [0.97, 0]];
}

/** Half width of a leaf at `t`, by straight lines between the points of its outline. */
export function edgeAt(outline: Outline, t: number): number {
	const next = outline.findIndex(([at], index) => at >= t && index > 0 && (outline[index - 1]?.[0] ?? 0) <= t);
	const [toT, toS] = outline[next] ?? [1, 0];
	const [fromT, fromS] = outline[next - 1] ?? [0, 0];
	return toT === fromT ? toS : fromS + ((t - fromT) / (toT - fromT)) * (toS - fromS);
}
