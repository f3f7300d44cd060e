import { arc, type Curve, pointAt } from "../geometry.ts";
import { type Growing, type Habit, type Layer, spread } from "../growth.ts";
import { sliver } from "../leaflet.ts";
import { ink, pigmentOf, toneOf } from "../palette.ts";
import { type Shape, stroke } from "../path.ts";

/** Narrow arching leaves, with plantlets on runners: spider plant. */
export const fountain: Habit = (plant) => {
	const { form, length, random } = plant;
	const layers = spread(form.leaf.count).map((share, index): Layer => {
		const far = index % 2 === 1;
		const bend = (share < 0 ? -1 : 1) * (0.25 + Math.abs(share) * 0.85);
		const reach = length * random.between(0.78, 1.08) * (far ? 1.05 : 0.95);
		const rib = arc([share * 30, 2], share * (far ? 54 : 72) + random.between(-6, 6), reach, bend);
		return { depth: far ? 1 : 3 + Math.abs(share), pieces: ribbon(rib, form, length * form.leaf.width, far) };
	});
	const runners =
		form.flower?.type === "plantlets" ? spread(form.flower.count).map((share) => runner(share < 0 ? -1 : 1, plant)) : [];
	return { layers: [...layers, ...runners], rim: 210 };
};

/** A leaf with a pale stripe along the middle. */
function ribbon(rib: Curve, { leaf, marking }: Growing["form"], width: number, far: boolean): Shape[] {
	const tone = toneOf[leaf.tone];
	const middle: Curve = [pointAt(rib, 0.04), rib[1], pointAt(rib, 0.9)];
	return [
		{ steps: sliver(rib, width), style: { fill: far ? tone.shade : tone.base, stroke: ink, width: 2.2 } },
		...(marking ? [{ steps: sliver(middle, width * 0.4), style: { fill: pigmentOf[marking.colour] } }] : []),
	];
}

function runner(side: 1 | -1, { form, length, random }: Growing): Layer {
	const line = arc([side * 20, 0], side * (52 + random.between(-6, 10)), length * random.between(1.1, 1.4), side * 1.15);
	const young = [-75, -45, -15, 15, 45, 75].flatMap((turn) =>
		ribbon(arc(line[2], 180 + turn, length * 0.26, turn > 0 ? -0.5 : 0.5), form, length * 0.055, false),
	);
	return {
		depth: 6,
		pieces: [{ steps: stroke(line), style: { stroke: "#d7cf95", width: 3, casing: 1.5 } }, ...young],
	};
}
