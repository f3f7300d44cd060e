import { useId } from "react";
import type { Facet } from "#schemas/pages/listing.ts";
import { toggled } from "./choice.ts";

/** Classes of the options of a facet: of all of them, and of the parts of each. */
export type OptionsLook = { all: string; option: string; box: string; label: string; count: string };

type Props = {
	facet: Facet;
	look: OptionsLook;
	counts: Readonly<Record<string, number>>;
	chosen: readonly string[];
	onChange(chosen: string[]): void;
};

/** The options of a facet, each with the number of items it would show. */
export function Options({ facet, look, counts, chosen, onChange }: Props) {
	const note = useId();
	return (
		<fieldset className={look.all} aria-label={facet.label} aria-describedby={facet.note ? note : undefined}>
			{facet.options.map(({ id, label }) => (
				<label
					key={id}
					className={`relative flex cursor-pointer items-center gap-2.5 leading-snug ${look.option}`}
					data-none={counts[id] === 0 ? "" : undefined}
				>
					<input
						type="checkbox"
						name={facet.id}
						value={id}
						checked={chosen.includes(id)}
						onChange={() => onChange(toggled(facet, chosen, id))}
						className={`cursor-pointer ${look.box}`}
					/>
					<span className={`first-letter:uppercase in-[[data-none]:not(:has(:checked))]:text-faded ${look.label}`}>{label}</span>{" "}
					<span className={`ml-auto pl-2 text-faded text-note tabular-nums ${look.count}`}>{counts[id]}</span>
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
