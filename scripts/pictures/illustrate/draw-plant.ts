import { type habits, type PlantForm, plate } from "#schemas/content/plant/form.ts";
import { barOf, isHanging } from "#schemas/content/plant/scale.ts";
import type { DayAndNight } from "../../types/site.ts";
import type { Point } from "./geometry.ts";
import type { Habit } from "./growth.ts";
import { airplant } from "./habits/airplant.ts";
import { blades } from "./habits/blades.ts";
import { climber } from "./habits/climber.ts";
import { clump } from "./habits/clump.ts";
import { fan } from "./habits/fan.ts";
import { fountain } from "./habits/fountain.ts";
import { fern, palm, wands } from "./habits/fronds.ts";
import { herb } from "./habits/herb.ts";
import { jade } from "./habits/jade.ts";
import { jointed } from "./habits/jointed.ts";
import { orchid } from "./habits/orchid.ts";
import { rosette } from "./habits/rosette.ts";
import { bush, cane, tree } from "./habits/stems.ts";
import { trailing } from "./habits/trailing.ts";
import { trefoil } from "./habits/trefoil.ts";
import { tuft } from "./habits/tuft.ts";
import { umbrella } from "./habits/umbrella.ts";
import { vine } from "./habits/vine.ts";
import { createLeaves } from "./leaf.ts";
import { ink, lampColour } from "./palette.ts";
import { dot, eachPoint, ellipse, type Piece, polygon, type Shape, type Step, transform } from "./path.ts";
import { drawPot } from "./pots.ts";
import { createRandom } from "./random.ts";
import { trim } from "./scene/paint.ts";
import { writeSvg } from "./svg.ts";

const habitOf: Record<(typeof habits)[number], Habit> = {
	clump,
	rosette,
	fountain,
	blades,
	fan,
	trailing,
	climber,
	palm,
	fern,
	wands,
	cane,
	tree,
	umbrella,
	bush,
	jade,
	orchid,
	herb,
	tuft,
	vine,
	trefoil,
	airplant,
	jointed,
};

/**
 * Draws a plant as SVG files, with a scale bar. The seed, the plant's slug, determines small irregularities; `reach` is its
 * full-grown size in centimetres (`schemas/content/plant/scale.ts`).
 */
export function drawPlant(form: PlantForm, seed: string, reach: number): DayAndNight {
	const { pieces, hangs, grown } = growPlant(form, seed);
	const box = boundsOf(pieces);
	const room = { width: plate.width - 72, height: plate.height - (hangs ? 104 : 100) };
	const scale = Math.min(room.width / (box.right - box.left), room.height / (box.bottom - box.top), 1.7);
	const ground = hangs ? 40 + (box.bottom - box.top) * scale : plate.height - 52;
	const middle = plate.width / 2 - ((box.left + box.right) / 2) * scale;
	const lines = Math.max(0.75, Math.min(1.2, scale));
	const drawn = pieces.map((piece) => transform(piece, scale, [middle, ground - box.bottom * scale], lines));
	const units =
		(isHanging(form) ? Math.max(grown.right - grown.left, grown.bottom - grown.top) : grown.bottom - grown.top) * scale;
	return writeSvg([...lampLight(), ...drawn, ...scaleBar((units * barOf(reach)) / reach)], plate.width, plate.height);
}

/** Light of a lamp at the upper left on the wall behind a plant at night, in flat planes. */
function lampLight(): Shape[] {
	const plane = (at: Point, width: number, opacity: number): Shape => ({
		steps: dot(at),
		style: { stroke: lampColour, width, opacity, when: "night" },
	});
	return [plane([412, 440], 760, 0.05), plane([352, 372], 500, 0.06)];
}

/**
 * A plant with its pot and shadow, the centre of the pot's rim at 0, 0; `foot` is the depth of the pot, `grown` the bounding box of
 * the plant without it. A `small` plant has fewer variants of leaves.
 */
export function growPlant(
	form: PlantForm,
	seed: string,
	small = false,
): { pieces: Piece[]; hangs: boolean; foot: number; grown: Box } {
	const { pieces, rim } = growLeaves(form, seed, small);
	const pot = drawPot(form.pot, rim);
	const hangs = form.pot.type === "hanging";
	const ground = ellipse([pot.width * 0.12, pot.height + 4], pot.width * 0.66, pot.width * 0.09);
	const shadow: Shape[] = hangs ? [] : [{ steps: ground, style: { fill: ink, opacity: 0.16 } }];
	return { pieces: [...shadow, ...pot.shapes, ...pieces], hangs, foot: pot.height, grown: boundsOf(pieces) };
}

/** The part of a plant above the soil, with its base at 0, 0, and a suitable width for its pot. */
export function growLeaves(form: PlantForm, seed: string, small = false): { pieces: Piece[]; rim: number } {
	const random = createRandom(seed);
	const length = form.leaf.length * plate.width;
	const { layers, rim } = habitOf[form.habit]({ form, length, random, leaf: createLeaves(form, length, random, small) });
	return { pieces: layers.sort((a, b) => a.depth - b.depth).flatMap(({ pieces }) => pieces), rim };
}

/** A rectangle in the drawing. */
type Box = { left: number; right: number; top: number; bottom: number };

/** Bounding box of pieces. */
export function boundsOf(pieces: readonly Piece[]): Box {
	let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
	const see = (x: number, y: number) => {
		left = Math.min(left, x);
		right = Math.max(right, x);
		top = Math.min(top, y);
		bottom = Math.max(bottom, y);
	};
	for (const piece of pieces) eachPoint(piece, see);
	return { left, right, top, bottom };
}

/** Position in the drawing, clear of the inner border: left end and bottom. */
const [left, foot] = [56, plate.height - 44];
const height = 9;

/** A scale bar with the given length in units, one half filled and one empty, as on maps. At night it has the colour of paper. */
function scaleBar(units: number): Shape[] {
	const half = (to: number): Step[] =>
		polygon([left, foot - height], [left + to, foot - height], [left + to, foot], [left, foot]);
	return (["day", "night"] as const).flatMap((when): Shape[] => {
		const colour = when === "day" ? ink : trim;
		return [
			{ steps: half(units), style: { stroke: colour, width: 1.6, when } },
			{ steps: half(units / 2), style: { fill: colour, when } },
		];
	});
}
