import type { PlantForm } from "#schemas/content/plant/form.ts";
import { arc, type Point, plus, pointAt, polar } from "../geometry.ts";
import { paintLeaf, seeLeaf } from "../leaf.ts";
import { leaflet } from "../leaflet.ts";
import { ink, toneOf } from "../palette.ts";
import { polygon, type Shape, type Step, stroke } from "../path.ts";
import type { Random } from "../random.ts";
import { trim } from "../scene/paint.ts";

/** Length of a pressed leaf in units of its frame, its maximum width, and the direction of its tip in degrees. */
const size = { long: 210, wide: 150, degrees: 34 };

type Leaflet = { t: number; lies: number; share: number };

/** Leaflets of a compound leaf: position on the midrib, angle to it, and length as a share of the leaf's. */
const divided: Partial<Record<PlantForm["habit"], readonly Leaflet[]>> = {
	palm: pairs(8, 44, 0.4),
	fern: pairs(10, 76, 0.24),
	wands: pairs(5, 56, 0.34),
	vine: pairs(2, 62, 0.42),
	umbrella: [0, -46, 46, -92, 92, -138, 138].map((lies) => ({ t: 0.45, lies, share: 0.55 - Math.abs(lies) / 800 })),
	trefoil: [-64, 64, 0].map((lies) => ({ t: 0.5, lies, share: 0.5 })),
};

function pairs(count: number, lies: number, share: number): Leaflet[] {
	const steps = Array.from({ length: count }, (_, index) => 0.16 + (index / count) * 0.74);
	const sides = steps.flatMap((t) => [-lies, lies].map((side) => ({ t, lies: side, share: share * (1.15 - t * 0.6) })));
	return [...sides, { t: 0.94, lies: 0, share: share * 0.8 }];
}

/** A leaf held by two strips of paper, as in a herbarium; a compound leaf has as many leaflets as fit. */
export function pressedLeaf(form: PlantForm, random: Random): Shape[] {
	const { degrees } = size;
	const leaflets = divided[form.habit];
	const long = leaflets ? size.long : Math.min(size.long, size.wide / form.leaf.width);
	const midrib = arc([0, 0], degrees, long, 0.14);
	const tone = toneOf[form.leaf.tone];
	const stalk: Shape = {
		steps: stroke(arc([0, 0], degrees + 174, 44, 0.2)),
		style: { stroke: tone.light, width: 5, casing: 1.2 },
	};
	const laid = leaflets
		? sprig(form, midrib, leaflets, long)
		: paintLeaf(seeLeaf(midrib, form, 0), { far: false, young: false, small: false }, form, random);
	const strips = [
		strip(polar(degrees, -22), degrees, 22, random),
		strip(pointAt(midrib, 0.62), degrees, halfAt(form, long), random),
	];
	return [stalk, ...laid, ...strips];
}

/** Half the length of a strip, so that its ends are on the paper. */
function halfAt({ habit, leaf }: PlantForm, long: number): number {
	return habit in divided ? 44 : Math.max(22, long * leaf.width * 0.36 + 14);
}

function sprig({ leaf }: PlantForm, midrib: ReturnType<typeof arc>, leaflets: readonly Leaflet[], long: number): Shape[] {
	const tone = toneOf[leaf.tone];
	const steps = leaflets.flatMap(({ t, lies, share }): Step[] => {
		const length = long * share;
		return leaflet(leaf.shape, pointAt(midrib, t), size.degrees + lies, length, length * Math.min(0.6, leaf.width));
	});
	return [
		{ steps: stroke(midrib), style: { stroke: tone.light, width: 5, casing: 1.2 } },
		{ steps, style: { fill: tone.base, stroke: ink, width: 1.6 } },
	];
}

/** A strip of paper across the leaf; `half` is half its length. */
function strip(at: Point, degrees: number, half: number, random: Random): Shape {
	const along = degrees + 90 + random.between(-7, 7);
	const corner = (side: 1 | -1, edge: 1 | -1) => plus(plus(at, polar(along, half * side)), polar(along + 90, 7 * edge));
	return {
		steps: polygon(corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)),
		style: { fill: trim, stroke: ink, width: 1.4 },
	};
}
