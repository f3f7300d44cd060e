const fills: Record<string, string> = { plant: "fill-leaf", article: "fill-article", guide: "fill-guide", page: "fill-clay" };

/** The colour of a kind of content in charts. */
export function fillOf(kind: string): string | undefined {
	return fills[kind];
}

/** What the colours of a chart mean: each its name, and the utility that fills with it. */
export function Legend({ entries }: { entries: readonly { name: string; fill: string | undefined }[] }) {
	return (
		<ul className="mt-3 flex flex-wrap gap-x-5 text-note">
			{entries.map(({ name, fill }) => (
				<li key={name}>
					<svg
						className={`mr-2 inline-block size-3 align-baseline forced-color-adjust-none ${fill ?? ""}`}
						viewBox="0 0 1 1"
						aria-hidden="true"
					>
						<path d="M0 0h1v1H0z" />
					</svg>
					{name}
				</li>
			))}
		</ul>
	);
}
