import { berries, bracts } from "../flowers.ts";
import { chilli, lemon } from "../fruits.ts";
import { arc, type Curve, plus, pointAt, polar } from "../geometry.ts";
import { type Habit, type Layer, spread } from "../growth.ts";
import { leaflet, sliver } from "../leaflet.ts";
import { ink, pigmentOf, toneOf } from "../palette.ts";
import { type Shape, type Step, stroke } from "../path.ts";

const bark = { face: "#9a7b58", light: "#b89a76" };

function wooden(curve: Curve, width: number, colour: string): Shape[] {
	return [{ steps: stroke(curve), style: { stroke: colour, width, casing: 2.5 } }];
}

/** Bare canes of different heights, each with a tuft of narrow leaves: dragon tree. */
export const cane: Habit = ({ form, length, random }) => {
	const { leaf, marking } = form;
	const tone = toneOf[leaf.tone];
	const canes = [
		{ x: -34, height: 1.05, lean: -0.16 },
		{ x: 30, height: 0.62, lean: 0.3 },
		{ x: 2, height: 1.6, lean: 0.08 },
	];
	const layers = canes.flatMap(({ x, height, lean }): Layer[] => {
		const trunk = arc([x, 4], lean * 70, length * height, lean);
		const count = Math.round(leaf.count / canes.length);
		const head = trunk[2];
		const tuft = spread(count).map((share, index): Shape[] => {
			const far = index % 2 === 1;
			const blade = arc(
				plus(head, [0, far ? -6 : 8]),
				share * (far ? 72 : 112),
				length * random.between(0.82, 1.05),
				share * 0.75,
			);
			const fill = far ? tone.shade : index % 3 === 0 ? tone.light : tone.base;
			return [
				{
					steps: sliver(blade, length * leaf.width),
					style: { fill, stroke: marking ? pigmentOf[marking.colour] : ink, width: 3.4 },
				},
			];
		});
		return [
			{ depth: 2, pieces: [...wooden(trunk, 17, bark.face), scars(trunk)] },
			{ depth: 3 + height, pieces: tuft.flat() },
		];
	});
	return { layers, rim: 210 };
};

function scars(trunk: Curve): Shape {
	const steps = Array.from({ length: 7 }, (_, index): Step[] => {
		const [x, y] = pointAt(trunk, 0.12 + index * 0.115);
		return [{ move: [x - 7, y + 3] }, { line: [x + 6, y - 2] }];
	}).flat();
	return { steps, style: { stroke: ink, width: 1.8, opacity: 0.6 } };
}

/** A single trunk with leaves all around its upper part: fiddle-leaf fig, rubber plant. */
export const tree: Habit = ({ form, length, random, leaf: draw }) => {
	const { leaf, flower } = form;
	const low = leaf.shape !== "fiddle";
	const height = length * (low ? 2.7 : 2.9);
	const trunk = arc([0, 4], 2, height, 0.06);
	const tone = toneOf[leaf.tone];
	const layers: Layer[] = [{ depth: 3, pieces: wooden(trunk, low ? 12 : 18, low ? "#7d6a4c" : bark.face) }];
	for (let index = 0; index < leaf.count; index++) {
		const share = index / (leaf.count - 1);
		const t = (low ? 0.16 : 0.4) + share * (low ? 0.84 : 0.6);
		const side = index % 2 === 0 ? 1 : -1;
		const far = index % 4 === 1 || index % 4 === 2;
		const top = index > leaf.count - 3;
		const degrees = side * (top ? 18 : 98 - share * 52) + random.between(-9, 9);
		const at = pointAt(trunk, t);
		const base = plus(at, polar(degrees, length * 0.12));
		const size = length * (top ? 0.82 : 1.04 - Math.abs(share - 0.4) * 0.25) * random.between(0.92, 1.06);
		layers.push({
			depth: far ? 1 + share : 5 + share * 2,
			pieces: [
				{ steps: [{ move: at }, { line: base }], style: { stroke: tone.light, width: 4.5, casing: 1.75 } },
				...draw({ at: base, degrees, length: size, bend: side * (top ? 0.1 : 0.4), far, young: top }),
			],
		});
	}
	if (flower?.type === "sheath")
		layers.push({
			depth: 8,
			pieces: [
				{
					steps: leaflet("lance", pointAt(trunk, 1), 6, length * 0.5, length * 0.1),
					style: { fill: pigmentOf[flower.colour], stroke: ink, width: 2.2 },
				},
			],
		});
	return { layers, rim: 200 };
};

/**
 * Several stems: woody ones with leaves in pairs and fruit at the nodes (coffee, lemon), green ones (chilli, poinsettia), and fleshy ones
 * with single leaves (angel-wing begonia, peperomia).
 */
export const bush: Habit = ({ form, length, random, leaf: draw }) => {
	const { leaf, flower } = form;
	const paired = leaf.shape !== "wing" && leaf.shape !== "spoon";
	const woody = paired && flower?.type !== "chillies" && flower?.type !== "bracts";
	const stems = spread(paired ? 5 : 4);
	const tone = toneOf[leaf.underside ?? leaf.tone];
	const perStem = Math.max(2, Math.round(leaf.count / stems.length));
	const layers = stems.flatMap((share, index): Layer[] => {
		const far = index % 2 === 1;
		const stem = arc(
			[share * 30, 4],
			share * (paired ? 46 : 38) + random.between(-4, 4),
			length * (paired ? 2.6 : 2.3) * (1 - Math.abs(share) * 0.22),
			share * 0.22,
		);
		const nodes = paired ? Math.ceil(perStem / 2) : perStem;
		const leaves = Array.from({ length: nodes }, (_, node): Layer[] => {
			const t = 0.32 + (node / Math.max(1, nodes - 1)) * 0.66;
			const at = pointAt(stem, t);
			const sides = paired ? [-1, 1] : [node % 2 === 0 ? 1 : -1];
			return sides.map((side) => {
				const along = share * 40;
				const degrees = along + side * (paired ? 74 - t * 36 : 96 - t * 30) + random.between(-8, 8);
				const size = length * (1.04 - t * 0.2) * random.between(0.9, 1.06);
				return { depth: (far ? 1 : 3) + t, pieces: draw({ at, degrees, length: size, bend: side * 0.5, far }) };
			});
		}).flat();
		const grown = flower && index < flower.count ? flower : null;
		const fruit =
			grown?.type === "berries"
				? [0.45, 0.68].map((t): Layer => ({ depth: 6, pieces: [berries(pointAt(stem, t), length * 0.085, grown)] }))
				: [];
		const lemons =
			grown?.type === "lemons"
				? [0.6, 0.86].map((t, node): Layer => {
						const at = plus(pointAt(stem, t), [(node === 0 ? 0.2 : -0.24) * length, length * 0.34]);
						return { depth: 6 + t, pieces: [lemon(at, length * 0.3, grown)] };
					})
				: [];
		const pods =
			grown?.type === "chillies"
				? [0.5, 0.72, 0.92].flatMap((t, node): Layer[] => {
						const from = pointAt(stem, t);
						const at = plus(from, [(node % 2 === 0 ? 1 : -1) * length * 0.22, length * 0.16]);
						const ripe = (index + node) % 3 !== 2;
						const stalk: Shape = {
							steps: stroke([from, [at[0], from[1] - length * 0.06], at]),
							style: { stroke: tone.light, width: 5, casing: 1.5 },
						};
						const pod = chilli(at, random.between(-10, 10), length * 0.62, grown, ripe);
						return [
							{ depth: 7, pieces: [stalk] },
							{ depth: 7 + t, pieces: [pod] },
						];
					})
				: [];
		const stars =
			grown?.type === "bracts"
				? [{ depth: far ? 6 : 7, pieces: [bracts(pointAt(stem, 1), random.between(0, 72), length * 0.86, grown)] }]
				: [];
		return [
			{ depth: far ? 0.5 : 2.5, pieces: wooden(stem, paired ? 9 : 12, woody ? bark.face : tone.light) },
			...leaves,
			...fruit,
			...lemons,
			...pods,
			...stars,
		];
	});
	return { layers, rim: 220 };
};
