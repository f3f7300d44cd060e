import type { Terms } from "../generated/terms.ts";
import { windowDistances, windowSides } from "./window-light.ts";

/**
 * Questions of the plant finder with their answers, by the names used in its addresses. `pets` accepts several answers, all others
 * one; «side», «distance» and «month» are the planner's way to answer «light».
 */
export const finderQuestions = {
	side: windowSides,
	distance: windowDistances,
	month: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"],
	light: ["low", "medium", "bright", "direct", "lamp"] satisfies (Terms["light"] | "lamp")[],
	pets: ["cat", "dog", "child"],
	time: ["little", "some", "plenty"],
	experience: ["none", "some", "much"],
	air: ["dry", "ordinary", "humid"],
	room: ["living", "bedroom", "kitchen", "bathroom", "office", "hall", "balcony"],
	wish: ["flowers", "trailing", "tall", "small", "pattern", "edible", "air"],
} as const;

export type FinderQuestion = keyof typeof finderQuestions;

/** Ids of the answers to a question. */
export type FinderAnswer<Question extends FinderQuestion> = (typeof finderQuestions)[Question][number];

/**
 * Common wishes, each with the equivalent answers: windows to the east and to the west get the same light. Each has its own list
 * on the page, with its id as the anchor.
 */
export const finderWishes = {
	low: { light: ["low"] },
	cats: { pets: ["cat"] },
	hardy: { time: ["little"], experience: ["none"] },
	bathroom: { air: ["humid"], room: ["bathroom"] },
	bedroom: { light: ["medium"], room: ["bedroom"] },
	kitchen: { room: ["kitchen"] },
	office: { room: ["office"] },
	north: { side: ["north"], distance: ["sill"] },
	east: { side: ["east"], distance: ["sill"] },
	south: { side: ["south"], distance: ["sill"] },
	trailing: { wish: ["trailing"] },
	edible: { wish: ["edible"] },
	air: { wish: ["air"] },
} as const satisfies Record<string, { [Question in FinderQuestion]?: readonly FinderAnswer<Question>[] }>;

export type FinderWish = keyof typeof finderWishes;

export const plannerAnchor = "window";

/** Distances of a plant lamp from the leaves, in cm: raised or lowered, it suits most plants. Those of the guide to winter light. */
export const lampDistance = { min: 20, max: 40 };

/**
 * The lux that such a lamp gives at most: 20 W of LED are about 2,000 lumens, which are 7,000 lux in a cone of 120° at 30 cm. Our
 * estimate.
 */
export const lampLux = 7000;
