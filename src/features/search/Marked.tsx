import type { Part } from "./fold.ts";

/** A text with its matches highlighted. */
export function Marked({ parts }: { parts: readonly Part[] }) {
	return parts.map(({ text, hit }, index) =>
		hit ? (
			<mark
				key={index}
				className="bg-[color-mix(in_oklch,var(--color-leaf)_18%,transparent)] text-ink underline decoration-2 decoration-leaf underline-offset-3 forced-color-adjust-none forced-colors:bg-[Mark] forced-colors:text-[MarkText]"
			>
				{text}
			</mark>
		) : (
			text
		),
	);
}
