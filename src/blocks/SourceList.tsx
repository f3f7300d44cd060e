import type { PlantSource } from "#schemas/plant/page-data.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";

/** Where the facts of a plant are taken from, and which; a source without an address is a book. */
export function SourceList({ sources }: { sources: readonly PlantSource[] }) {
	return (
		<ul>
			{sources.map(({ title, url, says }) => (
				<li key={title}>
					{url ? <LocalLink to={url}>{title}</LocalLink> : title}
					{says && <small> ({says})</small>}
				</li>
			))}
		</ul>
	);
}
