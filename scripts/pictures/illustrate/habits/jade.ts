import { arc, beside, type Curve, headingAt, type Point, pointAt } from "../geometry.ts";
import { type Habit, type Layer, spread } from "../growth.ts";
import { leaflet } from "../leaflet.ts";
import { darker, ink, pigmentOf, toneOf } from "../palette.ts";
import { type Piece, polygon, polyline, type Shape, type Step, stampAt, stroke } from "../path.ts";

const bark = { face: "#9a7b58", shade: "#7d6246" };

/** A stubby trunk that forks twice, with fleshy leaves in opposite pairs crowded at the ends: jade plant. */
export const jade: Habit = ({ form, length, random }) => {
	const { leaf, marking } = form;
	const tone = toneOf[leaf.tone];
	const trunk: Curve = arc([4, 8], -4, length * 1.15, 0.06);
	const boughs = [-1, -0.38, 0.3, 1].map((share) =>
		arc(pointAt(trunk, 0.86 + Math.abs(share) * 0.06), share * 58, length * (1.9 - Math.abs(share) * 0.2), -share * 0.3),
	);
	const twigs = boughs.flatMap((bough, index): Curve[] => {
		const along = headingAt(bough, 1);
		const reach = length * random.between(0.9, 1.2);
		return index % 2 === 0
			? [arc(bough[2], along - 26, reach, 0.2), arc(pointAt(bough, 0.66), along + 44, reach, -0.3)]
			: [arc(bough[2], along + 22, reach, -0.2), arc(pointAt(bough, 0.6), along - 40, reach * 1.1, 0.3)];
	});
	const wood: Layer = {
		depth: 2,
		pieces: [
			{ steps: twigs.flatMap((twig) => stroke(twig)), style: { stroke: bark.face, width: 9, casing: 2 } },
			...boughs.flatMap((bough) => tapered(bough, 24, 12)),
			...tapered(trunk, 54, 32),
		],
	};
	const blush = marking?.type === "margin" ? pigmentOf[marking.colour] : null;
	const fleshy = (at: Point, lie: number, place: number): Piece => {
		const shade = place % 3;
		const fill = shade === 0 ? tone.shade : shade === 1 ? tone.base : tone.light;
		const shapes: Shape[] = [
			{
				steps: leaflet("spoon", [0, 0], 0, length, length * leaf.width),
				style: { fill, stroke: blush ? darker(blush, 0.3) : ink, width: 1.8 },
			},
			{
				steps: leaflet("spoon", [-2, -3], -8, length * 0.84, length * leaf.width * 0.46),
				style: { fill: shade === 2 ? tone.vein : shade === 1 ? tone.light : tone.base },
			},
		];
		const across = place === 2 ? 0.68 : random.between(0.84, 1.05);
		return stampAt(`leaf ${shade}`, shapes, at, lie + random.between(-9, 9), random.between(0.76, 1.1), across);
	};
	const tufts = twigs.map((twig, index): Layer => {
		const along = headingAt(twig, 1);
		const pairs = spread(index % 3 === 2 ? 2 : 3).flatMap((share, place) => {
			const at = pointAt(twig, 1 - place * 0.3);
			return [-1, 1].map((side) => ({ at, lie: along + side * (78 - place * 4) + share * 8, place }));
		});
		const crown = [-34, 30].map((turn, place) => ({ at: twig[2], lie: along + turn, place: place + 1 }));
		return { depth: 4 + (index % 3), pieces: [...pairs, ...crown].map(({ at, lie, place }) => fleshy(at, lie, place)) };
	});
	return { layers: [wood, ...tufts], rim: 230 };
};

/** A limb that tapers to its end, with its shaded side. Its ends have no outline, so that one limb grows out of another. */
function tapered(limb: Curve, from: number, to: number): Shape[] {
	const side = (sign: 1 | -1, share: number): Point[] =>
		[0, 0.5, 1].map((t) => beside(limb, t, sign * share * (from + (to - from) * t) * 0.5));
	const outline = (left: number, right: number): Step[] => polygon(...side(-1, left), ...side(1, right).reverse());
	return [
		{ steps: outline(1, 1), style: { fill: bark.face } },
		{ steps: outline(-0.3, 1), style: { fill: bark.shade } },
		{ steps: ([-1, 1] as const).flatMap((sign) => polyline(...side(sign, 1))), style: { stroke: ink, width: 2 } },
	];
}
