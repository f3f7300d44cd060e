import { windowDistances, windowSides } from "./window-light.ts";

/**
 * What the plant finder asks, with the answers, by the names that its addresses use. `pets` takes several answers, all
 * others one; «side», «distance» and «month» are the planner's way to answer «light».
 */
export const finderQuestions = {
	side: windowSides,
	distance: windowDistances,
	month: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"],
	light: ["low", "medium", "bright", "direct"],
	pets: ["cat", "dog", "child"],
	time: ["little", "some", "plenty"],
	experience: ["none", "some", "much"],
	air: ["dry", "ordinary", "humid"],
	room: ["living", "bedroom", "kitchen", "bathroom", "office", "hall", "balcony"],
	wish: ["flowers", "trailing", "tall", "small", "pattern", "edible", "air"],
} as const;

export type FinderQuestion = keyof typeof finderQuestions;

/** Ids that answer a question. */
export type FinderAnswer<Question extends FinderQuestion> = (typeof finderQuestions)[Question][number];

/** Common wishes, each with the answers that say it. Each has a list of its own on the page, under its id as anchor. */
export const finderWishes = {
	low: { light: ["low"] },
	cats: { pets: ["cat"] },
	hardy: { time: ["little"], experience: ["none"] },
	bathroom: { air: ["humid"], room: ["bathroom"] },
	trailing: { wish: ["trailing"] },
	edible: { wish: ["edible"] },
	air: { wish: ["air"] },
} as const satisfies Record<string, { [Question in FinderQuestion]?: readonly FinderAnswer<Question>[] }>;

export type FinderWish = keyof typeof finderWishes;

/** Anchor of the planner on the page. */
export const plannerAnchor = "window";
/** Where the finder stands. */
export const finderPath = "/generateur-plante";
