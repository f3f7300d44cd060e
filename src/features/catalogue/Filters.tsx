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
				<label className="block py-3">
					<span className="text-faded text-note">{listing.textLabel}</span>
					<input
						className="control mt-1 w-full"
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
						layout={layout}
						counts={countsOf(facet)}
						chosen={choice.options[facet.id] ?? []}
						onChange={(chosen) => change(withOptions(choice, facet.id, chosen))}
					/>
				);
				return layout === "bar" ? (
					<div key={facet.id} className="flex flex-wrap items-center gap-2">
						<span className="mr-1 text-faded text-note" aria-hidden="true">
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
		<details ref={details} className="border-line border-t py-1" open={open}>
			<summary className="chevron gap-2 font-semibold font-serif text-lg after:ml-auto after:text-faded">
				{label}
				{used && <span className="badge self-center font-sans text-note leading-snug">{chosen}</span>}
			</summary>
			{children}
		</details>
	);
}

type OptionsProps = {
	facet: FacetData;
	layout: "side" | "bar";
	counts: Readonly<Record<string, number>>;
	chosen: readonly string[];
	onChange(chosen: string[]): void;
};

/** Options in a row, which scrolls on small screens. */
const row =
	"flex flex-wrap items-center gap-2 max-sm:mr-[calc(var(--gutter)*-1)] max-sm:min-w-0 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:py-1 max-sm:pr-8 max-sm:[mask-image:linear-gradient(to_left,transparent,black_2.5rem)] max-sm:[scrollbar-width:none]";

const pill =
	"min-h-11 rounded-full border border-faded px-4 hover:bg-plate has-checked:border-leaf has-checked:bg-leaf has-checked:font-semibold has-checked:text-on-leaf max-sm:shrink-0 max-sm:whitespace-nowrap forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] has-checked:forced-color-adjust-none";

/** The options of a facet, each with the number of items it would show. */
function Options({ facet, layout, counts, chosen, onChange }: OptionsProps) {
	const note = useId();
	const isBeside = layout === "side";
	// In the order of the facet, whatever was selected first, so that each selection has one address.
	const toggle = (id: string) =>
		onChange(facet.options.map((each) => each.id).filter((each) => (each === id) !== chosen.includes(each)));
	return (
		<fieldset className={isBeside ? "pb-3" : row} aria-label={facet.label} aria-describedby={facet.note ? note : undefined}>
			{facet.options.map(({ id, label }) => (
				<label
					key={id}
					className={`relative flex cursor-pointer items-center gap-2.5 leading-snug ${isBeside ? "min-h-11 py-1 wide:min-h-8" : pill}`}
					data-none={counts[id] === 0 ? "" : undefined}
				>
					<input
						type="checkbox"
						name={facet.id}
						value={id}
						checked={chosen.includes(id)}
						onChange={() => toggle(id)}
						className={
							isBeside
								? "size-4.5 shrink-0 cursor-pointer accent-leaf"
								: "absolute inset-0 size-full cursor-pointer appearance-none rounded-full"
						}
					/>
					<span
						className={`first-letter:uppercase in-[[data-none]:not(:has(:checked))]:text-faded ${isBeside ? "block" : "inline-block"}`}
					>
						{label}
					</span>{" "}
					<span
						className={`ml-auto pl-2 text-note tabular-nums ${isBeside ? "text-faded" : "text-faded in-[:has(>:checked)]:text-on-leaf"}`}
					>
						{counts[id]}
					</span>
				</label>
			))}
			{facet.note && (
				<p id={note} className="mt-1 text-faded text-note leading-snug">
					{facet.note}
				</p>
			)}
		</fieldset>
	);
}
