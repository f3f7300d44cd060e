import type { PlantForm } from "#schemas/content/plant/form.ts";
import { spathe, swept } from "../flowers.ts";
import { arc, plus, polar } from "../geometry.ts";
import { type Growing, type Habit, type Layer, spread } from "../growth.ts";
import { toneOf } from "../palette.ts";
import { stroke } from "../path.ts";
import { hub } from "../veins.ts";

/** Stalk length in leaf lengths, opening angle of the clump, angle of the blades to their stalk, and how much they bend. */
type Carriage = { stalk: number; open: number; hang: number; bend: number };

const carriage: Partial<Record<PlantForm["leaf"]["shape"], Carriage>> = {
	round: { stalk: 2.3, open: 86, hang: 0, bend: 0 },
	oval: { stalk: 0.5, open: 104, hang: 22, bend: 0.5 },
	heart: { stalk: 1.5, open: 74, hang: 150, bend: 0.3 },
	arrow: { stalk: 1.5, open: 104, hang: 158, bend: 0 },
	ovate: { stalk: 0.55, open: 66, hang: 16, bend: 0.7 },
	paddle: { stalk: 0.68, open: 76, hang: 20, bend: 0.35 },
	lance: { stalk: 0.64, open: 62, hang: 10, bend: 0.56 },
};

function carriageOf({ shape, width }: PlantForm["leaf"]): Carriage {
	// Long narrow blades stand on short stalks.
	if (shape === "lance" && width < 0.25) return { stalk: 0.34, open: 40, hang: 6, bend: 0.5 };
	return carriage[shape] ?? { stalk: 0.5, open: 64, hang: 10, bend: 0.7 };
}

/** Leaves on separate stalks from the soil: calathea, anthurium, pilea, alocasia, aspidistra, cyclamen. */
export const clump: Habit = (plant) => {
	const { form, length, random, leaf: draw } = plant;
	const { leaf, flower } = form;
	const { stalk, open, hang, bend } = carriageOf(leaf);
	const round = leaf.shape === "round";
	const tone = toneOf[leaf.underside ?? leaf.tone];
	const layers = spread(leaf.count).map((share, index): Layer => {
		const side = share < 0 || (share === 0 && index % 2 === 0) ? -1 : 1;
		const far = index % 3 === 1;
		// Blades in the middle face the viewer; only outer ones hang.
		const hangs = leaf.shape === "arrow" || leaf.shape === "heart";
		const outward = Math.min(1, Math.abs(share) * 1.8 + 0.1);
		const angle = share * open + random.between(-6, 6);
		const height =
			(1 - Math.abs(share) * 0.42) * (far ? 1.14 : 0.9) * (round ? random.between(0.62, 1.06) : random.between(0.92, 1.08));
		const petiole = arc([share * 34, random.between(-3, 5)], angle * 0.66, length * stalk * height, side * 0.18 * outward);
		const degrees = round
			? angle * 0.6 + random.between(-16, 16)
			: hangs
				? side * (hang - Math.abs(share) * 36 + random.between(-12, 12))
				: angle * 0.9 + side * hang * outward * random.between(0.85, 1.1);
		const size = length * random.between(0.88, 1.08) * (far ? 0.92 : 1);
		const base = round ? plus(petiole[2], polar(degrees, -size * hub)) : petiole[2];
		const width = round ? 4 : 5.5;
		return {
			depth: (far ? 1 : 3) + Math.abs(share) + (round ? random.between(0, 1) : 0),
			pieces: [
				{ steps: stroke(petiole), style: far ? { stroke: tone.shade, width } : { stroke: tone.light, width, casing: 1.5 } },
				...draw({ at: base, degrees, length: size, bend: side * bend * outward, far }),
			],
		};
	});
	const flowers =
		flower?.type === "spathe" ? spathes(plant, flower) : flower?.type === "cyclamens" ? cyclamens(plant, flower) : [];
	return { layers: [...layers, ...flowers], rim: Math.min(280, Math.max(190, length * 0.85)) };
};

/** Coloured spathes open among the leaves, white ones above them. */
function spathes({ form, length, random }: Growing, flower: NonNullable<PlantForm["flower"]>): Layer[] {
	const upright = flower.colour === "white";
	const stem = toneOf[form.leaf.tone];
	return spread(flower.count).map((share, index) => {
		const angle = share * (upright ? 24 : 40) + random.between(-5, 5);
		const reach = length * (upright ? 1.95 : 1.95 - (index % 2) * 0.34) * random.between(0.92, 1.06);
		const stalk = arc([share * 26, 0], angle, reach, share * 0.14);
		const lean = upright ? angle * 0.5 + 10 : (share < 0 ? -1 : 1) * (118 + random.between(-14, 14));
		return {
			depth: upright ? 2.5 : 4.5,
			pieces: [
				{ steps: stroke(stalk), style: { stroke: stem.light, width: 4.5, casing: 1.5 } },
				spathe(stalk[2], lean, length * (upright ? 0.62 : 0.6), flower, upright),
			],
		};
	});
}

/** Nodding flowers on bare stalks well above the leaves, those at the back taller. */
function cyclamens({ form, length, random }: Growing, flower: NonNullable<PlantForm["flower"]>): Layer[] {
	const stem = toneOf[form.leaf.underside ?? form.leaf.tone];
	return spread(flower.count).map((share, index): Layer => {
		const back = index % 2 === 1;
		const stalk = arc([share * 30, 0], share * 26, length * (back ? 2.7 : 2.1) * random.between(0.94, 1.06), share * 0.16);
		return {
			depth: back ? 0.5 : 6,
			pieces: [
				{ steps: stroke(stalk), style: { stroke: stem.light, width: 5, casing: 1.5 } },
				swept(stalk[2], share * 20 + random.between(-9, 9), length * 0.66 * random.between(0.92, 1.06), flower, 1),
			],
		};
	});
}
