import type { Gauge } from "#schemas/pages/gauge.ts";
import { gaugeText } from "./gauge-text.ts";

const cell = 17;
/** More strokes than this would run together. */
const mostStrokes = 7;

/** Twelve months, each with one stroke per check of the soil, so that months with more watering look denser. */
export function WaterStrip({ months }: { months: Extract<Gauge, { type: "water" }>["months"] }) {
	return (
		<svg
			className="gauge my-1.5 block w-full max-w-56 shrink-0 overflow-visible text-leaf"
			viewBox={`0 0 ${months.length * cell} 40`}
			aria-hidden="true"
		>
			{months.map(({ letter, checks }, month) => {
				const strokes = Math.min(checks, mostStrokes);
				return (
					<g key={month} transform={`translate(${month * cell} 0)`}>
						<rect className="fill-none stroke-line" x="0.5" y="1.5" width={cell - 1} height="20" />
						<path
							className="stroke-[1.6] stroke-current"
							d={Array.from({ length: strokes }, (_, each) => `M${((each + 1) * cell) / (strokes + 1)} 4.5v14`).join("")}
						/>
						<text className={gaugeText} x={cell / 2} y="37" textAnchor="middle">
							{letter}
						</text>
					</g>
				);
			})}
		</svg>
	);
}
