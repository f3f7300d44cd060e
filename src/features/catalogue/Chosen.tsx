import type { Listing } from "#schemas/pages/listing.ts";
import { useTranslate } from "#src/data/shared.ts";
import { type Choice, type Filter, noChoice, withoutFilter } from "./choice.ts";

type Props = {
	choice: Choice;
	listing: Listing;
	/** The active filters; at least one. */
	filters: readonly Filter[];
	nameFilter(filter: Filter): string;
	onDrop(left: Choice): void;
};

/** The active filters, each with a button that removes it, and a button that removes them all. */
export function Chosen({ choice, listing, filters, nameFilter, onDrop }: Props) {
	const t = useTranslate();
	return (
		<ul className="chosen actions">
			{filters.map((filter) => (
				<li key={nameFilter(filter)}>
					<button
						type="button"
						aria-label={t("filters.remove", { filter: nameFilter(filter) })}
						onClick={() => onDrop(withoutFilter(choice, filter))}
					>
						{nameFilter(filter)}
					</button>
				</li>
			))}
			<li>
				<button type="button" className="clear" onClick={() => onDrop({ ...noChoice(listing), order: choice.order })}>
					{t("filters.clear")}
				</button>
			</li>
		</ul>
	);
}
