import type { PlantSource } from "#schemas/pages/plant/page-data.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";

/** The sources of a plant's facts, and which facts each one supports; a source without a URL is a book. */
export function SourceList({ sources }: { sources: readonly PlantSource[] }) {
	return (
		<ul>
			{sources.map(({ title, url, says }) => (
				<li key={title}>
					{url ? <LocalLink to={url}>{title}</LocalLink> : title}
					<small> ({says})</small>
				</li>
			))}
		</ul>
	);
}
