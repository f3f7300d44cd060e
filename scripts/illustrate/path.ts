import { between, type Curve, type Point, plus } from "./geometry.ts";
import { ink } from "./palette.ts";

/** One step of an outline; a spline passes through all its points. */
export type Step =
	| { move: Point }
	| { line: Point }
	| { quadratic: readonly [Point, Point] }
	| { cubic: readonly [Point, Point, Point] }
	| "close";

/**
 * What is painted at once. No fill means only a line; a `casing` is an ink line of that width on both sides of it; `when` is the
 * half of the day in which it is there, if it is not always.
 */
export type Style = { fill?: string; stroke?: string; width?: number; casing?: number; opacity?: number; when?: "day" | "night" };

/** A painted outline. */
export type Shape = { steps: readonly Step[]; style: Style };

/**
 * A drawing that stands in several places, written once: every stamp of a name has the same shapes, drawn about 0, 0, pointing
 * up. `across` is its width by its own measure: what is turned from us is narrower, below 0 it is mirrored. `enlarged` is what happens to the shapes before
 * they are stamped.
 */
export type Stamp = {
	stamp: string;
	shapes: readonly Shape[];
	enlarged: { scale: number; lines: number };
	at: Point;
	degrees: number;
	scale: number;
	across: number;
};

/** A stamp as it is drawn. */
export function stampAt(stamp: string, shapes: readonly Shape[], at: Point, degrees = 0, scale = 1, across = 1): Stamp {
	return { stamp, shapes, enlarged: { scale: 1, lines: 1 }, at, degrees, scale, across };
}

/** What pictures are made of. */
export type Piece = Shape | Stamp;

/** Steps of a smooth line through points, from the first, where the pen already is (Catmull–Rom as cubic Béziers). */
export function spline(points: readonly Point[]): Step[] {
	return points.slice(1).map((to, index) => {
		const from = points[index] ?? to;
		const before = points[index - 1] ?? from;
		const after = points[index + 2] ?? to;
		const lead = plus(from, [to[0] - before[0], to[1] - before[1]], 1 / 6);
		const trail = plus(to, [after[0] - from[0], after[1] - from[1]], -1 / 6);
		return { cubic: [lead, trail, to] as const };
	});
}

/** A line along a curve. */
export function stroke([from, control, to]: Curve): Step[] {
	return [{ move: from }, { quadratic: [control, to] }];
}

/** Straight lines through points, closed. */
export function polygon([first = [0, 0], ...rest]: readonly Point[]): Step[] {
	return [{ move: first }, ...rest.map((line) => ({ line })), "close"];
}

/** A line of no length, which its round ends make a dot as wide as the line. */
export function dot(at: Point): Step[] {
	return [{ move: at }, { line: at }];
}

/** An ellipse, turned by degrees. */
export function ellipse([x, y]: Point, rx: number, ry: number, degrees = 0): Step[] {
	const radians = (degrees * Math.PI) / 180;
	const at = (angle: number): Point => {
		const [ex, ey] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
		return [x + ex * Math.cos(radians) - ey * Math.sin(radians), y + ex * Math.sin(radians) + ey * Math.cos(radians)];
	};
	const quarters = [0, 1, 2, 3].map((quarter): Step => {
		const [from, to] = [(quarter * Math.PI) / 2, ((quarter + 1) * Math.PI) / 2];
		// 0.5523: the handle with which a cubic follows a quarter of a circle.
		const corner = at((from + to) / 2);
		const out = between([x, y], corner, Math.SQRT2);
		return { cubic: [between(at(from), out, 0.5523), between(at(to), out, 0.5523), at(to)] };
	});
	return [{ move: at(0) }, ...quarters, "close"];
}

/** Gives `see` the points that a piece keeps within, near enough to make room for it. */
export function eachPoint(piece: Piece, see: (x: number, y: number) => void): void {
	if ("stamp" in piece) {
		const { shapes, enlarged, at, degrees, scale, across } = piece;
		const radians = (degrees * Math.PI) / 180;
		const size = scale * enlarged.scale;
		const [cos, sin] = [Math.cos(radians) * size, Math.sin(radians) * size];
		const turned = (x: number, y: number) => see(at[0] + x * across * cos - y * sin, at[1] + x * across * sin + y * cos);
		for (const shape of shapes) eachPoint(shape, turned);
		return;
	}
	for (const step of piece.steps) {
		if (step === "close") continue;
		if ("move" in step) see(step.move[0], step.move[1]);
		else if ("line" in step) see(step.line[0], step.line[1]);
		else for (const [x, y] of "quadratic" in step ? step.quadratic : step.cubic) see(x, y);
	}
}

/**
 * The piece enlarged by `scale` and moved by `by`. The ink line gets `lines` times as wide, so that it stays visible on small
 * plants; lines of other colours are parts of the plant and grow with it.
 */
export function transform<Kind extends Piece>(piece: Kind, scale: number, by: Point, lines: number): Kind;
export function transform(piece: Piece, scale: number, by: Point, lines: number): Piece {
	const move = ([x, y]: Point): Point => [x * scale + by[0], y * scale + by[1]];
	if ("stamp" in piece) {
		const { enlarged } = piece;
		return { ...piece, at: move(piece.at), enlarged: { scale: enlarged.scale * scale, lines: enlarged.lines * lines } };
	}
	const steps = piece.steps.map((step): Step => {
		if (step === "close") return step;
		if ("move" in step) return { move: move(step.move) };
		if ("line" in step) return { line: move(step.line) };
		if ("quadratic" in step) return { quadratic: [move(step.quadratic[0]), move(step.quadratic[1])] };
		return { cubic: [move(step.cubic[0]), move(step.cubic[1]), move(step.cubic[2])] };
	});
	return { steps, style: scaleStyle(piece.style, scale, lines) };
}

function scaleStyle(style: Style, scale: number, lines: number): Style {
	const { width, casing } = style;
	return {
		...style,
		...(width === undefined ? {} : { width: width * (style.stroke === ink ? lines : scale) }),
		...(casing === undefined ? {} : { casing: casing * lines }),
	};
}
