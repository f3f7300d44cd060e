/** Moves the focus to a part of the page, which may be a heading. The router scrolls there; unlike a browser it does not move the focus. */
export function focusPart(part: HTMLElement): void {
	// Without an attribute of its own, what takes no focus has -1, too.
	if (part.tabIndex < 0) part.tabIndex = -1;
	part.focus({ preventScroll: true });
}
