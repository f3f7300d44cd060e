import { element, type RichText } from "#schemas/content/rich-text.ts";
import type { Slugs } from "#schemas/generated/slugs.ts";
import type { Link } from "#schemas/pages/page-parts.ts";
import type { View } from "./kind.ts";

/** Slug of the page with emergency numbers. */
export const emergencyPage: Slugs["page"] = "urgences";

/** Whom to call in the country of the page's language; null on a site without numbers. */
export function emergencyBlock({ safety }: View): RichText | null {
	return safety && { type: "root", children: [element("div", [...safety.emergency], { dataBlock: "emergency" })] };
}

export function isEmergencyPage(kind: string, slug: string): boolean {
	return kind === "page" && slug === emergencyPage;
}

/** Link to the emergency page, for places where the block would be too long; null on a site without numbers. */
export function emergencyLink({ safety, string }: View): Link | null {
	return safety && { path: `/${emergencyPage}`, label: string("emergency.inDoubt") };
}
