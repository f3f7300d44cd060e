import { useId } from "react";
import type { SearchType } from "#schemas/pages/page-parts.ts";
import { groupBy } from "#schemas/shared/group-by.ts";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import type { Hit } from "./find.ts";
import { Marked } from "./Marked.tsx";
import { Thumbnail } from "./Thumbnail.tsx";

/** Keys of the strings that title each group. */
const groupTitles = {
	article: "siteMap.articles",
	plant: "nav.tabPlants",
	guide: "nav.guides",
	page: "siteMap.tools",
} as const satisfies Record<SearchType, string>;

type Props = { found: readonly Hit[]; texts: { hits: readonly Hit[]; total: number } };

/** Hits as displayed on the results page: by type those found by titles, then the pages whose texts have the words. */
export function Results({ found, texts }: Props) {
	const t = useTranslate();
	return (
		<>
			{[...groupBy(found, ({ item }) => item.type)].map(([type, hits]) => (
				<ResultGroup key={type} title={t(groupTitles[type])} count={hits.length} hits={hits} />
			))}
			{texts.hits.length > 0 && <ResultGroup title={t("search.inTexts")} count={texts.total} hits={texts.hits} />}
		</>
	);
}

function ResultGroup({ title, count, hits }: { title: string; count: number; hits: readonly Hit[] }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="mt-10">
			<h2 id={id} className="mb-4">
				{title} <span className="badge">{count}</span>
			</h2>
			<ul>
				{hits.map((hit) => (
					<Result key={hit.path} hit={hit} />
				))}
			</ul>
		</section>
	);
}

function Result({ hit: { item, path, section, title, description, alias } }: { hit: Hit }) {
	return (
		<li className="grid max-w-[65ch] grid-cols-[40px_minmax(0,1fr)] gap-x-4 border-line border-t py-4">
			<Thumbnail src={item.picture} />
			<div>
				<h3>
					<LocalLink to={item.path}>
						<Marked parts={title} />
					</LocalLink>
					{alias && (
						<span className="ml-2 inline-block font-normal font-sans text-faded text-note">
							<Marked parts={alias} />
						</span>
					)}
				</h3>
				{section && (
					<p className="col-span-2 text-faded text-note leading-snug before:pr-1.5 before:font-semibold before:text-leaf before:content-['§'_/_'']">
						<LocalLink to={path} className="inline-block min-h-6">
							{section}
						</LocalLink>
					</p>
				)}
				<p className="fine">
					<Marked parts={description} />
				</p>
			</div>
		</li>
	);
}
