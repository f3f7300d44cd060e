import type { View } from "./kind.ts";

/** Last line of a page that holds a link which earns money, and says so; null for every other page. `shown` is what the page shows. */
export function affiliateLine(shown: unknown, view: View): string | null {
	return holdsOffer(shown) ? view.string("affiliate.line") : null;
}

function holdsOffer(value: unknown): boolean {
	if (typeof value !== "object" || value === null) return false;
	return ("rel" in value && value.rel === "sponsored") || Object.values(value).some(holdsOffer);
}
