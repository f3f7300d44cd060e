import type { Listing } from "../listing.ts";
import type { Common } from "../page-parts.ts";
import type { Picture } from "../picture.ts";
import type { RichText } from "../rich-text.ts";
import type { FinderAnswer } from "../spec/finder.ts";
import type { LightBand } from "../spec/window-light.ts";

type Range = { min: number; max: number };

/** What the finder compares answers with, from the facts of the catalogue. */
export type PlantNeeds = {
	/** Lux at the leaves. */
	lux: Range;
	/** Sides of the window that suit it. */
	windows: string[];
	/** Days between two checks of the soil while it grows. */
	checks: Range;
	/** From 1, very easy, to 5. */
	difficulty: number;
	/** Percent. */
	humidity: Range;
	/** °C it grows well in, and under which it suffers. */
	temperature: Range;
	coldLimit: number;
	/** Height of a grown plant in cm at most. */
	height: number;
	/** Severities; what no source speaks about is «unknown», which is not safe. */
	toxicity: Record<FinderAnswer<"pets">, string>;
	outdoorsInSummer: boolean;
	/** Wishes that it meets. */
	wishes: FinderAnswer<"wish">[];
};

/** Facts that a reason may name, as words of the page's language. */
export type FactName =
	| "lux"
	| "windows"
	| "days"
	| "difficulty"
	| "humidity"
	| "temperature"
	| "cold"
	| "height"
	| "hardiness"
	| "category"
	| FinderAnswer<"pets">;

/** A plant as the finder shows it. `path` is its sheet, or its card in the catalogue. */
export type FinderPlant = {
	slug: string;
	path: string;
	name: string;
	latin: string;
	picture: Picture | null;
	needs: PlantNeeds;
	words: Record<FactName, string>;
	/** Plants known to be safe for someone, the most alike first; of a large catalogue only some. */
	alike: string[];
};

/**
 * The plant finder. `listing` has the questions as facets, and the plants as answers of «surprise». `bands` is the light of the
 * planner in words, `sources` are where its table comes from.
 */
export type FinderPage = Common & {
	template: "finder";
	body: RichText;
	words: Record<string, string>;
	listing: Listing;
	plants: FinderPlant[];
	bands: Record<LightBand, { label: string; lux: string }>;
	sources: { title: string; url: string | null }[];
};
