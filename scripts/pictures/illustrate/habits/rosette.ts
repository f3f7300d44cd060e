import type { PlantForm } from "#schemas/content/plant/form.ts";
import { violet } from "../flowers.ts";
import { type Point, polar } from "../geometry.ts";
import { type Growing, type Habit, type Layer, spread } from "../growth.ts";

/** Thick leaves from one centre, the outer ones leaning: aloe. Spoons lie open (echeveria), and so do leaves around violets. */
export const rosette: Habit = (plant) => {
	const { form, length, random, leaf } = plant;
	const { flower } = form;
	if (flower?.type === "violets") return { layers: [...openRosette(plant), ...violets(plant, flower)], rim: 230 };
	if (form.leaf.shape === "spoon") return { layers: openRosette(plant), rim: 230 };
	const layers = spread(form.leaf.count).map((share, index): Layer => {
		const far = index % 2 === 1 && Math.abs(share) < 0.8;
		const size = length * (far ? 1.08 : 1 - Math.abs(share) * 0.2) * random.between(0.92, 1.05);
		return {
			depth: far ? 1 + Math.abs(share) : 4 - Math.abs(share) * 2,
			pieces: leaf({ at: [share * 44, 4], degrees: share * 72 + random.between(-4, 4), length: size, bend: -share * 0.35, far }),
		};
	});
	return { layers, rim: 230 };
};

/** Leaves around a centre that is seen from above and the side: the inner ones are shorter, and lie on the outer ones. */
function openRosette({ form, length, random, leaf }: Growing): Layer[] {
	return Array.from({ length: form.leaf.count }, (_, index): Layer => {
		const inward = index / form.leaf.count;
		const [x, y] = polar(index * goldenAngle + random.between(-6, 6), length * (1.4 - inward));
		const seen: Point = [x, y * 0.72];
		return {
			depth: inward,
			pieces: leaf({
				at: [0, length * (-0.3 - inward * 0.16)],
				degrees: (Math.atan2(seen[0], -seen[1]) * 180) / Math.PI,
				length: Math.hypot(...seen),
				far: index < 4,
				young: inward > 0.8,
				stiff: true,
			}),
		};
	});
}

/** A round cluster of flowers on the innermost leaves, arranged like the seeds of a sunflower. */
function violets({ length, random }: Growing, flower: NonNullable<PlantForm["flower"]>): Layer[] {
	return Array.from({ length: flower.count }, (_, index): Layer => {
		const [x, y] = polar(index * goldenAngle, length * 0.46 * Math.sqrt(index / flower.count));
		const at: Point = [x * 1.25, y - length * 0.5];
		return { depth: 6 + y / length, pieces: [violet(at, length * 0.19 * random.between(0.9, 1.08), flower)] };
	});
}

/** In degrees; successive turns by this angle never align. */
const goldenAngle = 137.5;
