import type { Common } from "../page-parts.ts";
import type { PlatedPlant } from "../plant/page-data.ts";
import type { RichText } from "../rich-text.ts";
import type { MonthSpan } from "../spec/seasons.ts";

export type Range = { min: number; max: number };

/** Facts that a care plan follows from; null where the content says nothing. Months are those of the northern hemisphere. */
export type PlantCare = {
	/** Days between two checks of the soil, by season. */
	water: { growing: Range; resting: Range };
	feeding: { weeks: Range; months: MonthSpan } | null;
	repotting: { years: Range } | null;
	cleaning: { weeks: Range } | null;
	/** For plants that may spend the summer outdoors: the temperature under which they suffer, with its unit. */
	shelter: { limit: string } | null;
};

/** A plant that visitors may keep in their list. `path` is its sheet, or its card in the catalogue; `picture` an address. */
export type KeepablePlant = { slug: string; name: string; path: string; picture: string | null; care: PlantCare };

/** The visitor's own plants. Which they are the browser alone knows, so it brings the care of all. */
export type MyPlantsPage = Common & {
	template: "my-plants";
	body: RichText;
	words: Record<string, string>;
	/** By name. */
	plants: KeepablePlant[];
	/** With what someone who has no plants may begin. */
	easy: PlatedPlant[];
	/** Names of the months, January first. */
	months: readonly string[];
	monthInitials: readonly string[];
};
