/** A point in the drawing, y downwards. */
export type Point = readonly [x: number, y: number];

/** A quadratic Bézier curve: start, control point, end. */
export type Curve = readonly [Point, Point, Point];

export function plus([ax, ay]: Point, [bx, by]: Point, times = 1): Point {
	return [ax + bx * times, ay + by * times];
}

export function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
	return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
	return Math.hypot(bx - ax, by - ay);
}

/** A vector with a direction and a length: 0° points up, 90° to the right. */
export function polar(degrees: number, length: number): Point {
	const radians = (degrees * Math.PI) / 180;
	return [Math.sin(radians) * length, -Math.cos(radians) * length];
}

/** Point on a curve; extrapolated in a straight line below 0 and above 1. */
export function pointAt(curve: Curve, t: number): Point {
	if (t < 0 || t > 1) {
		const end = t < 0 ? 0 : 1;
		return plus(pointAt(curve, end), directionAt(curve, end), (t - end) * distance(curve[0], curve[2]));
	}
	return between(between(curve[0], curve[1], t), between(curve[1], curve[2], t), t);
}

/** Unit vector along a curve. */
export function directionAt(curve: Curve, t: number): Point {
	const at = Math.min(1, Math.max(0, t));
	const [fromX, fromY] = between(curve[0], curve[1], at);
	const [toX, toY] = between(curve[1], curve[2], at);
	const length = Math.hypot(toX - fromX, toY - fromY) || 1;
	return [(toX - fromX) / length, (toY - fromY) / length];
}

/** Direction of a curve in degrees; 0 is up. */
export function headingAt(curve: Curve, t: number): number {
	const [x, y] = directionAt(curve, t);
	return (Math.atan2(x, -y) * 180) / Math.PI;
}

/** Point beside a curve: `t` along it, `offset` to the right of its direction. */
export function beside(curve: Curve, t: number, offset: number): Point {
	const [dx, dy] = directionAt(curve, t);
	return plus(pointAt(curve, t), [-dy, dx], offset);
}

/**
 * A curve from a point in a direction (0° up, 90° right) with a length. `bend` turns its end: positive to the right of its
 * direction, 1 is about a quarter turn.
 */
export function arc(from: Point, degrees: number, length: number, bend: number): Curve {
	const middle = plus(from, polar(degrees, length * 0.5));
	return [from, middle, plus(middle, polar(degrees + bend * 90, length * 0.5))];
}
