import { type DetailPart, details } from "#schemas/content/detail.ts";
import type { PlantForm } from "#schemas/content/plant/form.ts";
import type { DayAndNight } from "../../../types/site.ts";
import { boundsOf } from "../draw-plant.ts";
import { type Piece, transform } from "../path.ts";
import { createRandom, type Random } from "../random.ts";
import { writeSvg } from "../svg.ts";
import { leafDetail } from "./leaf.ts";
import { potDetail } from "./pot-section.ts";
import { pressedLeaf } from "./pressed.ts";
import { cutDetail, nodeDetail } from "./stem.ts";
import { floodBedDetail, jarDetail } from "./water-culture.ts";

const painters: Record<DetailPart, (form: PlantForm, seed: string, random: Random) => Piece[]> = {
	leaf: (form, _, random) => leafDetail(form, "none", random),
	"yellow-leaf": (form, _, random) => leafDetail(form, "yellow", random),
	"brown-tip": (form, _, random) => leafDetail(form, "brown-tip", random),
	"leaf-spots": (form, _, random) => leafDetail(form, "spots", random),
	"mite-leaf": (form, _, random) => leafDetail(form, "mites", random),
	"mealybug-leaf": (form, _, random) => leafDetail(form, "mealybugs", random),
	pressed: (form, _, random) => pressedLeaf(form, random),
	node: (form, _, random) => nodeDetail(form, random),
	cut: (form, _, random) => cutDetail(form, random),
	pot: (form, seed, random) => potDetail(form, "well", seed, random),
	"pot-bound": (form, seed, random) => potDetail(form, "bound", seed, random),
	"pot-waterlogged": (form, seed, random) => potDetail(form, "waterlogged", seed, random),
	jar: (form, seed, random) => jarDetail(form, seed, random),
	"flood-bed": (form, seed, random) => floodBedDetail(form, seed, random),
};

/** Draws a detail of a plant as SVG files, centred in its frame. The plant's slug is the random seed, as in its main drawing. */
export function drawDetail(part: DetailPart, form: PlantForm, seed: string): DayAndNight {
	const { width, height } = details[part];
	const pieces = painters[part](form, seed, createRandom(`${seed} ${part}`));
	const box = boundsOf(pieces);
	const [wide, high] = [box.right - box.left, box.bottom - box.top];
	const scale = Math.min((width - 40) / wide, (height - 40) / high, 1.15);
	const [left, top] = [(width - wide * scale) / 2 - box.left * scale, (height - high * scale) / 2 - box.top * scale];
	return writeSvg(
		pieces.map((piece) => transform(piece, scale, [left, top], Math.max(0.9, Math.min(1.1, scale)))),
		width,
		height,
	);
}
