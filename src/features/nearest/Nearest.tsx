import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { settle } from "#src/data/effects.ts";
import { useShared } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import type { NamedPage } from "./find-nearest.ts";
import { loadNamedPages } from "./load-named-pages.ts";

/**
 * Pages that the visitor of a missing page may have meant. Loaded after mounting: the not-found page is prerendered once for
 * all addresses.
 */
export function Nearest() {
	const { shell, t } = useShared();
	const { pathname } = useLocation();
	const [nearest, setNearest] = useState<NamedPage[]>([]);
	useEffect(() => settle(findFor(pathname), setNearest, () => setNearest([])), [pathname]);
	if (nearest.length === 0) return null;
	return (
		<section aria-labelledby="nearest">
			<h2 id="nearest">{t("notFound.nearest")}</h2>
			<ul>
				{nearest.map(({ path, titles }) => (
					<li key={path}>
						<LocalLink to={path}>{titles[shell.lang] ?? path}</LocalLink>
					</li>
				))}
			</ul>
		</section>
	);
}

async function findFor(pathname: string): Promise<NamedPage[]> {
	const { findNearest } = await import("./find-nearest.ts");
	return findNearest(pathname, await loadNamedPages());
}
