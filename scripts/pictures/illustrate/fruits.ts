import type { PlantForm } from "#schemas/content/plant/form.ts";
import { type Point, plus, polar } from "./geometry.ts";
import { darker, ink, pigmentOf, toneOf } from "./palette.ts";
import { cubic, dot, ellipse, quadratic, type Shape, type Stamp, type Step, stampAt } from "./path.ts";

type Fruit = NonNullable<PlantForm["flower"]>;

const gloss = "#f3d9cf";
const unripe = toneOf.leaf.light;

/** A hanging pointed pod, as a stamp: coloured when `ripe`, else green. `size` is its length. */
export function chilli(at: Point, degrees: number, size: number, { colour }: Fruit, ripe: boolean): Stamp {
	const length = 100;
	const paint = ripe ? pigmentOf[colour] : unripe;
	const pod: Step[] = [{ move: [0, 0] }, cubic([22, -4], [22, 40], [4, length]), cubic([-14, 52], [-24, 0], [0, 0]), "close"];
	const shapes: Shape[] = [
		{ steps: pod, style: { fill: paint, stroke: ink, width: 2.2 } },
		{
			steps: [{ move: [7, 6] }, cubic([15, 20], [13, 52], [4, 84]), cubic([8, 50], [4, 30], [7, 6]), "close"],
			style: { fill: darker(paint, 0.18) },
		},
		{
			steps: [{ move: [-8, 12] }, quadratic([-9, 26], [-5, 44])],
			style: { stroke: gloss, width: 4 },
		},
		{ steps: ellipse([0, 0], 13, 6), style: { fill: toneOf.leaf.base, stroke: ink, width: 1.8 } },
	];
	return stampAt(ripe ? "chilli" : "green chilli", shapes, at, degrees, size / length);
}

/** A truss of tomatoes on its stalk, as a stamp: three ripe, the one at the tip still green. `size` is its length. */
export function truss(at: Point, degrees: number, size: number, { colour }: Fruit): Stamp {
	const length = 120;
	const places: Point[] = [
		[-26, 34],
		[22, 48],
		[-14, 88],
		[20, 102],
	];
	const stalks = places.flatMap(([x, y]): Step[] => [{ move: [0, y - 30] }, { line: [x, y - 20] }]);
	const round = (at: readonly Point[], paint: string, radius: number): Shape[] => {
		const dots = (right: number, down: number) => at.flatMap((place) => dot(plus(place, [right * radius, down * radius])));
		return [
			{ steps: dots(0, 0), style: { stroke: darker(paint, 0.12), width: radius * 2, casing: 2.2 } },
			{ steps: dots(-0.14, -0.12), style: { stroke: paint, width: radius * 1.7 } },
			{ steps: dots(-0.4, -0.3), style: { stroke: gloss, width: radius * 0.32 } },
			{
				steps: at.flatMap((place) => calyx(plus(place, [0, -radius * 0.86]), radius * 0.62)),
				style: { stroke: toneOf.leaf.shade, width: 4 },
			},
		];
	};
	const shapes: Shape[] = [
		{ steps: [{ move: [0, 0] }, { line: [2, 78] }, ...stalks], style: { stroke: toneOf.leaf.light, width: 5, casing: 1.5 } },
		...round(places.slice(0, -1), pigmentOf[colour], 24),
		...round(places.slice(-1), unripe, 15),
	];
	return stampAt("truss", shapes, at, degrees, size / length);
}

function calyx(at: Point, reach: number): Step[] {
	return [-100, -50, 50, 100].flatMap((degrees): Step[] => [{ move: at }, { line: plus(at, polar(180 + degrees, reach)) }]);
}

/** A strawberry hanging from its stalk, as a stamp. `size` is its length. */
export function strawberry(at: Point, degrees: number, size: number, { colour }: Fruit): Stamp {
	const length = 70;
	const paint = pigmentOf[colour];
	const half = (side: 1 | -1, wide: number): Step => cubic([side * wide * 0.7, -8], [side * wide * 1.3, 26], [0, length]);
	const seeds: Point[] = [
		[-14, 16],
		[3, 14],
		[16, 22],
		[-6, 32],
		[8, 34],
		[0, 50],
	];
	const shapes: Shape[] = [
		{ steps: [{ move: [0, 0] }, half(1, 34), { move: [0, 0] }, half(-1, 34)], style: { fill: paint, stroke: ink, width: 2.4 } },
		{
			steps: [{ move: [4, 0] }, half(1, 31), quadratic([12, 34], [4, 0]), "close"],
			style: { fill: darker(paint, 0.16) },
		},
		{ steps: seeds.flatMap(dot), style: { stroke: pigmentOf.gold, width: 4 } },
		{
			steps: [-78, -40, 0, 40, 78].flatMap((turn): Step[] => {
				const tip = polar(180 + turn, 24);
				return [{ move: [-5, -3] }, quadratic(plus(tip, [0, -8], 0.6), tip), { line: [5, -3] }];
			}),
			style: { fill: toneOf.leaf.base, stroke: ink, width: 1.6 },
		},
	];
	return stampAt("strawberry", shapes, at, degrees, size / length);
}

/** The white flower of a strawberry from the front, as a stamp. `reach` is half its width. */
export function blossom(at: Point, reach: number): Stamp {
	const petals = [0, 72, 144, 216, 288].flatMap((degrees) => ellipse(polar(degrees, 13), 11, 10));
	const shapes: Shape[] = [
		{ steps: petals, style: { fill: pigmentOf.white, stroke: ink, width: 1.6 } },
		{ steps: dot([0, 0]), style: { stroke: pigmentOf.gold, width: 13 } },
	];
	return stampAt("blossom", shapes, at, 0, reach / 24);
}

/** A round head of narrow flowers, as a stamp: chives. `reach` is half its width. */
export function pompon(at: Point, reach: number, { colour }: Fruit): Stamp {
	const size = 30;
	const paint = pigmentOf[colour];
	const florets = (count: number, from: number, to: number): Step[] =>
		Array.from({ length: count }, (_, index): Step[] => {
			const degrees = (index / count) * 360 + from;
			return [{ move: polar(degrees, from) }, { line: polar(degrees, to) }];
		}).flat();
	const shapes: Shape[] = [
		{ steps: florets(15, 12, size), style: { stroke: darker(paint, 0.14), width: 6, casing: 1.2 } },
		{ steps: florets(11, 3, size * 0.7), style: { stroke: paint, width: 6 } },
		{ steps: florets(7, 1, size * 0.36), style: { stroke: "#c3a0cc", width: 3.4 } },
	];
	return stampAt("pompon", shapes, at, 0, reach / size);
}

/** A hanging lemon, as a stamp: pointed at both ends. `reach` is half its length. */
export function lemon(at: Point, reach: number, { colour }: Fruit): Stamp {
	const size = 50;
	const paint = pigmentOf[colour];
	const half = (side: 1 | -1): Step[] => [
		cubic([side * size * 0.3, -size * 0.9], [side * size * 0.84, -size * 0.6], [side * size * 0.8, 0]),
		cubic([side * size * 0.78, size * 0.56], [side * size * 0.28, size * 0.8], [0, size * 1.1]),
	];
	const shapes: Shape[] = [
		{
			steps: [{ move: [0, -size] }, ...half(1), { move: [0, -size] }, ...half(-1)],
			style: { fill: paint, stroke: ink, width: 2.2 },
		},
		{ steps: [{ move: [0, -size] }, ...half(1), { line: [0, -size] }], style: { fill: darker(paint, 0.16) } },
		{
			steps: [{ move: [-size * 0.44, -size * 0.3] }, { line: [-size * 0.5, size * 0.1] }],
			style: { stroke: gloss, width: size * 0.14 },
		},
	];
	return stampAt("lemon", shapes, at, 0, reach / size);
}
