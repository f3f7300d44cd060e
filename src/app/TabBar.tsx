import { isForEditors } from "#schemas/shared/url.ts";
import { useAddress, useShared } from "#src/data/shared.ts";
import { Icon } from "#src/ui/icons.tsx";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { currentAt } from "./current.ts";

/** The tab bar at the bottom of small screens. A page below a tab's own page marks that tab as well. */
export function TabBar() {
	const { shell, t } = useShared();
	const { path } = useAddress();
	if (isForEditors(path)) return null;
	return (
		<nav className="tab-bar" aria-label={t("nav.tabs")}>
			<ul>
				{shell.tabs.map(({ name, path: to, label }) => (
					<li key={name}>
						<LocalLink to={to} aria-current={currentAt(path, to)}>
							<Icon name={`tab-${name}`} />
							{label}
						</LocalLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
