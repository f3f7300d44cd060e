import type { LabelledFact } from "#schemas/gauge.ts";
import { Gauge } from "./gauges/Gauge.tsx";

/** Facts with their labels, drawn where they can be, in metric units or in the others. */
export function FactList({ facts, imperial = false }: { facts: LabelledFact[]; imperial?: boolean }) {
	return (
		<dl className="facts">
			{facts.map(({ label, value, imperial: other, gauge }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>
						{gauge && <Gauge gauge={gauge} imperial={imperial} />}
						<span>{imperial ? (other ?? value) : value}</span>
					</dd>
				</div>
			))}
		</dl>
	);
}
