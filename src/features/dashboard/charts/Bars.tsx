import type { ReactNode } from "react";

/** A bar: its label, its segments from the left, and its value in words. */
export type Bar = { id: string; label: ReactNode; pieces: { value: number; tone: "leaf" | "clay" | "faded" }[]; text: string };

/** Bars on one scale, each between its label and its value: a list for screen readers. `max` is the value of a full bar. */
export function Bars({ bars, max }: { bars: readonly Bar[]; max: number }) {
	return (
		<ul className="bars">
			{bars.map(({ id, label, pieces, text }) => (
				<li key={id}>
					<span className="bar-label">{label}</span>
					<svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
						{pieces.map(({ value, tone }, index) => {
							const before = pieces.slice(0, index).reduce((all, piece) => all + piece.value, 0);
							const scale = max === 0 ? 0 : 1000 / max;
							return <rect key={tone} className={tone} x={before * scale} width={value * scale} height="10" />;
						})}
					</svg>
					<span className="bar-value">{text}</span>
				</li>
			))}
		</ul>
	);
}
