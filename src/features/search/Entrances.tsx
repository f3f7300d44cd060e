import { type MouseEvent, useId } from "react";
import { useShared } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";

type Props = { onFollow?(event: MouseEvent): void };

/** Links shown when nothing was found: the main pages and the guides. */
export function Entrances({ onFollow }: Props) {
	const { shell, t } = useShared();
	const title = useId();
	const links = [...shell.header.filter(({ path }) => path !== "/"), ...shell.guides];
	return (
		<nav className="search-elsewhere" aria-labelledby={title}>
			<p id={title} className="label">
				{t("search.elsewhere")}
			</p>
			<ul>
				{links.map(({ path, label }) => (
					<li key={path}>
						<LocalLink to={path} onClick={onFollow}>
							{label}
						</LocalLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
