import type { ReactNode } from "react";
import type { BottomTabName } from "#schemas/bottom-tabs.ts";
import { useAddress, useShared } from "#src/data/shared.ts";
import { Icon } from "#src/ui/icons.tsx";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { currentAt } from "./current.ts";

/** A pot on a sill, a leaf under a lens, an open page, a specimen on its sheet, three seeds. */
const drawings: Record<BottomTabName, ReactNode> = {
	home: (
		<>
			<path d="M3 11 12 4l9 7M5.5 9.5V20h13V9.5" />
			<path d="M12 20v-5M12 16c-.2-2.4-1.6-3.7-4-3.7.1 2.4 1.5 3.8 4 3.7zM12 15c.1-2 1.3-3.2 3.6-3.3 0 2.1-1.3 3.4-3.6 3.3z" />
		</>
	),
	finder: (
		<>
			<circle cx="10.5" cy="10.5" r="6.5" />
			<path d="m15.3 15.3 5.2 5.2M7.7 13.3c-.5-3.5 1.3-5.6 5.6-5.6.2 4-1.8 6.1-5.6 5.6zM7.7 13.3l3-3" />
		</>
	),
	blog: (
		<>
			<path d="M12 6.5C10 5 7 4.5 3.5 4.8v13.4c3.5-.3 6.5.2 8.5 1.8 2-1.6 5-2.1 8.5-1.8V4.8C17 4.5 14 5 12 6.5zM12 6.5V20" />
			<path d="M6.2 9c1.2 0 2.2.2 3.2.6M6.2 12.5c1.2 0 2.2.2 3.2.6" />
		</>
	),
	plants: (
		<>
			<path d="M5 3.5h14v17H5zM12 17V9" />
			<path d="M12 12c-.2-2.7-1.5-4-4-4.2 0 2.7 1.3 4.2 4 4.2zM12 10.5c.1-2.4 1.4-3.8 4-4 0 2.6-1.4 4-4 4zM9.5 17h5" />
		</>
	),
	more: (
		<path d="M5 12c0-1.4.9-2 2-2s2 .6 2 2-.9 2-2 2-2-.6-2-2zm5 0c0-1.4.9-2 2-2s2 .6 2 2-.9 2-2 2-2-.6-2-2zm5 0c0-1.4.9-2 2-2s2 .6 2 2-.9 2-2 2-2-.6-2-2z" />
	),
};

/** The bar at the foot of small screens. On a page below a tab's own, the tab is marked too. */
export function TabBar() {
	const { shell, t } = useShared();
	const { path } = useAddress();
	if (path === "/dashboard" || path.startsWith("/dashboard/")) return null;
	return (
		<nav className="tab-bar" aria-label={t("nav.tabs")}>
			<ul>
				{shell.tabs.map(({ name, path: to, label }) => (
					<li key={name}>
						<LocalLink to={to} aria-current={currentAt(path, to)}>
							<Icon>{drawings[name]}</Icon>
							{label}
						</LocalLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
