/** A date as the number of days since 1 January 1970, independent of time zones and daylight saving time. */
export type Day = number;

/** A date in ISO format, as it is stored: `2026-11-22`. */
export type IsoDay = string;

export const dayMs = 86_400_000;

/** The local date at that moment. */
export function dayOf(moment: Date): Day {
	return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / dayMs;
}

/** Midnight UTC of a date, to be formatted in UTC. */
export function momentOf(day: Day): Date {
	return new Date(day * dayMs);
}

/** Writes a date as it is stored. */
export function isoOf(day: Day): IsoDay {
	return momentOf(day).toISOString().slice(0, 10);
}

/** Reads a date as it is stored. */
export function dayFrom(iso: IsoDay): Day {
	return Date.parse(iso) / dayMs;
}

/** The local date now, as it is stored. */
export function isoToday(): IsoDay {
	return isoOf(dayOf(new Date()));
}
