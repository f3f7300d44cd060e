import { arc, type Curve, headingAt, type Point, pointAt } from "../geometry.ts";
import { type Growing, type Habit, type Layer, spread } from "../growth.ts";
import { leaflet, sliver } from "../leaflet.ts";
import { ink, toneOf } from "../palette.ts";
import { type Shape, type Step, stroke } from "../path.ts";
import { createBentLeaves } from "./bent-leaves.ts";

/** A pinnate leaf at 0, 0 that points up: its leaflets and how they are painted. */
type Frond = { reach: number; width: number; leaflets(rachis: Curve): Step[] };

function createFronds({ reach, width, leaflets }: Frond, { form }: Growing, rib: string) {
	const paint = (rachis: Curve): Shape[] => [
		{ steps: leaflets(rachis), style: { fill: "currentColor", stroke: ink, width: 1.6 } },
		{ steps: stroke(rachis), style: { stroke: rib, width, casing: 1.2 } },
	];
	return createBentLeaves({ name: "frond", length: reach, bendStep: 0.5, tone: toneOf[form.leaf.tone], paint });
}

/** Pinnate fronds on canes: areca, parlour and kentia palms. Narrow leaflets stand up, broad ones hang. */
export const palm: Habit = (plant) => {
	const { form, length, random } = plant;
	const { leaf } = form;
	const tone = toneOf[leaf.tone];
	const kentia = leaf.shape === "lance";
	const canes = kentia ? [0] : [-52, -14, 22, 56];
	const stand = length * (kentia ? 1.75 : 0.5);
	// Areca's canes are yellow, and its leaves the freshest green.
	const rib = kentia || leaf.tone !== "fresh" ? tone.light : "#c3b45a";
	const trunks = canes.map((x): Layer => {
		const cane: Curve = [
			[x * 0.5, 4],
			[x * 0.7, -stand * 0.5],
			[x * 1.1, -stand],
		];
		const rings = [0.25, 0.5, 0.75].flatMap((t): Step[] => {
			const [cx, cy] = pointAt(cane, t);
			return [{ move: [cx - 7, cy] }, { line: [cx + 7, cy - 2] }];
		});
		return {
			depth: 2,
			pieces: [
				{ steps: stroke(cane), style: { stroke: kentia ? "#8d8f5c" : rib, width: kentia ? 17 : 13, casing: 1.6 } },
				{ steps: rings, style: { stroke: ink, width: 2, opacity: 0.6 } },
			],
		};
	});
	const draw = createFronds(palmFrond(kentia, length, leaf.width), plant, rib);
	const fronds = spread(leaf.count).map((share, index): Layer => {
		const far = index % 2 === 1;
		const side = share < 0 ? -1 : 1;
		const from: Point = [(canes[index % canes.length] ?? 0) * 1.1, -stand * 0.97];
		const degrees = share * (kentia ? 54 : 58) + random.between(-4, 4);
		const reach = length * (kentia ? 2.3 : 3.6 - Math.abs(share) * 0.5) * random.between(0.9, 1.06);
		const bend = side * (kentia ? 0.42 + Math.abs(share) * 0.5 : 0.1 + Math.abs(share) * 0.6);
		return { depth: (far ? 1 : 3) + Math.abs(share), pieces: draw(from, degrees, reach, bend, far) };
	});
	return { layers: [...trunks, ...fronds], rim: 220 };
};

/** Pairs of narrow leaflets, longest in the middle; hanging on a kentia, upright on an areca. */
function palmFrond(kentia: boolean, length: number, width: number): Frond {
	const pairs = kentia ? 11 : 13;
	const [lie, hang] = kentia ? [62, 0.9] : [50, 0.35];
	return {
		reach: length * (kentia ? 2.5 : 3),
		width: 5,
		leaflets: (rachis) =>
			Array.from({ length: pairs }, (_, index): Step[] => {
				const t = 0.16 + (index / (pairs - 1)) * 0.82;
				const size = length * (kentia ? 1.05 : 0.9) * Math.sin(Math.PI * (0.16 + t * 0.72)) ** 0.7;
				const along = headingAt(rachis, t);
				const below = Math.sign(rachis[2][0]) || 1;
				return ([1, -1] as const).flatMap((side) => {
					const fall = hang * (side === below ? 1 : kentia ? -0.5 : -0.2);
					// A hanging leaflet of the far side is foreshortened; at full length, those of two fronds would form a lattice.
					const seen = kentia && side !== below ? size * 0.5 : size;
					return sliver(arc(pointAt(rachis, t), along + side * (lie - t * 16), seen, side * fall), size * width);
				});
			}).flat(),
	};
}

/** Many arching pinnate fronds directly from the soil: sword fern. */
export const fern: Habit = (plant) => {
	const { form, length, random } = plant;
	const { leaf } = form;
	const pairs = 12;
	const leaflets = (rachis: Curve) =>
		Array.from({ length: pairs }, (_, step): Step[] => {
			const t = 0.1 + (step / pairs) * 0.88;
			const size = length * (1.15 - t * 0.8);
			const along = headingAt(rachis, t);
			return [78, -78].flatMap((lie) => leaflet("lance", pointAt(rachis, t), along + lie, size, size * leaf.width));
		}).flat();
	const draw = createFronds({ reach: length * 6.4, width: 3, leaflets }, plant, toneOf[leaf.tone].light);
	const layers = spread(leaf.count).map((share, index): Layer => {
		const far = index % 2 === 1;
		const side = share < 0 ? -1 : 1;
		const degrees = share * (far ? 52 : 80) + random.between(-4, 4);
		const reach = length * 6.4 * random.between(0.84, 1.04) * (far ? 1 : 0.9);
		return {
			depth: (far ? 1 : 3) + Math.abs(share),
			pieces: draw([share * 40, 2], degrees, reach, side * (0.3 + Math.abs(share) * 0.75), far),
		};
	});
	return { layers, rim: 220 };
};

/** Upright stems with leaflets in pairs: ZZ plant, thyme; needles stand closer together, and point upwards: rosemary. */
export const wands: Habit = ({ form, length, random }) => {
	const { leaf } = form;
	const tone = toneOf[leaf.tone];
	const needles = leaf.shape === "needle";
	const last = needles ? 13 : 7;
	const layers = spread(leaf.count).map((share, index): Layer => {
		const far = index % 2 === 1;
		const reach = length * 5 * random.between(0.86, 1.04) * (1 - Math.abs(share) * 0.12);
		const stem = arc([share * 52, 2], share * 42 + random.between(-4, 4), reach, share * 0.3);
		const row = (lie: number, fill: string): Shape => ({
			steps: Array.from({ length: last + 1 }, (_, step): Step[] => {
				const t = 0.22 + (step / last) * 0.76;
				const size = length * Math.sin(Math.PI * (0.28 + t * 0.6)) ** 0.6;
				return leaflet(
					needles ? "needle" : "ovate",
					pointAt(stem, t),
					headingAt(stem, t) + lie * (1 - t * 0.42),
					size,
					size * leaf.width,
				);
			}).flat(),
			style: { fill, stroke: ink, width: 2 },
		});
		return {
			depth: (far ? 1 : 3) + Math.abs(share),
			pieces: [
				{ steps: stroke(stem), style: { stroke: far ? tone.base : tone.light, width: 8, casing: 2.5 } },
				row(-62, far ? tone.shade : tone.light),
				row(62, far ? tone.shade : tone.base),
			],
		};
	});
	return { layers, rim: 220 };
};
