import type { Point } from "./geometry.ts";
import { ink } from "./palette.ts";
import { type Piece, type Shape, type Step, type Style, transform } from "./path.ts";

/** A drawing as an SVG file. Places are whole units; neighbours of one style share one element; a stamp is written once. */
export function writeSvg(pieces: readonly Piece[], width: number, height: number): string {
	const names = new Map<string, string>();
	const definitions: string[] = [];
	const use = (piece: Exclude<Piece, Shape>): string => {
		const known = names.get(piece.stamp);
		const name = known ?? `s${names.size}`;
		if (known === undefined) {
			names.set(piece.stamp, name);
			const { scale, lines } = piece.enlarged;
			const shapes = piece.shapes.map((shape) => transform(shape, scale, [0, 0], lines));
			definitions.push(`<g id="${name}">${writeShapes(shapes)}</g>`);
		}
		const [x, y] = piece.at.map(Math.round);
		const turn = Math.round(piece.degrees);
		const scale = Math.round(piece.scale * 20) / 20;
		const size = scale === 1 ? "" : `scale(${String(scale).replace(/^0/, "")})`;
		return `<use href="#${name}" transform="translate(${x} ${y})${turn === 0 ? "" : `rotate(${turn})`}${size}"/>`;
	};
	const body: string[] = [];
	let shapes: Shape[] = [];
	const flush = () => {
		body.push(writeShapes(shapes));
		shapes = [];
	};
	for (const piece of pieces) {
		if ("stamp" in piece) {
			flush();
			body.push(use(piece));
		} else shapes.push(piece);
	}
	flush();
	const defs = definitions.length === 0 ? "" : `<defs>${definitions.join("")}</defs>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g fill="none" stroke-linecap="round" stroke-linejoin="round">${defs}${body.join("")}</g></svg>\n`;
}

function writeShapes(shapes: readonly Shape[]): string {
	const groups: { style: Style; d: string[] }[] = [];
	for (const { steps, style } of shapes) {
		const last = groups.at(-1);
		const joins = last && last.style.fill === style.fill && last.style.stroke === style.stroke;
		const same =
			joins && last.style.width === style.width && last.style.casing === style.casing && last.style.opacity === style.opacity;
		if (same) last.d.push(writePath(steps));
		else groups.push({ style, d: [writePath(steps)] });
	}
	return groups.map(writeGroup).join("");
}

/** Filled outlines with a line round them cover each other, so each of them stays an element of its own. */
function writeGroup({ style, d }: { style: Style; d: readonly string[] }): string {
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
		} else if ("line" in step) write("l", step.line);
		else if ("quadratic" in step) write("q", step.quadratic[0], step.quadratic[1]);
		else write("c", step.cubic[0], step.cubic[1], step.cubic[2]);
	}
	return data;
}

/** A place relative to the pen, as short as path data allow: after a letter or with a minus sign, a number needs no space. */
function writePlace(place: Point, penX: number, penY: number, afterLetter: boolean): string {
	const x = Math.round(place[0]) - penX;
	const y = Math.round(place[1]) - penY;
	return (afterLetter || x < 0 ? `${x}` : ` ${x}`) + (y < 0 ? `${y}` : ` ${y}`);
}
