import type { LabelledFact } from "#schemas/gauge.ts";
import { Gauge } from "./gauges/Gauge.tsx";
import { Title } from "./Title.tsx";

/** Facts with their labels, drawn where they can be. */
export function FactList({ facts }: { facts: LabelledFact[] }) {
	return (
		<dl className="facts">
			{facts.map(({ label, value, gauge }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>
						{gauge && <Gauge gauge={gauge} />}
						<span>
							<Title>{value}</Title>
						</span>
					</dd>
				</div>
			))}
		</dl>
	);
}
