import { useId } from "react";
import type { SearchPage } from "#schemas/pages/page-data.ts";
import { PlatedPlants } from "#src/blocks/PlatedPlants.tsx";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { Entrances } from "./Entrances.tsx";

type Props = {
	page: SearchPage;
	/** Whether the main pages and the guides are listed as well, as when there are no hits. */
	entrances: boolean;
	/** Whether only the space is reserved, until the hits have loaded. */
	waiting: boolean;
};

/**
 * Further links on the search page: topics of the blog and a few plants; shown before a query, and below hits that do not fill
 * the page.
 */
export function SearchLinks({ page: { plants, topics }, entrances, waiting }: Props) {
	const t = useTranslate();
	const id = useId();
	return (
		<div className="search-ways" data-waiting={waiting || undefined}>
			{entrances && <Entrances />}
			{topics.length > 0 && (
				<nav className="search-elsewhere" aria-labelledby={`${id}-topics`}>
					<p id={`${id}-topics`} className="label">
						{t("nav.blog")}
					</p>
					<ul>
						{topics.map(({ path, label }) => (
							<li key={path}>
								<LocalLink to={path}>{label}</LocalLink>
							</li>
						))}
					</ul>
				</nav>
			)}
			{plants.length > 0 && (
				<nav aria-labelledby={`${id}-plants`}>
					<p id={`${id}-plants`} className="label">
						{t("nav.tabPlants")}
					</p>
					<PlatedPlants plants={plants} />
				</nav>
			)}
		</div>
	);
}
