import { dashboardReport } from "#scripts/build/dashboard-report.ts";
import { linksOf } from "#scripts/site/links-of.ts";
import type { Emitted } from "#scripts/types/site.ts";

/** What editors are told about a site that is not built. */
export function reportOn(emitted: Emitted) {
	const ends = new Map(emitted.redirects.map(({ from, to }) => [from, to]));
	const pages = emitted.pages.map(({ path, lang, data }) => ({ path, lang, links: linksOf(data(), ends), weight: null }));
	return dashboardReport(emitted, [], pages);
}
