import type { Listing } from "#schemas/pages/listing.ts";
import { useTranslate } from "#src/data/shared.ts";
import type { Filter } from "./choice.ts";

/** Returns a function that labels a filter: «Lumière : faible, moyenne». */
export function useFilterName({ textLabel }: Listing): (filter: Filter) => string {
	const t = useTranslate();
	return (filter) =>
		"text" in filter
			? t("filters.named", { name: textLabel ?? "", values: filter.text.trim() })
			: t("filters.named", { name: filter.facet.label, values: filter.options.map(({ label }) => label).join(", ") });
}
