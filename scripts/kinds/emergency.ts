import type { Link } from "#schemas/page-parts.ts";
import { element, type RichText } from "#schemas/rich-text.ts";
import type { View } from "./kind.ts";

/** Slug of the page about whom to call. */
const emergencyPage = "urgences";

/** Whom to call in an emergency, by country; null on a site that does not say. */
export function emergencyBlock({ safety }: View): RichText | null {
	return (
		safety && {
			type: "root",
			children: [element("div", [...safety.emergency], { dataBlock: "emergency" })],
		}
	);
}

/** The same for the country whose language it is alone, for cards: the page about that has the others. */
export function emergencyAtHome({ safety }: View): RichText | null {
	if (!safety) return null;
	const [title, home] = safety.emergency;
	const shown = [title, home].filter((node) => node !== undefined);
	return { type: "root", children: [element("div", shown, { dataBlock: "emergency" })] };
}

/** The page about that, for where its block would be too long; null on a site without it. */
export function emergencyLink(view: View): Link | null {
	const page = view.card("page", emergencyPage);
	return page ? { path: page.path, label: page.title } : null;
}
