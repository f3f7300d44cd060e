/** Months from one to another, both included, January as 1; over the new year where the first is the later one. */
export type MonthSpan = { from: number; to: number };

/** Months in which plants grow and drink, in the northern hemisphere. */
export const growingMonths: MonthSpan = { from: 4, to: 9 };
/** The others, in which they rest. */
export const restingMonths: MonthSpan = { from: 10, to: 3 };
/** Months in which a plant gets a new pot, just before it grows. */
export const repottingMonths: MonthSpan = { from: 3, to: 5 };
/** Months in which the nights grow cold for plants that spend the summer outdoors. */
export const coolingMonths: MonthSpan = { from: 9, to: 10 };

/** The months of a span, in their order: October to March → 10, 11, 12, 1, 2, 3. */
export function monthsOf({ from, to }: MonthSpan): number[] {
	return Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, step) => ((from - 1 + step) % 12) + 1);
}
