import type { PlantForm } from "#schemas/content/plant/form.ts";
import { type Point, plus, polar } from "./geometry.ts";
import { leaflet } from "./leaflet.ts";
import { darker, ink, pigmentOf } from "./palette.ts";
import { cubic, dot, ellipse, quadratic, type Shape, type Stamp, type Step, stampAt } from "./path.ts";

type Flower = NonNullable<PlantForm["flower"]>;

/**
 * A spathe with its spadix, as a stamp: a heart seen from the front with the spadix rising from the notch, mirrored if it points to
 * the left, or a sail around it.
 */
export function spathe(at: Point, degrees: number, size: number, flower: Flower, upright: boolean): Stamp {
	return upright
		? stampAt("spathe", sail(size, flower), at, degrees)
		: stampAt("spathe", heart(size, flower), at, degrees, 1, degrees < 0 ? -1 : 1);
}

function heart(size: number, { colour }: Flower): Shape[] {
	const at = (x: number, y: number): Point => [x * size, y * size];
	const half = (side: 1 | -1, wide: number): Step[] => [
		cubic(at(side * 0.1, 0.2), at(side * wide, 0.26), at(side * wide, -0.16)),
		cubic(at(side * wide, -0.5), at(side * 0.16, -0.74), at(0, -1)),
	];
	const back = (side: 1 | -1, wide: number): Step[] => [
		cubic(at(side * 0.16, -0.74), at(side * wide, -0.5), at(side * wide, -0.16)),
		cubic(at(side * wide, 0.26), at(side * 0.1, 0.2), at(0, 0)),
		"close",
	];
	const outline = (wide: number): Step[] => [{ move: [0, 0] }, ...half(1, wide), ...back(-1, wide)];
	const spadix: Step[] = [{ move: [0, 0] }, quadratic(at(-0.16, 0.06), at(-0.34, 0.36))];
	const paint = pigmentOf[colour];
	return [
		{ steps: outline(0.5), style: { fill: paint, stroke: ink, width: 2 } },
		{ steps: [{ move: [0, 0] }, ...half(1, 0.47), { line: [0, 0] }], style: { fill: darker(paint, 0.16) } },
		{
			steps: [{ move: at(-0.3, -0.02) }, quadratic(at(-0.4, -0.24), at(-0.24, -0.5))],
			style: { stroke: "#f3d9cf", width: size * 0.05, opacity: 0.8 },
		},
		{ steps: spadix, style: { stroke: pigmentOf.gold, width: size * 0.1, casing: 1.4 } },
	];
}

function sail(size: number, { colour }: Flower): Shape[] {
	const at = (x: number, y: number): Point => [x * size, y * size];
	const spadix: Step[] = [{ move: at(0, -0.1) }, { line: at(-0.08, -0.58) }];
	return [
		{
			steps: [
				{ move: [0, 0] },
				cubic(at(0.4, 0.06), at(0.36, -0.6), at(0.04, -1.04)),
				cubic(at(-0.36, -0.64), at(-0.34, 0.04), at(0, 0)),
				"close",
			],
			style: { fill: pigmentOf[colour], stroke: ink, width: 2 },
		},
		{
			steps: [
				{ move: [0, 0] },
				cubic(at(0.38, 0.04), at(0.34, -0.6), at(0.04, -1)),
				cubic(at(0.22, -0.6), at(0.2, -0.2), at(0, 0)),
				"close",
			],
			style: { fill: darker(pigmentOf[colour], 0.14) },
		},
		{ steps: spadix, style: { stroke: pigmentOf.gold, width: size * 0.12, casing: 1.4 } },
	];
}

/** A moth orchid from the front, as a stamp: three sepals, two broad petals, a lip. `reach` is half its width. */
export function orchid(at: Point, reach: number, { colour }: Flower): Stamp {
	const size = 60;
	const petal = (degrees: number, length: number, width: number): Step[] =>
		ellipse(polar(degrees, length * 0.52), length * 0.5, width * 0.5, degrees - 90);
	const style = { fill: pigmentOf[colour], stroke: ink, width: 2.2 };
	const shapes: Shape[] = [
		...[0, 128, 232].map((degrees) => ({ steps: petal(degrees, size * 0.95, size * 0.56), style })),
		...[78, 282].map((degrees) => ({ steps: petal(degrees, size * 1.02, size * 0.98), style })),
		{ steps: ellipse([0, size * 0.2], size * 0.17, size * 0.26), style: { fill: "#a8406b", stroke: ink, width: 1.8 } },
		{ steps: dot([0, 0]), style: { stroke: pigmentOf.gold, width: size * 0.18 } },
	];
	return stampAt("orchid", shapes, at, 0, reach / size);
}

/**
 * An African violet from the front, as a stamp: two small petals above, three broad ones below, yellow anthers. `reach` is half its
 * width.
 */
export function violet(at: Point, reach: number, { colour }: Flower): Stamp {
	const size = 40;
	const paint = pigmentOf[colour];
	const petal = (degrees: number, length: number, width: number): Step[] =>
		ellipse(polar(degrees, length * 0.5), length * 0.52, width * 0.5, degrees - 90);
	const style = { fill: paint, stroke: ink, width: 1.8 };
	const shapes: Shape[] = [
		...[28, 332].map((degrees) => ({
			steps: petal(degrees, size * 0.8, size * 0.66),
			style: { ...style, fill: darker(paint, 0.14) },
		})),
		...[104, 256, 180].map((degrees) => ({ steps: petal(degrees, size, size * 0.86), style })),
		{ steps: dot([0, 0]), style: { stroke: pigmentOf.gold, width: size * 0.34 } },
	];
	return stampAt("violet", shapes, at, 0, reach / size);
}

/**
 * A flower whose petals are swept back from its mouth, as a stamp: cyclamen with one whorl of petals, Christmas cactus with two.
 * `degrees` is where the petals point, `reach` their length.
 */
export function swept(at: Point, degrees: number, reach: number, { colour }: Flower, whorls: 1 | 2): Stamp {
	const size = 60;
	const paint = pigmentOf[colour];
	const petal = (turn: number, from: number, length: number): Step[] => {
		const base: Point = [0, -from * size];
		const side = (by: number) => plus(base, polar(turn + by, size * length * 0.62));
		const tip = plus(base, polar(turn, size * length));
		return [{ move: base }, quadratic(side(34), tip), quadratic(side(-34), base), "close"];
	};
	const whorl = (from: number, length: number, turns: readonly number[], fill: string): Shape[] =>
		turns.map((turn) => ({ steps: petal(turn, from, length), style: { fill, stroke: ink, width: 1.8 } }));
	const shapes: Shape[] = [
		...(whorls === 2 ? whorl(0.62, 0.86, [-58, 58, -22, 22], darker(paint, 0.12)) : []),
		...whorl(0, 1, [-26, 26], darker(paint, 0.18)),
		...whorl(0, 1, whorls === 2 ? [-62, 62, 0] : [-44, 44, 0], paint),
		{ steps: ellipse([0, -size * 0.02], size * 0.17, size * 0.1), style: { fill: darker(paint, 0.42), stroke: ink, width: 1.6 } },
	];
	return stampAt("swept", shapes, at, degrees, reach / size);
}

/** A star of coloured leaves around small golden flowers, as a stamp: poinsettia. `reach` is half its width. */
export function bracts(at: Point, degrees: number, reach: number, { colour }: Flower): Stamp {
	const size = 100;
	const paint = pigmentOf[colour];
	const star = (turns: readonly number[], length: number, fill: string): Shape[] =>
		turns.map((turn) => ({
			steps: leaflet("ovate", [0, 0], turn, size * length, size * length * 0.44),
			style: { fill, stroke: ink, width: 1.8 },
		}));
	const ribs = [0, 72, 144, 216, 288].flatMap((turn): Step[] => [
		{ move: polar(turn, size * 0.2) },
		{ line: polar(turn, size * 0.8) },
	]);
	const shapes: Shape[] = [
		...star([36, 108, 180, 252, 324], 1, darker(paint, 0.16)),
		...star([0, 72, 144, 216, 288], 0.92, paint),
		{ steps: ribs, style: { stroke: darker(paint, 0.24), width: 1.8 } },
		{
			steps: [0, 120, 240].flatMap((turn) => dot(polar(turn, size * 0.08))),
			style: { stroke: pigmentOf.gold, width: size * 0.12, casing: 1.4 },
		},
	];
	return stampAt("bracts", shapes, at, degrees, reach / size, 0.86);
}

/** A cluster of small waxy stars, as a stamp: those at the back are darker, and their stalks meet at the point of attachment. */
export function umbel(at: Point, size: number, { colour }: Flower): Stamp {
	const paint = pigmentOf[colour];
	const star = ([x, y]: Point): Step[] =>
		[0, 72, 144, 216, 288].flatMap((degrees): Step[] => {
			const turn = degrees + x * 40;
			const centre: Point = [x * size, y * size];
			const tip = plus(centre, polar(turn, size * 0.32));
			const bulge = (by: number) => plus(centre, polar(turn + by, size * 0.3));
			return [{ move: centre }, quadratic(bulge(40), tip), quadratic(bulge(-40), centre)];
		});
	const hearts = (places: readonly Point[]): Step[] => places.flatMap(([x, y]) => dot([x * size, y * size]));
	const stalks = [...behind, ...before].flatMap(([x, y]): Step[] => [{ move: [0, -size * 0.9] }, { line: [x * size, y * size] }]);
	const shapes: Shape[] = [
		{ steps: stalks, style: { stroke: darker(paint, 0.4), width: 1.6 } },
		{ steps: behind.flatMap(star), style: { fill: darker(paint, 0.12), stroke: ink, width: 1.1 } },
		{ steps: before.flatMap(star), style: { fill: "#f6e3e2", stroke: ink, width: 1.1 } },
		{ steps: hearts(before), style: { stroke: "#a8404e", width: size * 0.13 } },
	];
	return stampAt("umbel", shapes, at);
}

const behind: readonly Point[] = [
	[-0.62, -0.2],
	[0.64, -0.16],
	[-0.1, -0.5],
	[0.36, -0.5],
];
const before: readonly Point[] = [
	[-0.36, 0.06],
	[0.1, -0.12],
	[0.46, 0.14],
	[-0.08, 0.36],
	[-0.58, 0.34],
	[0.28, 0.5],
];

/** A cluster of berries, as a stamp. */
export function berries(at: Point, size: number, { colour }: Flower): Stamp {
	const offsets: Point[] = [
		[-0.9, 0.2],
		[0.9, 0.1],
		[0, 0.7],
		[-0.3, -0.5],
	];
	const places = offsets.map((offset) => plus([0, 0], offset, size));
	const shapes: Shape[] = [
		...places.flatMap((place): Shape[] => [
			{ steps: dot(place), style: { stroke: pigmentOf[colour], width: size * 1.3, casing: 2 } },
		]),
		{ steps: places.flatMap((place) => dot(plus(place, [-0.2, -0.24], size))), style: { stroke: "#f3d9cf", width: size * 0.3 } },
	];
	return stampAt("berries", shapes, at);
}
