import type { PlantForm } from "#schemas/plant/form.ts";
import { type Point, plus, polar } from "./geometry.ts";
import { ink, pigmentOf } from "./palette.ts";
import { dot, ellipse, type Shape, type Stamp, type Step, stampAt } from "./path.ts";

type Flower = NonNullable<PlantForm["flower"]>;

/** A spathe round its spadix, seen from the side, as a stamp. */
export function spathe(at: Point, degrees: number, size: number, { colour }: Flower, upright: boolean): Stamp {
	const wide = size * (upright ? 0.34 : 0.56);
	const spadix: Step[] = [{ move: [0, -size * 0.06] }, { line: plus([0, -size * 0.06], polar(-16, size * 0.5)) }];
	const shapes: Shape[] = [
		{
			steps: [
				{ move: [0, 0] },
				{
					cubic: [
						[wide, size * 0.1],
						[wide, -size * 0.55],
						[0, -size],
					],
				},
				{
					cubic: [
						[-wide, -size * 0.55],
						[-wide, size * 0.1],
						[0, 0],
					],
				},
				"close",
			],
			style: { fill: pigmentOf[colour], stroke: ink, width: 2.6 },
		},
		{
			steps: [
				{ move: [size * 0.02, -size * 0.1] },
				{
					quadratic: [
						[size * 0.06, -size * 0.5],
						[size * 0.01, -size * 0.84],
					],
				},
			],
			style: { stroke: ink, width: 1.6, opacity: 0.35 },
		},
		{ steps: spadix, style: { stroke: "#8a6a2a", width: size * 0.1 + 3 } },
		{ steps: spadix, style: { stroke: pigmentOf.gold, width: size * 0.1 } },
	];
	return stampAt("spathe", shapes, at, degrees);
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

/** A ball of small stars, as a stamp. */
export function umbel(at: Point, size: number, { colour }: Flower): Stamp {
	const star = (centre: Point, reach: number): Step[] =>
		[0, 72, 144, 216, 288].flatMap((degrees): Step[] => {
			const tip = plus(centre, polar(degrees, reach));
			const bulge = (turn: number) => plus(centre, polar(degrees + turn, reach * 0.8));
			return [{ move: centre }, { quadratic: [bulge(44), tip] }, { quadratic: [bulge(-44), centre] }];
		});
	const centres = umbelPlaces.map(([x, y]): Point => [x * size, y * size]);
	const shapes: Shape[] = [
		{ steps: ellipse([0, 0], size * 0.94, size * 0.88), style: { fill: pigmentOf[colour], stroke: ink, width: 2 } },
		{ steps: centres.flatMap((centre) => star(centre, size * 0.34)), style: { fill: "#f6e3e2", stroke: ink, width: 1.4 } },
		{ steps: centres.flatMap(dot), style: { stroke: "#a8404e", width: size * 0.18 } },
	];
	return stampAt("umbel", shapes, at);
}

const umbelPlaces: readonly Point[] = [
	[0, -0.5],
	[0.5, -0.3],
	[0.62, 0.2],
	[0.22, 0.5],
	[-0.3, 0.46],
	[-0.62, 0.1],
	[-0.44, -0.36],
	[0, 0],
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
