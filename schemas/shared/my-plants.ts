import type { RoutePath } from "../generated/routes.ts";

/** Path of the page of the visitor's plants. */
export const myPlantsPath = "/mes-plantes" satisfies RoutePath;

/** Parameters of that page for a shared list: `?plants=pothos,aloe-vera&hemisphere=south`. */
export const sharedPlantsParameter = "plants";
export const sharedHemisphereParameter = "hemisphere";

/** Hour of the day of the calendar file's reminders. */
export const reminderHour = 9;

/** Number of days ahead for which the page lists the plants to check. */
export const daysAhead = 28;

/** Most plants of a list, and the longest text that is parsed as one; a longer list has more plants than the catalogue. */
export const myPlantsLimits = { plants: 500, characters: 200_000 } as const;
