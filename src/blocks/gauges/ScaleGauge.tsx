import type { Gauge } from "#schemas/pages/gauge.ts";
import { gaugeText } from "./gauge-text.ts";

/** Start and end of the line, in SVG units. */
const left = 10;
const right = 190;

/** A scale with its marks, and the plant's range on it. */
export function ScaleGauge({ scale: { from, to, marks, band } }: { scale: Extract<Gauge, { type: "scale" }> }) {
	const x = (value: number) => {
		const inside = Math.min(Math.max(value, from), to);
		return left + ((inside - from) / (to - from)) * (right - left);
	};
	return (
		<svg
			className="gauge my-1.5 block w-full max-w-56 shrink-0 overflow-visible text-leaf"
			viewBox="0 0 200 40"
			aria-hidden="true"
		>
			<path className="fill-none stroke-faded" d={`M${left} 12H${right}`} />
			<rect className="fill-current" x={x(band.min)} y="6" width={x(band.max) - x(band.min)} height="12" rx="2" />
			{marks.map(({ at, label }) => (
				<g key={at}>
					<path className="fill-none stroke-faded" d={`M${x(at)} 18v5`} />
					<text className={gaugeText} x={x(at)} y="37" textAnchor="middle">
						{label}
					</text>
				</g>
			))}
		</svg>
	);
}
