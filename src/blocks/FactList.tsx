import type { LabelledFact } from "#schemas/page-data.ts";

/** Facts with their labels. */
export function FactList({ facts }: { facts: LabelledFact[] }) {
	return (
		<dl className="facts">
			{facts.map(({ label, value }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
