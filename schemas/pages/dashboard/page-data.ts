import type { Common, Summary } from "../page-parts.ts";
import type { PlantCard } from "../plant/page-data.ts";

/** The editors' dashboard: its strings; its data is the report of the build. */
export type DashboardPage = Common & { template: "dashboard"; words: Record<string, string> };

/** Demonstrates every component with real content; `sheet` is the path of a page with all facts of a plant. */
export type ComponentsPage = Common & {
	template: "components";
	words: Record<string, string>;
	examples: { cards: Summary[]; plants: PlantCard[]; sheet: string | null };
};
