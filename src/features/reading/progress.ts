/**
 * The share of a text that has been scrolled past, 0 to 1, from its top relative to the viewport, its height and the viewport's
 * height, in pixels. A text that fits the viewport counts as read.
 */
export function readShare(top: number, height: number, viewport: number): number {
	const way = height - viewport;
	return way <= 0 ? 1 : Math.min(1, Math.max(0, -top / way));
}
