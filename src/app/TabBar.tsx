import type { BottomTabName } from "#schemas/pages/bottom-tabs.ts";
import { isForEditors } from "#schemas/shared/url.ts";
import { useAddress, useShared } from "#src/data/shared.ts";
import { Icon } from "#src/ui/icons.tsx";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { currentAt } from "./current.ts";

/** A house with a shoot, a leaf under a lens, an open page, a specimen on its sheet, three seeds: each a single path. */
const drawings: Record<BottomTabName, string> = {
	home: "M3 11 12 4l9 7M5.5 9.5V20h13V9.5M12 20v-4.5c0-2.6 1.4-4 4-4 0 2.6-1.4 4-4 4",
	finder:
		"M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 1 1 13 0zM15.3 15.3l5.2 5.2M7.7 13.3c-.5-3.5 1.3-5.6 5.6-5.6.2 4-1.8 6.1-5.6 5.6zl3-3",
	blog: "M12 6.5C10 5 7 4.5 3.5 4.8v13.4c3.5-.3 6.5.2 8.5 1.8 2-1.6 5-2.1 8.5-1.8V4.8C17 4.5 14 5 12 6.5zV20M6.2 9c1.2 0 2.2.2 3.2.6M6.2 12.5c1.2 0 2.2.2 3.2.6",
	plants:
		"M5 3.5h14v17H5zM9.5 17h5M12 17V9M12 12c-.2-2.7-1.5-4-4-4.2 0 2.7 1.3 4.2 4 4.2zM12 10.5c.1-2.4 1.4-3.8 4-4 0 2.6-1.4 4-4 4z",
	more: "m5 13 2-2m4 2 2-2m4 2 2-2",
};

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
							<Icon>
								<path d={drawings[name]} />
							</Icon>
							{label}
						</LocalLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
