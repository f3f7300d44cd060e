/** A table cell as data. */
export type Cell = string | number | null;

/** How a table is sorted. */
export type Order = { column: string; descending: boolean };

/**
 * The order after a click on a column: reversed if it is the current one, else that column, numbers descending and words
 * ascending.
 */
export function nextOrder(before: Order | null, column: string, isNumeric: boolean): Order {
	return before?.column === column ? { column, descending: !before.descending } : { column, descending: isNumeric };
}

/** Compares two cells: numbers by value, words by `compare`. Null is last in either direction. */
export function compareCells(a: Cell, b: Cell, descending: boolean, compare: (a: string, b: string) => number): number {
	if (a === null || b === null) return Number(a === null) - Number(b === null);
	const order = typeof a === "number" && typeof b === "number" ? a - b : compare(String(a), String(b));
	return descending ? -order : order;
}
