import type { ReactNode } from "react";
import type { OptionsLook } from "./Options.tsx";

/** Options in a row, which scrolls on small screens. */
export const rowLook: OptionsLook = {
	all: "flex flex-wrap items-center gap-2 max-sm:mr-[calc(var(--gutter)*-1)] max-sm:min-w-0 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:py-1 max-sm:pr-8 max-sm:[mask-image:linear-gradient(to_left,transparent,black_2.5rem)] max-sm:[scrollbar-width:none]",
	option:
		"min-h-11 rounded-full border border-faded px-4 hover:bg-plate has-checked:border-leaf has-checked:bg-leaf has-checked:font-semibold has-checked:text-on-leaf max-sm:shrink-0 max-sm:whitespace-nowrap forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] has-checked:forced-color-adjust-none",
	box: "absolute inset-0 size-full appearance-none rounded-full",
	label: "inline-block",
	count: "in-[:has(>:checked)]:text-on-leaf",
};

/** A facet whose options stand beside its name. */
export function FacetRow({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="flex flex-wrap items-center gap-2">
			<span className="mr-1 text-faded text-note" aria-hidden="true">
				{label}
			</span>
			{children}
		</div>
	);
}
