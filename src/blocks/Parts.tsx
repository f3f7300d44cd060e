import { neighbours, type Paging, partPath } from "#schemas/shared/paging.ts";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";

const link =
	"inline-flex min-h-11 min-w-11 items-center justify-center rounded-sm border border-line px-3 text-ink tabular-nums no-underline hover:bg-plate aria-[current]:border-leaf aria-[current]:bg-leaf aria-[current]:font-semibold aria-[current]:text-on-leaf aria-[current]:forced-color-adjust-none forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText]";

/** Pagination links of a list: previous, next, first, last, and the neighbours of the current page. */
export function Parts({ paging }: { paging: Paging }) {
	const t = useTranslate();
	const { list, part, parts } = paging;
	const { previous, next } = neighbours(paging);
	return (
		<nav aria-label={t("paging.label")} className="mt-10 print:hidden">
			{/* On small screens the numbers stand in a line of their own. */}
			<ul className="flex flex-wrap items-center justify-center gap-2 after:basis-full after:content-[''] sm:after:hidden">
				{previous && (
					<li className="max-sm:order-1">
						<LocalLink to={previous} className={link}>
							{t("paging.previous")}
						</LocalLink>
					</li>
				)}
				{partsAround(part, parts).map((each, index, shown) => (
					<li
						key={each}
						className={
							index > 0 && each - (shown[index - 1] ?? 0) > 1
								? "before:mr-2 before:text-faded before:content-['…'_/_'']"
								: undefined
						}
					>
						<LocalLink
							to={partPath(list, each)}
							aria-label={t("paging.page", { page: each })}
							className={link}
							aria-current={each === part ? "page" : undefined}
						>
							{each}
						</LocalLink>
					</li>
				))}
				{next && (
					<li className="max-sm:order-2">
						<LocalLink to={next} className={link}>
							{t("paging.next")}
						</LocalLink>
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
