import { umbel } from "../flowers.ts";
import { arc, type Curve, plus, pointAt, polar } from "../geometry.ts";
import { type Growing, type Habit, type Layer, spread } from "../growth.ts";
import { toneOf } from "../palette.ts";
import { type Piece, type Shape, stroke } from "../path.ts";

/** Stems that hang over the rim of the pot with leaves on both sides: pothos, ivy, strings of hearts and of pearls. */
export const trailing: Habit = (plant) => {
	const { form, length, random } = plant;
	const { leaf, flower, pot } = form;
	const rim = 250;
	const drop = pot.type === "hanging" ? 560 : 130;
	// Thread-like stems hang closer together than thick ones.
	const strands = spread(Math.max(4, Math.round(leaf.count / (leaf.length < 0.08 ? 4.5 : 6))));
	// Beads sit close together on their thread.
	const crowding = leaf.shape === "round" ? 3 : leaf.length < 0.08 ? 1.5 : 1;
	const perStrand = Math.max(4, Math.round((leaf.count * crowding) / strands.length));
	const layers = strands.map((share, index): Layer => {
		const side = share < 0 ? -1 : 1;
		// Strands leave the front of the pot visible.
		const edge = side * rim * (0.2 + Math.abs(share) * 0.36);
		const far = index % 3 === 2;
		const over: Curve = [
			[share * 60, 0],
			[edge * 1.15, -50],
			[edge * 1.18, 30],
		];
		const reach = drop * random.between(0.62, 1.02) * (index % 2 === 0 ? 1 : 0.62);
		const fall = arc(over[2], 180 - side * random.between(-2, 9), reach, random.between(-0.14, 0.14));
		const shown = Math.max(3, Math.round(perStrand * (reach / drop) * 1.2));
		const leaves = Array.from({ length: shown }, (_, step): Piece[] => {
			const t = step / shown;
			const hand = step % 2 === 0 ? 1 : -1;
			const size = length * (1.08 - t * 0.45) * random.between(0.86, 1.1);
			return blade(plant, { at: pointAt(fall, 0.02 + t * 0.96), degrees: 180 - hand * random.between(38, 78), size, far });
		});
		const last = blade(plant, { at: pointAt(fall, 1), degrees: 180 + random.between(-14, 14), size: length * 0.62, far });
		return { depth: far ? 5 : 6, pieces: [...stem(over, form), ...stem(fall, form), ...leaves.flat(), ...last] };
	});
	const tiny = form.leaf.length < 0.08;
	const crown = spread(tiny ? 9 : Math.max(5, Math.round((rim / Math.max(40, length)) * 2.6))).map((share): Layer => {
		const degrees = (tiny ? random.between(-100, 100) : share * 96) + random.between(-10, 10);
		const at = plus([share * rim * 0.42, tiny ? random.between(-4, 14) : 6], polar(degrees, length * (tiny ? 0.5 : 0.2)));
		return {
			depth: 8 - Math.abs(share),
			pieces: blade(plant, { at, degrees, size: length * random.between(0.86, 1.1), far: false }),
		};
	});
	const blooms =
		flower?.type === "umbel"
			? [-0.9, 0.1, 0.95]
					.slice(0, flower.count)
					.map((share): Layer => ({ depth: 9, pieces: [umbel([share * rim * 0.6, 130 + Math.abs(share) * 70], 58, flower)] }))
			: [];
	return { layers: [...layers, ...crown, ...blooms], rim };
};

function stem(curve: Curve, { leaf }: Growing["form"]): Shape[] {
	const width = leaf.length < 0.08 ? 2.4 : 5;
	return [{ steps: stroke(curve), style: { stroke: toneOf[leaf.tone].light, width, casing: 1.2 } }];
}

type Place = { at: readonly [number, number]; degrees: number; size: number; far: boolean };

function blade({ leaf }: Growing, { at, degrees, size, far }: Place): Piece[] {
	return leaf({ at: plus(at, polar(degrees, size * 0.06)), degrees, length: size, far });
}
