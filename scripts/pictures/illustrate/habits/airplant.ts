import { arc, type Curve, pointAt } from "../geometry.ts";
import { type Habit, type Layer, spread } from "../growth.ts";
import { sliver } from "../leaflet.ts";
import { darker, ink, pigmentOf, toneOf } from "../palette.ts";
import { type Shape, stroke } from "../path.ts";

/** Narrow leaves around one centre, with upturned tips, the innermost in the colour of the marking: air plant. */
export const airplant: Habit = ({ form, length, random }) => {
	const { leaf, marking } = form;
	const tone = toneOf[leaf.tone];
	const width = length * leaf.width;
	const outer = spread(leaf.count).map((share, index): Layer => {
		const far = index % 2 === 1;
		const reach = length * (far ? 1.04 : 0.92) * random.between(0.84, 1.06);
		const rib = arc([share * 26, 6], share * 102 + random.between(-5, 5), reach, -share * 0.62);
		return {
			depth: far ? 1 + Math.abs(share) : 3 - Math.abs(share),
			pieces: blade(rib, width, far ? tone.shade : tone.base, far ? tone.base : pigmentOf.silver),
		};
	});
	const heart = spread(Math.ceil(leaf.count / 3)).map((share): Layer => {
		const colour = marking ? pigmentOf[marking.colour] : tone.light;
		const rib = arc([share * 16, 4], share * 50 + random.between(-4, 4), length * (0.62 - Math.abs(share) * 0.12), share * 0.2);
		return { depth: 5 - Math.abs(share), pieces: blade(rib, width * 0.86, colour, darker(colour, 0.2)) };
	});
	return { layers: [...outer, ...heart], rim: 210 };
};

/** A leaf with a highlight along it, where its scales reflect light. */
function blade(rib: Curve, width: number, face: string, shine: string): Shape[] {
	const along: Curve = [pointAt(rib, 0.12), rib[1], pointAt(rib, 0.78)];
	return [
		{ steps: sliver(rib, width), style: { fill: face, stroke: ink, width: 2 } },
		{ steps: stroke(along), style: { stroke: shine, width: width * 0.16 } },
	];
}
