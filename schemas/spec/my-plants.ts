/** Where visitors see the plants that they keep. */
export const myPlantsPath = "/mes-plantes";

/** Parameters of that address with a shared list: `?plants=pothos,aloe-vera&hemisphere=south`. */
export const sharedPlantsParameter = "plants";
export const sharedHemisphereParameter = "hemisphere";

/** Hour of the day at which entries of the calendar file ring. */
export const reminderHour = 9;

/** So many days ahead the page says what there is to check on each. */
export const daysAhead = 28;

/** Most plants of a list, and the longest text that is read as one; whoever owns more has more than the catalogue. */
export const myPlantsLimits = { plants: 500, characters: 200_000 } as const;
