import type { Link } from "#schemas/pages/page-parts.ts";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";

/** Links to the pages above this one. */
export function Breadcrumbs({ crumbs, title }: { crumbs: Link[]; title: string }) {
	const t = useTranslate();
	return (
		<nav aria-label={t("nav.breadcrumbs")} className="crumbs">
			<ol className="flex flex-wrap gap-x-2 text-faded text-note">
				{crumbs.map(({ path, label }) => (
					<li key={path}>
						<LocalLink to={path}>{label}</LocalLink>
					</li>
				))}
				{/* One line, whatever the font: the full title follows as the heading. */}
				<li aria-current="page" className="min-w-16 flex-1 truncate">
					{title}
				</li>
			</ol>
		</nav>
	);
}
