import type { DayAndNight } from "../types/site.ts";
import { atNight } from "./at-night.ts";
import type { Point } from "./geometry.ts";
import { ink } from "./palette.ts";
import { type Piece, type Shape, type Stamp, type Step, type Style, transform } from "./path.ts";

/** Part of a file: shapes of the day version, the night version, or both. */
type Part = { text: string; when: Style["when"] };

/**
 * Writes a drawing as two SVG files. Coordinates are integers; consecutive shapes of one style share one element; a stamp is
 * defined once. The night version is the same drawing in night colours, with its lights on.
 */
export function writeSvg(pieces: readonly Piece[], width: number, height: number): DayAndNight {
	const names = new Map<string, string>();
	const definitions: string[] = [];
	const use = (piece: Stamp): string => {
		const known = names.get(piece.stamp);
		const name = known ?? `s${names.size}`;
		if (known === undefined) {
			names.set(piece.stamp, name);
			const { scale, lines } = piece.enlarged;
			const shapes = piece.shapes.map((shape) => transform(shape, scale, [0, 0], lines));
			definitions.push(
				`<g id="${name}">${writeParts(shapes)
					.map(({ text }) => text)
					.join("")}</g>`,
			);
		}
		return `<use href="#${name}" transform="${writePlacing(piece)}"/>`;
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

function writePlacing({ at, degrees, scale, across }: Stamp): string {
	const [x, y] = at.map(Math.round);
	const turn = Math.round(degrees);
	const [wide, high] = [writeScale(scale * across), writeScale(scale)];
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

function writeStyle({ fill, stroke, width, opacity }: Style): string {
	return [
		fill === undefined ? "" : ` fill="${fill}"`,
		stroke === undefined ? "" : ` stroke="${stroke}"`,
		width === undefined ? "" : ` stroke-width="${Math.round(width * 10) / 10}"`,
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
			penX = 0;
			penY = 0;
			write("M", step.move);
			startX = penX;
			startY = penY;
		} else if ("line" in step) {
			const x = Math.round(step.line[0]);
			const y = Math.round(step.line[1]);
			// Horizontal and vertical lines take one number.
			data += y === penY ? `h${x - penX}` : x === penX ? `v${y - penY}` : `l${writePlace(step.line, penX, penY, true)}`;
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

/** A point relative to the current point, as short as path data allow: no space is needed after a letter or before a minus sign. */
function writePlace(place: Point, penX: number, penY: number, afterLetter: boolean): string {
	const x = Math.round(place[0]) - penX;
	const y = Math.round(place[1]) - penY;
	return (afterLetter || x < 0 ? `${x}` : ` ${x}`) + (y < 0 ? `${y}` : ` ${y}`);
}
