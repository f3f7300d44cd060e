import type { RichText } from "../../content/rich-text.ts";
import type { Range } from "../../shared/range.ts";
import type { MonthSpan } from "../../shared/seasons.ts";
import type { Common } from "../page-parts.ts";
import type { PlatedPlant } from "../plant/page-data.ts";

/** Facts that a care plan is made from; null if the content does not give them. Months are those of the northern hemisphere. */
export type PlantCare = {
	/** Days between two checks of the soil, by season. */
	water: { growing: Range; resting: Range };
	feeding: { weeks: Range; months: MonthSpan } | null;
	repotting: { years: Range; months: MonthSpan } | null;
	cleaning: { weeks: Range } | null;
	/** For plants that may spend the summer outdoors: the temperature below which they suffer, with its unit. */
	shelter: { limit: string } | null;
};

/** A plant that visitors may add to their list. `path` is its sheet, or its card in the catalogue; `picture` an address. */
export type KeepablePlant = { slug: string; name: string; path: string; picture: string | null; care: PlantCare };

/** The page of the visitor's own plants. Only the browser knows which they are, so the page has the care of all plants. */
export type MyPlantsPage = Common & {
	template: "my-plants";
	body: RichText;
	words: Record<string, string>;
	/** Sorted by name. */
	plants: KeepablePlant[];
	/** Suggestions for visitors without plants. */
	easy: PlatedPlant[];
	/** Names of the months, January first. */
	months: readonly string[];
	monthInitials: readonly string[];
};
