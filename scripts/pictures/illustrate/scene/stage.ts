import type { PlantForm } from "#schemas/content/plant/form.ts";
import { boundsOf, growLeaves, growPlant } from "../draw-plant.ts";
import type { Point } from "../geometry.ts";
import { dot, type Piece, type Shape, type Step, transform } from "../path.ts";
import { hookAbove } from "../pots/hanging.ts";
import { createRandom } from "../random.ts";
import { type Crop, crops } from "./crops.ts";

/** The objects that a setting can place. */
export type Props = {
	/** A plant of the scene by its index, with its pot's foot at a point and the given height. Indexes beyond the list wrap around. */
	plant(index: number, foot: Point, height: number): Piece[];
	/** The same without its pot, as in a planter, a wall or water; its soil is at the given point. */
	bare(index: number, soil: Point, height: number): Piece[];
	/**
	 * A hanging plant, with the end of its cords at a point; nothing if the index is beyond the list, since the plants used elsewhere
	 * may not be suitable for hanging.
	 */
	hung(index: number, hook: Point, height: number): Piece[];
	crop(name: Crop, foot: Point, height: number): Piece[];
	/** A crop without its pot. */
	bareCrop(name: Crop, soil: Point, height: number): Piece[];
};

/** Arranges a setting, from back to front, in units of the scene. */
export type Setting = (props: Props) => Piece[];

/** Creates the props for the plants of a scene. */
export function createProps(plants: readonly { slug: string; form: PlantForm }[]): Props {
	const grow = (form: PlantForm, seed: string, place: Point, height: number, how: "foot" | "soil" | "hook"): Piece[] => {
		const standing = how === "foot" ? withFoot(form) : how === "hook" ? withCords(form) : form;
		const { pieces, foot } = how === "soil" ? { ...growLeaves(form, seed, true), foot: 0 } : growPlant(standing, seed, true);
		const bounds = boundsOf(pieces);
		const scale = height / (bounds.bottom - bounds.top);
		const middle = how === "foot" ? (bounds.left + bounds.right) / 2 : 0;
		const anchor = how === "hook" ? hookAbove(foot) : foot;
		const by: Point = [place[0] - middle * scale, place[1] - anchor * scale];
		return pieces.map((piece) => {
			const moved = transform(piece, scale, by, Math.max(0.7, Math.min(1, scale * 1.4)));
			return "stamp" in moved ? { ...moved, stamp: `${seed} ${moved.stamp}` } : moved;
		});
	};
	const sparse = plants.map(({ slug, form }) => ({ slug, form: withFewerLeaves(form) }));
	const at = (index: number, place: Point, height: number, how: "foot" | "soil" | "hook") => {
		const plant = sparse[index % sparse.length];
		return plant ? grow(plant.form, plant.slug, place, height, how) : [];
	};
	return {
		plant: (index, foot, height) => at(index, foot, height, "foot"),
		bare: (index, soil, height) => at(index, soil, height, "soil"),
		hung: (index, hook, height) => (index < plants.length ? at(index, hook, height, "hook") : []),
		crop: (name, foot, height) => grow(crops[name], name, foot, height, "foot"),
		bareCrop: (name, soil, height) => grow(crops[name], name, soil, height, "soil"),
	};
}

/** In a scene fewer leaves fill a plant's silhouette than in its own drawing. */
function withFewerLeaves(form: PlantForm): PlantForm {
	const { count } = form.leaf;
	return { ...form, leaf: { ...form.leaf, count: Math.max(Math.min(count, 4), Math.round(count * 0.73)) } };
}

/** Replaces a hanging pot with a standing one. */
function withFoot(form: PlantForm): PlantForm {
	return form.pot.type === "hanging" ? { ...form, pot: { ...form.pot, type: "glazed" } } : form;
}

/** Replaces a standing pot with a hanging one. */
function withCords(form: PlantForm): PlantForm {
	return { ...form, pot: { ...form.pot, type: "hanging" } };
}

/** Seedlings in a row, two small leaves each. */
export function seedlings(x: number, y: number, width: number, colour: string, seed: string): Shape[] {
	const random = createRandom(seed);
	const count = Math.round(width / 15);
	const stems: Step[] = [];
	const leaves: Step[] = [];
	for (let index = 0; index < count; index++) {
		const foot = x + ((index + 0.5) / count) * width + random.between(-4, 4);
		const top: Point = [foot + random.between(-5, 5), y - random.between(24, 44)];
		stems.push({ move: [foot, y] }, { line: top });
		leaves.push(
			{ move: [top[0] - 5, top[1]] },
			{ line: [top[0] - 9, top[1] - 3] },
			{ move: [top[0] + 5, top[1]] },
			{ line: [top[0] + 9, top[1] - 3] },
		);
	}
	return [
		{ steps: stems, style: { stroke: "#b9cf94", width: 3.4 } },
		{ steps: leaves, style: { stroke: colour, width: 9, casing: 2 } },
	];
}

/** Pebbles along a line. */
export function pebbles(x: number, y: number, width: number, seed: string): Shape[] {
	const random = createRandom(seed);
	const places = Array.from(
		{ length: Math.round(width / 22) },
		(_, index): Point => [x + 10 + index * 22 + random.between(-4, 4), y + random.between(-3, 3)],
	);
	return [{ steps: places.flatMap(dot), style: { stroke: "#b9a48c", width: 20, casing: 2.5 } }];
}
