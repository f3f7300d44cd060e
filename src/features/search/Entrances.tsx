import { type MouseEvent, useId } from "react";
import { useShared } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";

type Props = { onFollow?(event: MouseEvent): void; className?: string };

/** Links shown when nothing was found: the main pages and the guides. */
export function Entrances({ onFollow, className = "border-line border-t px-4 pt-3 pb-2 [&_a]:min-h-11 [&_a]:py-1.5" }: Props) {
	const { shell, t } = useShared();
	const title = useId();
	const links = [...shell.header.filter(({ path }) => path !== "/"), ...shell.guides];
	return (
		<nav className={`${className} [&_a]:flex [&_a]:items-center [&_a]:leading-snug`} aria-labelledby={title}>
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
