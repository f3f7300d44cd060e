import { between, type Curve, type Point, plus } from "./geometry.ts";
import { ink } from "./palette.ts";

/** Half an ellipse: the ratio of its radii, its rotation, points that bound it, and its end. */
type HalfEllipse = { ratio: number; degrees: number; around: readonly Point[]; to: Point };

/** One step of a path. */
export type Step =
	| { move: Point }
	| { line: Point }
	| { quadratic: readonly [Point, Point] }
	| { cubic: readonly [Point, Point, Point] }
	| { arc: HalfEllipse }
	| "close";

/**
 * Paint style. Without a fill only the line is painted; the fill `currentColor` is the stamp's colour. `casing` is the width of an
 * ink line on both sides of the line. The fill covers the inner half of a line that is `below` it. `when` restricts a shape to the
 * day or night version.
 */
export type Style = {
	fill?: string;
	stroke?: string;
	width?: number;
	casing?: number;
	below?: true;
	opacity?: number;
	when?: "day" | "night";
};

/** A painted path. */
export type Shape = { steps: readonly Step[]; style: Style };

/**
 * Shapes that are used several times but written once: all stamps of a name have the same shapes, drawn at 0, 0, pointing up.
 * `across` scales the width: below 1 for foreshortening, negative to mirror. `enlarged` is applied to the shapes before they are
 * placed. `colour` is the fill of those shapes that have no colour of their own.
 */
export type Stamp = {
	stamp: string;
	shapes: readonly Shape[];
	enlarged: { scale: number; lines: number };
	at: Point;
	degrees: number;
	scale: number;
	across: number;
	colour?: string;
};

/** Creates a stamp at its original size. */
export function stampAt(stamp: string, shapes: readonly Shape[], at: Point, degrees = 0, scale = 1, across = 1): Stamp {
	return { stamp, shapes, enlarged: { scale: 1, lines: 1 }, at, degrees, scale, across };
}

/** An element of a drawing. */
export type Piece = Shape | Stamp;

/** A cubic Bézier curve: its two control points and its end. */
export function cubic(...points: readonly [Point, Point, Point]): Step {
	return { cubic: points };
}

/** A quadratic Bézier curve: its control point and its end. */
export function quadratic(...points: readonly [Point, Point]): Step {
	return { quadratic: points };
}

/** Steps of a smooth line through points, starting at the first, which is the current point (Catmull–Rom as cubic Béziers). */
export function spline(points: readonly Point[]): Step[] {
	return points.slice(1).map((to, index) => {
		const from = points[index] ?? to;
		const before = points[index - 1] ?? from;
		const after = points[index + 2] ?? to;
		const lead = plus(from, [to[0] - before[0], to[1] - before[1]], 1 / 6);
		const trail = plus(to, [after[0] - from[0], after[1] - from[1]], -1 / 6);
		return cubic(lead, trail, to);
	});
}

/** A line along a curve. */
export function stroke([from, control, to]: Curve): Step[] {
	return [{ move: from }, quadratic(control, to)];
}

/** Straight lines from point to point. */
export function polyline(...[first = [0, 0], ...rest]: readonly Point[]): Step[] {
	return [{ move: first }, ...rest.map((line) => ({ line }))];
}

/** A closed polygon. */
export function polygon(...points: readonly Point[]): Step[] {
	return [...polyline(...points), "close"];
}

/** A line of zero length, whose round caps make it a dot of the line's width. */
export function dot(at: Point): Step[] {
	return [{ move: at }, { line: at }];
}

/** An ellipse, rotated by `degrees`. */
export function ellipse([x, y]: Point, rx: number, ry: number, degrees = 0): Step[] {
	const radians = (degrees * Math.PI) / 180;
	const at = (angle: number): Point => {
		const [ex, ey] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
		return [x + ex * Math.cos(radians) - ey * Math.sin(radians), y + ex * Math.sin(radians) + ey * Math.cos(radians)];
	};
	const quarter = Math.PI / 2;
	const around = (from: number): Point[] => {
		const [corner, to] = [between([x, y], at(from + quarter / 2), Math.SQRT2), from + quarter];
		// 0.5523: control point distance with which a cubic approximates a quarter circle.
		return [between(at(from), corner, 0.5523), between(at(to), corner, 0.5523), at(to)];
	};
	const half = (from: number): Step => ({
		arc: { ratio: ry / rx, degrees, around: [...around(from), ...around(from + quarter)], to: at(from + 2 * quarter) },
	});
	return [{ move: at(2 * quarter) }, half(2 * quarter), half(0), "close"];
}

/** Calls `see` with points that approximately bound a piece. */
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
		else if ("arc" in step) for (const [x, y] of step.arc.around) see(x, y);
		else for (const [x, y] of "quadratic" in step ? step.quadratic : step.cubic) see(x, y);
	}
}

/**
 * Scales a piece by `scale` and moves it by `by`. The ink line is scaled by `lines`, so that it stays visible on small plants;
 * other lines are parts of the plant and scale with it.
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
		if ("arc" in step) return { arc: { ...step.arc, around: step.arc.around.map(move), to: move(step.arc.to) } };
		if ("quadratic" in step) return quadratic(move(step.quadratic[0]), move(step.quadratic[1]));
		return cubic(move(step.cubic[0]), move(step.cubic[1]), move(step.cubic[2]));
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
