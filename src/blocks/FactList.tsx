import type { LabelledFact } from "#schemas/pages/gauge.ts";
import { Gauge } from "./gauges/Gauge.tsx";
import { Unbroken } from "./Unbroken.tsx";

/** Facts with their labels, with a gauge where there is one. */
export function FactList({ facts }: { facts: LabelledFact[] }) {
	return (
		<dl className="facts">
			{facts.map(({ label, value, gauge }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>
						{gauge && <Gauge gauge={gauge} />}
						<span>
							<Unbroken>{value}</Unbroken>
						</span>
					</dd>
				</div>
			))}
		</dl>
	);
}
