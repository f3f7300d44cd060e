import type { PlantCarePage } from "#schemas/pages/page-data.ts";
import type { Link } from "#schemas/pages/page-parts.ts";
import { constants } from "#schemas/shared/constants.ts";
import { templateTraits } from "#schemas/shared/template-traits.ts";
import type { LocalizedEntry, View } from "../kind.ts";
import { sliceOf } from "../paging.ts";
import { plantsByName } from "./by-name.ts";
import { plantCard, sheetPath } from "./card.ts";
import { plantDetails } from "./details.ts";

const perPage = constants.listPages["plant-care"];

/** One page of the care of all plants, by name. */
export function plantCare(list: string, part: number, view: View): Pick<PlantCarePage, "plants" | "paging"> {
	const { items, ...slice } = sliceOf(list, part, plantsByName(view), perPage);
	const plants = items.map((entry) => {
		const { slug, name, latin, path, toxicity } = plantCard(entry, view);
		return { slug, name, latin, path, toxicity, details: path === null ? plantDetails(entry, view) : null };
	});
	return { plants, ...slice };
}

/**
 * Link to the care of a plant for browsers without JavaScript; null if it is on the plant's sheet, or the site has no care page.
 */
export function linkToCare({ slug, facts }: LocalizedEntry<"plant">, view: View): Link | null {
	const page = view.once("page of care", () => view.entries("page").find((each) => each.facts.template === "plant-care"));
	return page && sheetPath(slug, facts) === null
		? { path: `${templateTraits["plant-care"].path}#${slug}`, label: page.text.title }
		: null;
}
