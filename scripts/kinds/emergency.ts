import { element, type RichNode, type RichText } from "#schemas/content/rich-text.ts";
import type { Slugs } from "#schemas/generated/slugs.ts";
import type { Link } from "#schemas/pages/page-parts.ts";
import type { View } from "./kind.ts";

/** Slug of the page with emergency numbers. */
const emergencyPage: Slugs["page"] = "urgences";

/** Emergency numbers by country; null on a site without them. */
export function emergencyBlock({ safety }: View): RichText | null {
	return safety && blockOf(safety.emergency);
}

/** The same for the country of the page's language only, for cards; the emergency page has the others. */
export function emergencyAtHome({ safety }: View): RichText | null {
	// The title, then the country.
	return safety && blockOf(safety.emergency.slice(0, 2));
}

function blockOf(shown: readonly RichNode[]): RichText {
	return { type: "root", children: [element("div", [...shown], { dataBlock: "emergency" })] };
}

/** Link to the emergency page, for places where the block would be too long; null on a site without it. */
export function emergencyLink(view: View): Link | null {
	const page = view.cards.find("page", emergencyPage);
	return page ? { path: page.path, label: page.title } : null;
}
