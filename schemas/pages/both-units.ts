import { type Differences, findDifferences } from "../shared/differences.ts";
import type { UnitSystem } from "../shared/units.ts";

/** A page as far as units matter: its metadata, and what differs in imperial units. */
type InBothUnits = { meta: unknown; imperial?: Differences };

/**
 * Makes a page in both unit systems: the metric page, with its differences in imperial units. Its metadata (`meta`) stays metric.
 * `isConverted` tells whether the page contains any value that imperial units change.
 */
export function withBothUnits<Page extends InBothUnits>(make: (units: UnitSystem) => { page: Page; isConverted: boolean }): Page {
	const { page, isConverted } = make("metric");
	if (!isConverted) return page;
	const imperial = findDifferences(page, { ...make("imperial").page, meta: page.meta });
	return Object.keys(imperial).length === 0 ? page : { ...page, imperial };
}
