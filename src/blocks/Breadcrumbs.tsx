import type { Link } from "#schemas/pages/page-parts.ts";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";

/** Links to the pages above this one. */
export function Breadcrumbs({ crumbs, title }: { crumbs: Link[]; title: string }) {
	const t = useTranslate();
	return (
		<nav aria-label={t("nav.breadcrumbs")} className="crumbs">
			<ol>
				{crumbs.map(({ path, label }) => (
					<li key={path}>
						<LocalLink to={path}>{label}</LocalLink>
					</li>
				))}
				<li aria-current="page">{title}</li>
			</ol>
		</nav>
	);
}
