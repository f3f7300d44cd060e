/** Parameters of the page of the visitor's plants for a shared list: `?plants=pothos,aloe-vera&hemisphere=south`. */
export const sharedPlantsParameter = "plants";
export const sharedHemisphereParameter = "hemisphere";

/** Lengths of absences that one tap chooses, in weeks. */
export const awayWeeks = [1, 2, 3] as const;

/** Hour of the day of the calendar file's reminders. */
export const reminderHour = 9;

/** Number of days ahead for which the page lists the plants to check. */
export const daysAhead = 28;

/** Days for which the calendar file has reminders. */
export const calendarDays = 365;

/**
 * Most plants of a list, which are more than the catalogue has, most characters of each text of the visitor's own, and the longest
 * text that is parsed as a list.
 */
export const myPlantsLimits = { plants: 500, words: 300, characters: 1_000_000 } as const;
