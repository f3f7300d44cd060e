import type { ScreenPage } from "./page-data.ts";
import { findDifferences } from "./spec/differences.ts";
import type { UnitSystem } from "./spec/units.ts";

/**
 * Makes a page in both systems of units: the metric one, with what the other has otherwise. What machines are told about a page
 * (`meta`) stays metric.
 */
export function withBothUnits<Page extends ScreenPage>(make: (units: UnitSystem) => Page): Page {
	const page = make("metric");
	const imperial = findDifferences(page, { ...make("imperial"), meta: page.meta });
	return Object.keys(imperial).length === 0 ? page : { ...page, imperial };
}
