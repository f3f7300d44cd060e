import { dashboardReport } from "#scripts/build/dashboard-report.ts";
import { linksOf } from "#scripts/site/links-of.ts";
import type { SitePlan } from "#scripts/types/site.ts";

/** What editors are told about a site that is not built. */
export function reportOn(plan: SitePlan) {
	const ends = new Map(plan.redirects.map(({ from, to }) => [from, to]));
	const pages = plan.pages.map(({ path, lang, data }) => ({ path, lang, links: linksOf(data(), ends), weight: null }));
	return dashboardReport(plan, [], pages);
}
