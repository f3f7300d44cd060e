import type { Link } from "#schemas/pages/page-parts.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";

/** A plain list of links. */
export function LinkList({ links }: { links: Link[] }) {
	return (
		<ul>
			{links.map(({ path, label }) => (
				<li key={path}>
					<LocalLink to={path}>{label}</LocalLink>
				</li>
			))}
		</ul>
	);
}
