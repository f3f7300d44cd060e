import type { PlantForm } from "#schemas/content/plant/form.ts";
import { type Curve, type Point, plus, polar } from "./geometry.ts";
import { cubic, quadratic, type Step } from "./path.ts";

type Handles = readonly [first: readonly [t: number, s: number], second: readonly [t: number, s: number]];

/** Control points of one cubic curve per side, for leaves too small for a full outline. */
const handles: Partial<Record<PlantForm["leaf"]["shape"], Handles>> = {
	ovate: [
		[0.08, 1.25],
		[0.62, 1.2],
	],
	spoon: [
		[0.32, 0.5],
		[0.86, 1.9],
	],
};

/**
 * Outline of a small leaf from its base in a direction: one curve per side, which keeps a frond of forty leaflets within a few
 * hundred bytes.
 */
export function leaflet(shape: PlantForm["leaf"]["shape"], base: Point, degrees: number, length: number, width: number): Step[] {
	const along = polar(degrees, length);
	const across = polar(degrees + 90, width / 2);
	const at = ([t, s]: readonly [number, number], side: 1 | -1) => plus(plus(base, along, t), across, s * side);
	const tip = plus(base, along);
	const curved = handles[shape];
	if (!curved) return [{ move: base }, quadratic(at([0.4, 1.7], 1), tip), quadratic(at([0.4, 1.7], -1), base), "close"];
	const [first, second] = curved;
	return [{ move: base }, cubic(at(first, 1), at(second, 1), tip), cubic(at(second, -1), at(first, -1), base), "close"];
}

/** Outline of a narrow, bent leaf: tapered on both sides of a curve. */
export function sliver([from, control, to]: Curve, width: number): Step[] {
	const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
	const across: Point = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
	return [
		{ move: plus(from, across, width * 0.28) },
		quadratic(plus(control, across, width * 0.72), to),
		quadratic(plus(control, across, -width * 0.72), plus(from, across, -width * 0.28)),
		"close",
	];
}
