/** A range of months, both included, January as 1; it includes the new year if `from` is greater. */
export type MonthSpan = { from: number; to: number };

/** Growing season in the northern hemisphere. */
export const growingMonths: MonthSpan = { from: 4, to: 9 };
export const restingMonths: MonthSpan = { from: 10, to: 3 };
/** Months for repotting, just before the growing season. */
export const repottingMonths: MonthSpan = { from: 3, to: 5 };
/** Months in which nights become too cold for plants that spend the summer outdoors. */
export const coolingMonths: MonthSpan = { from: 9, to: 10 };

/** The months of a span, in order: October to March → 10, 11, 12, 1, 2, 3. */
export function monthsOf({ from, to }: MonthSpan): number[] {
	return Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, step) => ((from - 1 + step) % 12) + 1);
}
