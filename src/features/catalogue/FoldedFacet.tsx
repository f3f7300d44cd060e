import { type ReactNode, useEffect, useRef } from "react";
import type { OptionsLook } from "./Options.tsx";

export const foldedLook: OptionsLook = {
	all: "pb-3",
	option: "min-h-11 py-1 wide:min-h-8",
	box: "size-4.5 shrink-0 accent-leaf",
	label: "block",
	count: "",
};

type Props = { label: string; chosen: number; open: boolean; children: ReactNode };

/** A facet in a disclosure. It opens by itself when one of its options is selected, and never closes by itself. */
export function FoldedFacet({ label, chosen, open, children }: Props) {
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
