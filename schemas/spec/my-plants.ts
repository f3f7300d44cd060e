/** Where visitors see the plants that they keep. */
export const myPlantsPath = "/mes-plantes";

/** Parameter of that address with a shared list: `?plants=pothos,aloe-vera`. */
export const sharedPlantsParameter = "plants";

/** Most plants of a list, and the longest text that is read as one; whoever owns more has more than the catalogue. */
export const myPlantsLimits = { plants: 500, characters: 200_000 } as const;
