import { useId } from "react";
import type { SearchType } from "#schemas/pages/page-parts.ts";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import type { Hit } from "./find.ts";
import { groupHits, type Result } from "./group.ts";
import { Marked } from "./Marked.tsx";
import { Thumbnail } from "./Thumbnail.tsx";

/** Keys of the strings that title each group. */
const groupTitles = {
	article: "siteMap.articles",
	plant: "nav.tabPlants",
	guide: "nav.guides",
	page: "siteMap.tools",
} as const satisfies Record<SearchType, string>;

/** Hits as displayed on the results page: by type, sections below their page. */
export function Results({ hits }: { hits: readonly Hit[] }) {
	const t = useTranslate();
	const id = useId();
	return groupHits(hits).map(({ type, results }) => (
		<section key={type} aria-labelledby={`${id}-${type}`}>
			<h2 id={`${id}-${type}`}>
				{t(groupTitles[type])} <span className="badge">{results.length}</span>
			</h2>
			<ul>
				{results.map((result) => (
					<ResultItem key={result.item.path} result={result} />
				))}
			</ul>
		</section>
	));
}

function ResultItem({ result: { item, title, description, alias, sections } }: { result: Result }) {
	return (
		<li>
			<Thumbnail src={item.picture} />
			<div>
				<h3>
					<LocalLink to={item.path}>
						<Marked parts={title} />
					</LocalLink>
					{alias && (
						<span className="search-alias">
							<Marked parts={alias} />
						</span>
					)}
				</h3>
				<p className="fine">
					<Marked parts={description} />
				</p>
				{sections.length > 0 && (
					<ul>
						{sections.map(({ path, heading }) => (
							<li key={path}>
								<LocalLink to={path}>
									<Marked parts={heading} />
								</LocalLink>
							</li>
						))}
					</ul>
				)}
			</div>
		</li>
	);
}
