import { neighbours, type Paging, partPath } from "#schemas/shared/paging.ts";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import "./parts.css";

/** Pagination links of a list: previous, next, first, last, and the neighbours of the current page. */
export function Parts({ paging }: { paging: Paging }) {
	const t = useTranslate();
	const { list, part, parts } = paging;
	const { previous, next } = neighbours(paging);
	return (
		<nav aria-label={t("paging.label")} className="parts">
			<ul>
				{previous && (
					<li className="before">
						<LocalLink to={previous}>{t("paging.previous")}</LocalLink>
					</li>
				)}
				{partsAround(part, parts).map((each, index, shown) => (
					<li key={each} className={index > 0 && each - (shown[index - 1] ?? 0) > 1 ? "after-gap" : undefined}>
						<LocalLink
							to={partPath(list, each)}
							aria-label={t("paging.page", { page: each })}
							aria-current={each === part ? "page" : undefined}
						>
							{each}
						</LocalLink>
					</li>
				))}
				{next && (
					<li className="after">
						<LocalLink to={next}>{t("paging.next")}</LocalLink>
					</li>
				)}
			</ul>
		</nav>
	);
}

/** The page numbers that are shown, however many pages there are. */
function partsAround(part: number, parts: number): number[] {
	return [...new Set([1, part - 1, part, part + 1, parts])].filter((each) => each >= 1 && each <= parts).sort((a, b) => a - b);
}
