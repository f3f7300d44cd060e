import type { WindowSide } from "#schemas/pages/gauge.ts";

/** The room on the plan: its origin, the length of its walls, and SVG units per metre. */
const start = 20;
const wall = 80;
const end = start + wall;
const centre = start + wall / 2;
const metre = wall / 4;

/**
 * A four by four metre room from above, north at the top. It shows the windows that suit the plant, each with the initial of
 * its direction; the area in front of each where the plant can be placed is shaded.
 */
export function WindowPlan({ sides }: { sides: WindowSide[] }) {
	return (
		<svg
			className="gauge gauge-window my-1.5 block w-full max-w-28 shrink-0 overflow-visible text-leaf"
			viewBox="0 0 120 120"
			aria-hidden="true"
		>
			<path className="fill-current opacity-35" d={sides.map(place).join("")} />
			<rect className="fill-none stroke-faded" x={start} y={start} width={wall} height={wall} />
			{sides.map(({ side, letter }) => {
				const { x, y } = letterAt[side];
				return (
					<g key={side}>
						<path className="stroke-6 stroke-current" d={pane[side]} />
						<text className="fill-ink font-bold text-[length:min(0.75rem,15px)]" x={x} y={y} textAnchor="middle">
							{letter}
						</text>
					</g>
				);
			})}
		</svg>
	);
}

const letterAt = {
	north: { x: centre, y: 11 },
	east: { x: 111, y: centre + 4 },
	south: { x: centre, y: 117 },
	west: { x: 9, y: centre + 4 },
};

const half = 24;
const pane = {
	north: `M${centre - half} ${start}h${2 * half}`,
	east: `M${end} ${centre - half}v${2 * half}`,
	south: `M${centre - half} ${end}h${2 * half}`,
	west: `M${start} ${centre - half}v${2 * half}`,
};

/**
 * The strip in front of a window, between two distances from its wall; all strips form one path, so that overlaps are no
 * darker.
 */
function place({ side, distance }: WindowSide): string {
	const near = distance.min * metre;
	const far = Math.min(distance.max * metre, wall);
	const depth = far - near;
	const across = 2 * half;
	switch (side) {
		case "north":
			return `M${centre - half} ${start + near}h${across}v${depth}h${-across}z`;
		case "south":
			return `M${centre - half} ${end - far}h${across}v${depth}h${-across}z`;
		case "west":
			return `M${start + near} ${centre - half}h${depth}v${across}h${-depth}z`;
		case "east":
			return `M${end - far} ${centre - half}h${depth}v${across}h${-depth}z`;
	}
}
