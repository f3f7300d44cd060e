import { Fragment } from "react";
import type { Listing } from "#schemas/pages/listing.ts";
import { useTranslate } from "#src/data/shared.ts";
import { type Choice, toggled, withOptions } from "./choice.ts";
import { useFilterName } from "./use-filter-name.ts";

/** Number of facets whose options are shown: the first ones, because they are used most. */
const quickFacets = 3;

type Props = { listing: Listing; choice: Choice; change(next: Choice): void };

/** The options of the first facets, each facet under its name, as a row of buttons, for small screens, where the filter panel is closed. */
export function QuickFilters({ listing, choice, change }: Props) {
	const t = useTranslate();
	const nameFilter = useFilterName(listing);
	return (
		<fieldset
			className="mr-[calc(var(--gutter)*-1)] flex min-w-0 items-center gap-2 overflow-x-auto py-1 pr-8 [mask-image:linear-gradient(to_left,transparent,black_2.5rem)] [scrollbar-width:none]"
			aria-label={t("filters.quick")}
		>
			{listing.facets.slice(0, quickFacets).map((facet) => (
				<Fragment key={facet.id}>
					{/* Each button names it to screen readers. */}
					<span className="shrink-0 text-sm text-faded not-first:ml-3" aria-hidden="true">
						{facet.label}
					</span>
					{facet.options.map((option) => {
						const chosen = choice.options[facet.id] ?? [];
						return (
							<button
								key={option.id}
								type="button"
								className="min-h-11 shrink-0 whitespace-nowrap rounded-full border border-faded px-3.5 first-letter:uppercase aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:font-semibold aria-pressed:text-on-leaf"
								data-live={`quick-${facet.id}-${option.id}`}
								aria-pressed={chosen.includes(option.id)}
								aria-label={nameFilter({ facet, options: [option] })}
								onClick={() => change(withOptions(choice, facet.id, toggled(facet, chosen, option.id)))}
							>
								{option.label}
							</button>
						);
					})}
				</Fragment>
			))}
		</fieldset>
	);
}
