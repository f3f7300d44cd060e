const leafWidth = 22;

/** A rating in leaves: `count` filled ones out of `of`, the rest as outlines. */
export function LeafGauge({ count, of }: { count: number; of: number }) {
	return (
		<svg
			className="gauge gauge-leaves my-1.5 block w-full max-w-24 shrink-0 overflow-visible text-leaf"
			viewBox={`0 0 ${of * leafWidth} 24`}
			aria-hidden="true"
		>
			{Array.from({ length: of }, (_, index) => (
				<g key={index} transform={`translate(${index * leafWidth} 0)`} className="group" data-filled={index < count || undefined}>
					<path
						className="fill-none stroke-[1.5] stroke-faded group-data-filled:fill-current group-data-filled:stroke-current"
						d="M3 20C2 9 8 3 19 3c1 11-5 17-16 17z"
					/>
					<path className="fill-none stroke-line group-data-filled:stroke-paper" d="M3 20 13 10" />
				</g>
			))}
		</svg>
	);
}
