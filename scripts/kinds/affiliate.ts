import type { View } from "./kind.ts";

/** Disclosure at the end of a page with affiliate links; null for every other page. `shown` is the content of the page. */
export function affiliateLine(shown: unknown, view: View): string | null {
	return holdsOffer(shown) ? view.string("affiliate.line") : null;
}

function holdsOffer(value: unknown): boolean {
	if (typeof value !== "object" || value === null) return false;
	return ("rel" in value && value.rel === "sponsored") || Object.values(value).some(holdsOffer);
}
