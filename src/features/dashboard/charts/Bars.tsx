import type { ReactNode } from "react";

const fills = { leaf: "fill-leaf", clay: "fill-clay" };

/** A bar: its label, its segments from the left, and its value in words. */
export type Bar = { id: string; label: ReactNode; pieces: { value: number; tone: keyof typeof fills }[]; text: string };

/**
 * Bars on one scale, each between its label and its value: a list for screen readers. `max` is the value of a full bar; narrow bars
 * stand beside others.
 */
export function Bars({ bars, max, isNarrow = false }: { bars: readonly Bar[]; max: number; isNarrow?: boolean }) {
	return (
		<ul className="@container flex flex-col gap-2">
			{bars.map(({ id, label, pieces, text }) => (
				<li
					key={id}
					className={`grid items-baseline gap-x-3 leading-snug ${isNarrow ? "grid-cols-[1fr_auto] @min-[15rem]:grid-cols-[6rem_1fr_3.5rem] @min-[15rem]:items-center" : "grid-cols-[1fr_auto] sm:grid-cols-[minmax(6rem,30%)_1fr_5rem] sm:items-center"}`}
				>
					<span>{label}</span>
					<svg
						className={`order-last col-span-2 h-3 w-full border-line border-l ${isNarrow ? "@min-[15rem]:order-none @min-[15rem]:col-span-1" : "sm:order-none sm:col-span-1"}`}
						viewBox="0 0 1000 10"
						preserveAspectRatio="none"
						aria-hidden="true"
					>
						{pieces.map(({ value, tone }, index) => {
							const before = pieces.slice(0, index).reduce((all, piece) => all + piece.value, 0);
							const scale = max === 0 ? 0 : 1000 / max;
							return <rect key={tone} className={fills[tone]} x={before * scale} width={value * scale} height="10" />;
						})}
					</svg>
					<span className="text-right text-note tabular-nums">{text}</span>
				</li>
			))}
		</ul>
	);
}
