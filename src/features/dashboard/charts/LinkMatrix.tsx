import type { LinkedPage } from "../figures.ts";
import { fillOf } from "./Legend.tsx";

type Props = { name: string; graph: readonly LinkedPage[]; titleOf(page: LinkedPage): string };

const cell = 15;
const labels = 250;
const head = 18;

/** Which page links to which: one row per linking page, one column per linked page, by number. */
export function LinkMatrix({ name, graph, titleOf }: Props) {
	const place = new Map(graph.map(({ path }, index) => [path, index]));
	const side = graph.length * cell;
	return (
		<svg
			className="max-w-none"
			viewBox={`0 0 ${labels + side + 1} ${head + side + 1}`}
			width={labels + side + 1}
			height={head + side + 1}
			role="img"
			aria-label={name}
		>
			{graph.map((page, row) => (
				<g key={page.path}>
					<text x={labels + row * cell + cell / 2} y={head - 6} textAnchor="middle" className="fill-faded text-[0.5625rem]">
						{row + 1}
					</text>
					<path
						className="fill-none stroke-line"
						d={`M${labels} ${head + row * cell}h${side}M${labels + row * cell} ${head}v${side}`}
					/>
					<rect className="fill-line" x={labels + row * cell} y={head + row * cell} width={cell} height={cell} />
					<text className="fill-ink text-xs" x="0" y={head + row * cell + 11.5}>
						{`${row + 1} ${shorten(titleOf(page))}`}
					</text>
					{page.textsOut.map((to) => (
						<rect
							key={to}
							className={fillOf(page.entry.kind)}
							x={labels + (place.get(to) ?? 0) * cell + 2}
							y={head + row * cell + 2}
							width={cell - 4}
							height={cell - 4}
						>
							<title>{`${page.path} → ${to}`}</title>
						</rect>
					))}
				</g>
			))}
			<path className="fill-none stroke-line" d={`M${labels} ${head + side}h${side}v${-side}`} />
		</svg>
	);
}

/** Shortens a title to the space for labels. */
function shorten(title: string): string {
	return title.length > 36 ? `${title.slice(0, 35).trimEnd()}…` : title;
}
