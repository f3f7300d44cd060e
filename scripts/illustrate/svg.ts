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
	let pen: Point = [0, 0];
	let start: Point = [0, 0];
	const to = (points: readonly Point[]) => {
		const rounded = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
		const numbers = rounded.flatMap(([x, y]) => [x - pen[0], y - pen[1]]);
		pen = rounded.at(-1) ?? pen;
		return joinNumbers(numbers);
	};
	return steps
		.map((step) => {
			if (step === "close") {
				pen = start;
				return "z";
			}
			if ("move" in step) {
				pen = [0, 0];
				const data = `M${to([step.move])}`;
				start = pen;
				return data;
			}
			if ("line" in step) return `l${to([step.line])}`;
			return "quadratic" in step ? `q${to(step.quadratic)}` : `c${to(step.cubic)}`;
		})
		.join("");
}

/** Numbers as short as path data allow: a minus sign separates too. */
function joinNumbers(numbers: readonly number[]): string {
	return numbers.map((number, index) => (index > 0 && number >= 0 ? ` ${number}` : String(number))).join("");
}
