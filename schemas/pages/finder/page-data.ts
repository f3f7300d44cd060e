import type { Picture } from "../../content/picture.ts";
import type { RichText } from "../../content/rich-text.ts";
import type { Terms } from "../../generated/terms.ts";
import type { FinderAnswer } from "../../shared/finder.ts";
import type { Range } from "../../shared/range.ts";
import type { LightBand } from "../../shared/window-light.ts";
import type { Listing } from "../listing.ts";
import type { Common, TitledSource } from "../page-parts.ts";

/** Facts that the finder compares with the answers. */
export type PlantNeeds = {
	/** Lux at the leaves. */
	lux: Range;
	/** Days between two checks of the soil during growth. */
	checks: Range;
	/** From 1, very easy, to 5. */
	difficulty: number;
	/** Percent. */
	humidity: Range;
	/** °C in which it grows well, and below which it suffers. */
	temperature: Range;
	coldLimit: number;
	/** Maximum height of a grown plant in cm. */
	height: number;
	/** Severities; «unknown», for want of a source, does not count as safe. */
	toxicity: Record<FinderAnswer<"pets">, Terms["severity"]>;
	/** Whether it may stand outdoors for at least part of the year. */
	outdoors: boolean;
	/** The wishes that it meets. */
	wishes: FinderAnswer<"wish">[];
};

/** Facts mentioned in reasons, as text in the page's language. */
export type FactName =
	| "lux"
	| "days"
	| "difficulty"
	| "humidity"
	| "temperature"
	| "cold"
	| "height"
	| "hardiness"
	| "category"
	| FinderAnswer<"pets">;

/** A plant in the finder. `path` is its sheet, or its card in the catalogue. */
export type FinderPlant = {
	slug: string;
	path: string;
	name: string;
	latin: string;
	picture: Picture | null;
	needs: PlantNeeds;
	words: Record<FactName, string>;
	/** Similar plants known to be safe for someone, most similar first; of a large catalogue only some. */
	alike: string[];
};

/**
 * The plant finder. `listing` has the questions as facets, and the plants for «surprise». `bands` are the names of the planner's
 * light levels, `sources` the sources of its table.
 */
export type FinderPage = Common & {
	template: "finder";
	body: RichText;
	words: Record<string, string>;
	listing: Listing;
	plants: FinderPlant[];
	bands: Record<LightBand, { label: string; lux: string }>;
	sources: TitledSource[];
};
