import type { habits, PlantForm } from "./plant/form.ts";

type Habit = (typeof habits)[number];

/** Habits with simple leaves: compound leaves have leaflets, which nobody calls a leaf. */
const undivided: readonly Habit[] = [
	...(["clump", "rosette", "fountain", "blades", "fan", "trailing", "climber"] as const),
	...(["cane", "tree", "bush", "jade", "orchid"] as const),
];

/** Habits with visible stem nodes, with one leaf or a pair at each. */
const noded: readonly Habit[] = ["trailing", "climber", "tree", "bush"];

/** Habits of plants whose roots tolerate standing in water. */
const soft: readonly Habit[] = ["clump", "rosette", "fountain", "trailing", "climber", "herb", "tuft", "trefoil"];

const leafSize = { width: 720, height: 360 };
const stemSize = { width: 720, height: 480 };
const potSize = { width: 600, height: 640 };

/**
 * Close-ups of plant parts for texts, at `/drawn/PART/PLANT`: the size of the drawing in pixels, the number of numbered points for
 * its caption, and the habits of the plants that have such a part (null for all).
 */
export const details = {
	/** A leaf, healthy or with a symptom. */
	leaf: { ...leafSize, numbers: 0, habits: undivided },
	"yellow-leaf": { ...leafSize, numbers: 0, habits: undivided },
	"brown-tip": { ...leafSize, numbers: 0, habits: undivided },
	"leaf-spots": { ...leafSize, numbers: 0, habits: undivided },
	/** A leaf with pests. */
	"mite-leaf": { ...leafSize, numbers: 0, habits: undivided },
	"mealybug-leaf": { ...leafSize, numbers: 0, habits: undivided },
	/** A leaf under two strips of paper, as in a herbarium; of a compound leaf some leaflets. */
	pressed: { width: 240, height: 240, numbers: 0, habits: null },
	/** A stem: 1 the node, 2 the bud, 3 the root that is about to grow. */
	node: { ...stemSize, numbers: 3, habits: noded },
	/** A cutting about to be taken: 1 the bare node, 2 the cut below it. */
	cut: { ...stemSize, numbers: 2, habits: noded },
	/** A cross-section of a pot: 1 room for water below the rim, 2 fresh mix, 3 the root ball, 4 the hole. */
	pot: { ...potSize, numbers: 4, habits: null },
	/** The same when it has become too small: 1 circling roots, 2 roots out of the hole. */
	"pot-bound": { ...potSize, numbers: 2, habits: null },
	/** The same when it stands in water: 1 wet mix, 2 rotten roots, 3 the full saucer. */
	"pot-waterlogged": { ...potSize, numbers: 3, habits: null },
	/**
	 * A cross-section of a jar, the plant in a basket in its neck: 1 clay balls, 2 room for air, 3 the solution, 4 a sleeve that keeps
	 * light out.
	 */
	jar: { ...potSize, numbers: 4, habits: soft },
	/** A bed of clay balls above a tank with fish: 1 the pump, 2 clay balls, 3 the return of the water, 4 the overflow. */
	"flood-bed": { ...potSize, numbers: 4, habits: soft },
} as const satisfies Record<string, { width: number; height: number; numbers: number; habits: readonly Habit[] | null }>;

export type DetailPart = keyof typeof details;

export const detailParts = Object.keys(details) as DetailPart[];

/** Whether a drawing with that name exists. */
export function isDetailPart(part: string): part is DetailPart {
	return Object.hasOwn(details, part);
}

/** The address of a detail, for links in texts and pages. */
export function detailAddress(part: DetailPart, plant: string): string {
	return `/drawn/${part}/${plant}`;
}

/** Parses the address of a detail, «/drawn/node/pothos», whether it exists or not; null for any other address. */
export function readDetail(address: string): { part: string; plant: string } | null {
	const [, part, plant] = /^\/drawn\/([^/]+)\/([^/]+)$/.exec(address) ?? [];
	return part === undefined || plant === undefined ? null : { part, plant };
}

/** Whether a plant has the part. */
export function hasPart({ habit }: Pick<PlantForm, "habit">, part: DetailPart): boolean {
	const known: readonly Habit[] | null = details[part].habits;
	return known === null || known.includes(habit);
}
