import { useEffect, useId, useRef } from "react";
import type { Facet as FacetData, Listing } from "#schemas/pages/listing.ts";
import { type Choice, withOptions } from "./choice.ts";

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
				<label className="filter-text">
					<span>{listing.textLabel}</span>
					<input
						className="control"
						type="search"
						name="q"
						value={choice.text}
						maxLength={60}
						autoCapitalize="none"
						spellCheck={false}
						enterKeyHint="search"
						onChange={(event) => change({ ...choice, text: event.currentTarget.value }, true)}
						onBlur={flush}
					/>
				</label>
			)}
			{listing.facets.map((facet, index) => {
				const options = (
					<Options
						facet={facet}
						counts={countsOf(facet)}
						chosen={choice.options[facet.id] ?? []}
						onChange={(chosen) => change(withOptions(choice, facet.id, chosen))}
					/>
				);
				return layout === "bar" ? (
					<div key={facet.id} className="facet">
						<span className="facet-label" aria-hidden="true">
							{facet.label}
						</span>
						{options}
					</div>
				) : (
					<FoldedFacet
						key={facet.id}
						label={facet.label}
						chosen={choice.options[facet.id]?.length ?? 0}
						open={index < openFacets}
					>
						{options}
					</FoldedFacet>
				);
			})}
		</>
	);
}

type FoldedProps = { label: string; chosen: number; open: boolean; children: React.ReactNode };

/** A facet in a disclosure. It opens by itself when one of its options is selected, and never closes by itself. */
function FoldedFacet({ label, chosen, open, children }: FoldedProps) {
	const details = useRef<HTMLDetailsElement>(null);
	const used = chosen > 0;
	useEffect(() => {
		if (used && details.current) details.current.open = true;
	}, [used]);
	return (
		<details ref={details} className="facet" open={open}>
			<summary className="chevron">
				{label}
				{used && <span className="badge">{chosen}</span>}
			</summary>
			{children}
		</details>
	);
}

type OptionsProps = {
	facet: FacetData;
	counts: Readonly<Record<string, number>>;
	chosen: readonly string[];
	onChange(chosen: string[]): void;
};

/** The options of a facet, each with the number of items it would show. */
function Options({ facet, counts, chosen, onChange }: OptionsProps) {
	const note = useId();
	// In the order of the facet, whatever was selected first, so that each selection has one address.
	const toggle = (id: string) =>
		onChange(facet.options.map((each) => each.id).filter((each) => (each === id) !== chosen.includes(each)));
	return (
		<fieldset aria-label={facet.label} aria-describedby={facet.note ? note : undefined}>
			{facet.options.map(({ id, label }) => (
				<label key={id} className="option" data-none={counts[id] === 0 ? "" : undefined}>
					<input type="checkbox" name={facet.id} value={id} checked={chosen.includes(id)} onChange={() => toggle(id)} />
					<span className="option-label">{label}</span> <span className="option-count">{counts[id]}</span>
				</label>
			))}
			{facet.note && (
				<p id={note} className="facet-note">
					{facet.note}
				</p>
			)}
		</fieldset>
	);
}
