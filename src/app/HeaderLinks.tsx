import { useAddress, useShared } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { currentAt } from "./current.ts";

/** The main pages as list items; marks the current page, or the one whose section contains the current page. */
export function HeaderLinks() {
	const { shell } = useShared();
	const { path } = useAddress();
	return shell.header.map(({ path: to, label }) => (
		<li key={to}>
			<LocalLink to={to} aria-current={currentAt(path, to)}>
				{label}
			</LocalLink>
		</li>
	));
}
