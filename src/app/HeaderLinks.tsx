import { useAddress, useShared } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";

/** The main pages as items of a list; the current one is marked. */
export function HeaderLinks() {
	const { shell } = useShared();
	const { path } = useAddress();
	return shell.header.map(({ path: to, label }) => (
		<li key={to}>
			<LocalLink to={to} aria-current={to === path ? "page" : undefined}>
				{label}
			</LocalLink>
		</li>
	));
}
