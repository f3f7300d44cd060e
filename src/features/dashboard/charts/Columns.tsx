import { fillOf } from "./Legend.tsx";
import { ticksUpTo } from "./ticks.ts";

/** A column: its value, its title, and the kind that determines its colour. */
type ColumnBar = { id: string; title: string; kind: string; value: number };

type Props = { name: string; columns: readonly ColumnBar[]; write(value: number): string };

/** Dimensions in SVG units: room for the numbers on the left, the axis at the bottom. */
const width = 720;
const height = 230;
const left = 58;
const top = 12;
const ground = 216;

/** Many values side by side on one scale. The table beside it has the same numbers. */
export function Columns({ name, columns, write }: Props) {
	const ticks = ticksUpTo(Math.max(0, ...columns.map(({ value }) => value)));
	const highest = ticks.at(-1) || 1;
	const y = (value: number) => ground - (value / highest) * (ground - top);
	const step = (width - left) / Math.max(1, columns.length);
	return (
		<svg className="w-full overflow-visible" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
			{ticks.map((tick) => (
				<g key={tick}>
					<path className="fill-none stroke-line" d={`M${left} ${y(tick)}H${width}`} />
					<text
						x={left - 8}
						y={y(tick) + 4}
						textAnchor="end"
						className="fill-faded text-xs max-sm:text-[length:min(1.375rem,26px)]"
					>
						{write(tick)}
					</text>
				</g>
			))}
			{columns.map(({ id, title, kind, value }, index) => (
				<rect
					key={id}
					className={fillOf(kind)}
					x={left + index * step + step * 0.12}
					y={y(value)}
					width={step * 0.76}
					height={ground - y(value)}
				>
					<title>{`${title} · ${write(value)}`}</title>
				</rect>
			))}
		</svg>
	);
}
