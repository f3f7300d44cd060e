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

const chip = "min-h-11 rounded-full border text-left text-leaf text-note leading-snug hover:bg-plate wide:min-h-9";

/** The active filters, each with a button that removes it, and a button that removes them all. */
export function Chosen({ choice, listing, filters, nameFilter, onDrop }: Props) {
	const t = useTranslate();
	return (
		<ul className="actions gap-2 print:hidden unscripted:hidden">
			{filters.map((filter) => (
				<li key={nameFilter(filter)}>
					<button
						type="button"
						className={`${chip} border-leaf px-4 after:ml-2 after:font-semibold after:content-["×"_/_""]`}
						aria-label={t("filters.remove", { filter: nameFilter(filter) })}
						onClick={() => onDrop(withoutFilter(choice, filter))}
					>
						{nameFilter(filter)}
					</button>
				</li>
			))}
			<li>
				<button
					type="button"
					className={`${chip} border-transparent px-2 underline decoration-1 underline-offset-3`}
					onClick={() => onDrop({ ...noChoice(listing), order: choice.order })}
				>
					{t("filters.clear")}
				</button>
			</li>
		</ul>
	);
}
