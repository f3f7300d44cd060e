import type { DayAndNight } from "../../types/site.ts";
import { atNight } from "./at-night.ts";
import type { Point } from "./geometry.ts";
import { ink } from "./palette.ts";
import { type Piece, type Shape, type Stamp, type Step, type Style, transform } from "./path.ts";

/** Part of a file: shapes of the day version, the night version, or both. */
type Part = { text: string; when: Style["when"] };

/**
 * Writes a drawing as two SVG files. Coordinates are integers; consecutive shapes of one style share one element; a stamp is
 * defined once, in the largest size in which it is used. The night version is the same drawing in night colours, with its lights on.
 */
export function writeSvg(pieces: readonly Piece[], width: number, height: number): DayAndNight {
	const largest = largestOfEach(pieces);
	const names = new Map<string, string>();
	const definitions: string[] = [];
	const use = (piece: Stamp): string => {
		const known = names.get(piece.stamp);
		const name = known ?? `s${names.size}`;
		const defined = largest.get(piece.stamp) ?? piece;
		const { scale, lines } = defined.enlarged;
		if (known === undefined) {
			names.set(piece.stamp, name);
			const shapes = defined.shapes.map((shape) => transform(shape, scale, [0, 0], lines));
			definitions.push(
				`<g id="${name}">${writeParts(shapes)
					.map(({ text }) => text)
					.join("")}</g>`,
			);
		}
		const colour = piece.colour === undefined ? "" : ` color="${piece.colour}"`;
		return `<use href="#${name}"${colour} transform="${writePlacing(piece, piece.enlarged.scale / scale)}"/>`;
	};
	const body: Part[] = [];
	let shapes: Shape[] = [];
	const flush = () => {
		body.push(...writeParts(shapes));
		shapes = [];
	};
	for (const piece of pieces) {
		if ("stamp" in piece) {
			flush();
			body.push({ text: use(piece), when: undefined });
		} else shapes.push(piece);
	}
	flush();
	const defs = definitions.length === 0 ? "" : `<defs>${definitions.join("")}</defs>`;
	const seen = (hidden: Style["when"]) => body.map(({ text, when }) => (when === hidden && when ? "" : text)).join("");
	const file = (drawn: string) =>
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g fill="none" stroke-linecap="round" stroke-linejoin="round">${defs}${drawn}</g></svg>\n`;
	return { day: file(seen("night")), night: atNight(file(seen("day"))) };
}

/** The largest use of each stamp. */
function largestOfEach(pieces: readonly Piece[]): Map<string, Stamp> {
	const largest = new Map<string, Stamp>();
	for (const piece of pieces) {
		if (!("stamp" in piece)) continue;
		const known = largest.get(piece.stamp);
		if (!known || known.enlarged.scale < piece.enlarged.scale) largest.set(piece.stamp, piece);
	}
	return largest;
}

function writePlacing({ at, degrees, scale, across }: Stamp, share: number): string {
	const [x, y] = at.map(Math.round);
	const turn = Math.round(degrees);
	const [wide, high] = [writeScale(scale * across * share), writeScale(scale * share)];
	const size = wide === high ? (wide === "1" ? "" : `scale(${wide})`) : `scale(${wide} ${high})`;
	return `translate(${x} ${y})${turn === 0 ? "" : `rotate(${turn})`}${size}`;
}

function writeScale(scale: number): string {
	return String(Math.round(scale * 20) / 20).replace(/^(-?)0\./, "$1.");
}

function writeParts(shapes: readonly Shape[]): Part[] {
	const groups: { style: Style; d: string[] }[] = [];
	for (const { steps, style } of shapes) {
		const last = groups.at(-1);
		if (last && isAlike(last.style, style)) last.d.push(writePath(steps));
		else groups.push({ style, d: [writePath(steps)] });
	}
	return groups.map(({ style, d }) => ({ text: writeGroup(style, d), when: style.when }));
}

function isAlike(one: Style, other: Style): boolean {
	return (
		one.fill === other.fill &&
		one.stroke === other.stroke &&
		one.width === other.width &&
		one.casing === other.casing &&
		one.below === other.below &&
		one.opacity === other.opacity &&
		one.when === other.when
	);
}

/** Filled shapes with an outline overlap each other, so each of them is a separate element. */
function writeGroup(style: Style, d: readonly string[]): string {
	const covering = style.fill !== undefined && style.stroke !== undefined && d.length > 1;
	if (covering) return `<g${writeStyle(style)}>${d.map((each) => `<path d="${each}"/>`).join("")}</g>`;
	const { casing, ...line } = style;
	const under =
		casing === undefined ? "" : `<path${writeStyle({ stroke: ink, width: (line.width ?? 0) + 2 * casing })} d="${d.join("")}"/>`;
	return `${under}<path${writeStyle(line)} d="${d.join("")}"/>`;
}

function writeStyle({ fill, stroke, width, below, opacity }: Style): string {
	return [
		fill === undefined ? "" : ` fill="${fill}"`,
		stroke === undefined ? "" : ` stroke="${stroke}"`,
		width === undefined ? "" : ` stroke-width="${Math.round(width * 10) / 10}"`,
		below ? ` paint-order="stroke"` : "",
		opacity === undefined ? "" : ` opacity="${opacity}"`,
	].join("");
}

/** Path data, relative to the rounded current point, so that rounding errors do not accumulate. */
function writePath(steps: readonly Step[]): string {
	let data = "";
	let penX = 0;
	let penY = 0;
	let startX = 0;
	let startY = 0;
	// The reflection of the last cubic's second control point; NaN after any other step.
	let mirrorX = Number.NaN;
	let mirrorY = Number.NaN;
	// This is the hot path of a drawing, so it allocates no arrays.
	const write = (letter: string, first: Point, second?: Point, third?: Point) => {
		data += letter + writePlace(first, penX, penY, true);
		if (second) data += writePlace(second, penX, penY, false);
		if (third) data += writePlace(third, penX, penY, false);
		const [x, y] = third ?? second ?? first;
		penX = Math.round(x);
		penY = Math.round(y);
	};
	for (const step of steps) {
		if (step === "close") {
			data += "z";
			penX = startX;
			penY = startY;
		} else if ("move" in step) {
			const x = Math.round(step.move[0]);
			const y = Math.round(step.move[1]);
			// No move is needed for a loop that begins where the last one began and ended; the caps and joins of all lines are round.
			const isThere = data !== "" && x === penX && y === penY && x === startX && y === startY;
			if (!isThere) data += writeMove(step.move, penX, penY, data === "");
			penX = x;
			penY = y;
			startX = x;
			startY = y;
		} else if ("line" in step) {
			const x = Math.round(step.line[0]);
			const y = Math.round(step.line[1]);
			// Horizontal and vertical lines take one number.
			data += y === penY ? `h${x - penX}` : x === penX ? `v${y - penY}` : `l${writePlace(step.line, penX, penY, true)}`;
			penX = x;
			penY = y;
		} else if ("arc" in step) {
			const [x, y] = step.arc.to.map(Math.round) as [number, number];
			// Radii that do not reach are enlarged when they are drawn, so that these may be rounded down.
			const radius = Math.floor(Math.hypot(x - penX, y - penY) * 5) / 10;
			const across = Math.round(radius * step.arc.ratio * 10) / 10;
			data += `a${radius} ${across} ${Math.round(step.arc.degrees)} 0 1${writePlace(step.arc.to, penX, penY, false)}`;
			penX = x;
			penY = y;
		} else if ("quadratic" in step) write("q", step.quadratic[0], step.quadratic[1]);
		else {
			const [first, second, to] = step.cubic;
			// If the first control point is the reflection of the last one, the shorthand `s` omits it; a deviation of one unit is
			// invisible.
			const isSmooth = Math.abs(first[0] - mirrorX) <= 1 && Math.abs(first[1] - mirrorY) <= 1;
			if (isSmooth) write("s", second, to);
			else write("c", first, second, to);
			mirrorX = 2 * penX - Math.round(second[0]);
			mirrorY = 2 * penY - Math.round(second[1]);
			continue;
		}
		mirrorX = Number.NaN;
	}
	return data;
}

/** A move to a place, absolute or relative to the current point, whichever is shorter; the first of a path is absolute. */
function writeMove(place: Point, penX: number, penY: number, first: boolean): string {
	const absolute = `M${writePlace(place, 0, 0, true)}`;
	const relative = `m${writePlace(place, penX, penY, true)}`;
	return first || absolute.length <= relative.length ? absolute : relative;
}

/** A point relative to the current point, as short as path data allow: no space is needed after a letter or before a minus sign. */
function writePlace(place: Point, penX: number, penY: number, afterLetter: boolean): string {
	const x = Math.round(place[0]) - penX;
	const y = Math.round(place[1]) - penY;
	return (afterLetter || x < 0 ? `${x}` : ` ${x}`) + (y < 0 ? `${y}` : ` ${y}`);
}
