import type { Facet as FacetData, Listing } from "#schemas/pages/listing.ts";
import { textMax } from "./address.ts";
import { type Choice, withOptions } from "./choice.ts";
import { FacetRow, rowLook } from "./FacetRow.tsx";
import { FoldedFacet, foldedLook } from "./FoldedFacet.tsx";
import { Options } from "./Options.tsx";

/** Number of facets that are open initially. */
const openFacets = 4;

type Props = {
	/** How many items each option of a facet would show. */
	countsOf(facet: FacetData): Readonly<Record<string, number>>;
	listing: Listing;
	layout: "side" | "bar";
	choice: Choice;
	change(choice: Choice, typing?: boolean): void;
	/** Called when the visitor has finished typing. */
	flush(): void;
};

/** The fields of the filter form. Each is named after its query parameter. */
export function Filters({ countsOf, listing, layout, choice, change, flush }: Props) {
	return (
		<>
			{listing.textLabel !== null && (
				<label className="block py-3">
					<span className="text-faded text-note">{listing.textLabel}</span>
					<input
						className="control mt-1 w-full"
						type="search"
						name="q"
						value={choice.text}
						maxLength={textMax}
						autoCapitalize="none"
						spellCheck={false}
						enterKeyHint="search"
						onChange={(event) => change({ ...choice, text: event.currentTarget.value }, true)}
						onBlur={flush}
					/>
				</label>
			)}
			{listing.facets.map((facet, index) => {
				const { id, label } = facet;
				const chosen = choice.options[id] ?? [];
				const options = (
					<Options
						facet={facet}
						look={layout === "bar" ? rowLook : foldedLook}
						counts={countsOf(facet)}
						chosen={chosen}
						onChange={(next) => change(withOptions(choice, id, next))}
					/>
				);
				return layout === "bar" ? (
					<FacetRow key={id} label={label}>
						{options}
					</FacetRow>
				) : (
					<FoldedFacet key={id} label={label} chosen={chosen.length} open={index < openFacets}>
						{options}
					</FoldedFacet>
				);
			})}
		</>
	);
}
