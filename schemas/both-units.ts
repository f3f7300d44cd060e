import type { ScreenPage } from "./page-data.ts";
import { findDifferences } from "./spec/differences.ts";
import type { UnitSystem } from "./spec/units.ts";

/**
 * Makes a page in both systems of units: the metric one, with what the other has otherwise. What machines are told about a page
 * (`meta`) stays metric. `isConverted` is whether anything was made that the other system says otherwise.
 */
export function withBothUnits<Page extends ScreenPage>(make: (units: UnitSystem) => { page: Page; isConverted: boolean }): Page {
	const { page, isConverted } = make("metric");
	if (!isConverted) return page;
	const imperial = findDifferences(page, { ...make("imperial").page, meta: page.meta });
	return Object.keys(imperial).length === 0 ? page : { ...page, imperial };
}
