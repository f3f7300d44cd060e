import type { ScreenPage, Template } from "#schemas/pages/page-data.ts";
import { inUnits } from "#schemas/shared/differences.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import type { UnitSystem } from "#schemas/shared/units.ts";
import type { SitePlan } from "#scripts/types/site.ts";

/** The page at a path in a language, which must have that look, as readers of those units see it. */
export function findPage<Name extends Template>(
	{ pages }: Pick<SitePlan, "pages">,
	template: Name,
	path: string,
	lang: Lang,
	units: UnitSystem = "metric",
) {
	const data = pages.find((each) => each.path === path && each.lang === lang)?.data();
	if (!data || !looksLike(template, data)) throw new Error(`${lang}${path} is no ${template}`);
	return inUnits(data, units);
}

function looksLike<Name extends Template>(template: Name, data: ScreenPage): data is Extract<ScreenPage, { template: Name }> {
	return data.template === template;
}
