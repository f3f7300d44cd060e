import type { PlantFacts } from "#schemas/content/plant/schema.ts";
import type { KeepablePlant, MyPlantsPage, PlantCare } from "#schemas/pages/my-plants/page-data.ts";
import type { LocalizedEntry, View } from "../kind.ts";
import { pathOf, platedPlants } from "../plant/card.ts";
import { repottingOf } from "../plant/repotting.ts";
import { wordsOfPages } from "../words-of-pages.ts";

/** The catalogue data for the page of the visitor's plants. */
export function myPlants(
	easy: readonly string[],
	view: View,
): Pick<MyPlantsPage, "words" | "plants" | "easy" | "months" | "monthInitials"> {
	return {
		words: view.strings(wordsOfPages.myPlants),
		plants: view
			.entries("plant")
			.map((entry) => keepable(entry, view))
			.sort((a, b) => view.compare(a.name, b.name)),
		easy: platedPlants(easy, view),
		months: view.monthNames,
		monthInitials: view.monthInitials,
	};
}

function keepable(entry: LocalizedEntry<"plant">, view: View): KeepablePlant {
	const { slug, facts, text } = entry;
	return {
		slug,
		name: text.name,
		path: pathOf(slug, facts),
		picture: view.pictures.of(entry)?.src ?? null,
		care: careOf(facts, view),
	};
}

function careOf(facts: PlantFacts, view: View): PlantCare {
	const { water, upkeep = {}, hardiness, coldLimit } = facts;
	return {
		water: { growing: water.growing, resting: water.resting },
		feeding: upkeep.feeding ?? null,
		repotting: repottingOf(facts),
		cleaning: upkeep.cleaning ?? null,
		// Plants that stay indoors need no shelter, and those that tolerate frost may stay out.
		shelter:
			hardiness === "summer" || hardiness === "cool" ? { limit: view.figure({ value: coldLimit, unit: "celsius" }) } : null,
	};
}
