import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import type { RouteItem } from "#schemas/page-data.ts";
import { useShared } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";

/** Pages that a visitor of a missing one may have meant. They come after the page stands: the server knows no address. */
export function Nearest() {
	const { shell, t } = useShared();
	const { pathname } = useLocation();
	const [nearest, setNearest] = useState<RouteItem[]>([]);
	useEffect(() => {
		const stop = new AbortController();
		findFor(pathname, stop.signal).then(setNearest, () => setNearest([]));
		return () => stop.abort();
	}, [pathname]);
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

async function findFor(pathname: string, signal: AbortSignal): Promise<RouteItem[]> {
	const [response, { findNearest }] = await Promise.all([fetch("/routes.json", { signal }), import("./find-nearest.ts")]);
	if (!response.ok) return [];
	const routes: RouteItem[] = await response.json();
	return findNearest(pathname, routes);
}
