/** Compares two texts by their UTF-16 code units, for sorting in an order that no locale changes: 0 if they are equal. */
export function byText(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
