import type { DayAndNight } from "../types/site.ts";
import { atNight } from "./at-night.ts";
import type { Point } from "./geometry.ts";
import { ink } from "./palette.ts";
import { type Piece, type Shape, type Stamp, type Step, type Style, transform } from "./path.ts";

/** Part of a file: shapes that stand there by day, at night, or always. */
type Part = { text: string; when: Style["when"] };

/**
 * A drawing as two SVG files. Places are whole units; neighbours of one style share one element; a stamp is written once. What is
 * seen at night is the same drawing in the colours of the night, with what is lit then.
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

/** Filled outlines with a line round them cover each other, so each of them stays an element of its own. */
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

/** Path data, relative to the rounded place where the pen is, so that rounding never adds up. */
function writePath(steps: readonly Step[]): string {
	let data = "";
	let penX = 0;
	let penY = 0;
	let startX = 0;
	let startY = 0;
	// Where the handle of the last cubic would come out on the other side of the pen; nowhere behind any other step.
	let mirrorX = Number.NaN;
	let mirrorY = Number.NaN;
	// This is most of the work of a drawing, so it makes no lists on the way.
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
			// Straight along one axis takes one number.
			data += y === penY ? `h${x - penX}` : x === penX ? `v${y - penY}` : `l${writePlace(step.line, penX, penY, true)}`;
			penX = x;
			penY = y;
		} else if ("quadratic" in step) write("q", step.quadratic[0], step.quadratic[1]);
		else {
			const [first, second, to] = step.cubic;
			// A smooth line goes on as it came, so that its first handle need not be written; one unit off shows nowhere.
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

/** A place relative to the pen, as short as path data allow: after a letter or with a minus sign, a number needs no space. */
function writePlace(place: Point, penX: number, penY: number, afterLetter: boolean): string {
	const x = Math.round(place[0]) - penX;
	const y = Math.round(place[1]) - penY;
	return (afterLetter || x < 0 ? `${x}` : ` ${x}`) + (y < 0 ? `${y}` : ` ${y}`);
}
