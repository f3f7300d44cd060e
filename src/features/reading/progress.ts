/**
 * Share of a text that has gone by, 0 to 1, from where its top stands in the window, its height and that of the window, in
 * pixels. A text that fits the window has gone by.
 */
export function readShare(top: number, height: number, viewport: number): number {
	const way = height - viewport;
	return way <= 0 ? 1 : Math.min(1, Math.max(0, -top / way));
}
