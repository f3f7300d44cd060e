import type { PlantFacts } from "#schemas/content/plant/schema.ts";
import type { PlantCare } from "#schemas/pages/my-plants/page-data.ts";
import { repottingMonths } from "#schemas/shared/seasons.ts";

/** How often and when a plant is repotted, usually just before it grows; null if it never is. */
export function repottingOf({ upkeep }: PlantFacts): PlantCare["repotting"] {
	return upkeep?.repotting ? { years: upkeep.repotting.years, months: upkeep.repotting.months ?? repottingMonths } : null;
}
