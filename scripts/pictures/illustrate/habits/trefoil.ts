import { blossom, strawberry } from "../fruits.ts";
import { arc, plus, polar } from "../geometry.ts";
import { type Habit, type Layer, spread } from "../growth.ts";
import { toneOf } from "../palette.ts";
import { stroke } from "../path.ts";

/** A low clump of stalks with three leaflets each, fruit hanging over the rim: strawberry. `count` is the number of stalks. */
export const trefoil: Habit = ({ form, length, random, leaf: draw }) => {
	const { leaf, flower } = form;
	const tone = toneOf[leaf.tone];
	const layers = spread(leaf.count).map((share, index): Layer => {
		const far = index % 3 === 1;
		const lean = share * 64 + random.between(-7, 7);
		const reach = length * (far ? 1.5 : index % 3 === 0 ? 0.72 : 1.1) * (1 - Math.abs(share) * 0.1) * random.between(0.9, 1.08);
		const stalk = arc([share * 56, 2], lean, reach, share * 0.3);
		const turn = lean * 0.8 + random.between(-10, 10);
		const leaflets = [-68, 68, 0].flatMap((degrees) =>
			draw({
				at: plus(stalk[2], polar(turn + degrees, length * 0.03)),
				degrees: turn + degrees,
				length: length * (degrees === 0 ? 1 : 0.9),
				far,
				stiff: true,
			}),
		);
		return {
			depth: (far ? 1 : 3) + Math.abs(share),
			pieces: [
				{
					steps: stroke(stalk),
					style: far ? { stroke: tone.shade, width: 4.5 } : { stroke: tone.light, width: 4.5, casing: 1.5 },
				},
				...leaflets,
			],
		};
	});
	const fruit =
		flower?.type === "strawberries"
			? spread(flower.count).map((share, index): Layer => {
					const side = share < 0 ? -1 : 1;
					const stalk = arc([share * 96, 0], side * 52, length * (0.42 + (index % 3) * 0.16), side * 1.15);
					const open = index % 4 === 3;
					return {
						depth: 6 + Math.abs(share),
						pieces: [
							{ steps: stroke(stalk), style: { stroke: tone.light, width: 4, casing: 1.4 } },
							open
								? blossom(stalk[2], length * 0.22)
								: strawberry(stalk[2], side * -6, length * 0.56 * random.between(0.86, 1.1), flower),
						],
					};
				})
			: [];
	return { layers: [...layers, ...fruit], rim: 240 };
};
