import type { LongReadPage } from "#schemas/pages/page-data.ts";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { Plate } from "./Plate.tsx";
import { RichText } from "./RichText.tsx";

/** A plant: on phones its plate stands beside name and rating. */
const item =
	"relative grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 border-line border-t py-6 [counter-increment:rank] max-sm:block sm:grid-cols-[9rem_minmax(0,1fr)] max-sm:[&>.plate]:float-left max-sm:[&>.plate]:mr-4 max-sm:[&>.plate]:mb-2 max-sm:[&>.plate]:w-[30%]";

/** A name, with a large numeral. */
const heading =
	"mt-0 text-2xl before:mr-3 before:text-[3.25rem] before:text-clay before:leading-none before:tabular-nums before:content-[counter(rank)_/_counter(rank)_'._'] max-sm:flow-root max-sm:before:block";

const reason = "mt-3 font-semibold text-faded text-note";

/** Plants in order of rank, each with its rating in words and the reasons. */
export function Ranking({ ranking }: { ranking: NonNullable<LongReadPage["ranking"]> }) {
	const t = useTranslate();
	return (
		<section aria-labelledby="page-ranking">
			<h2 id="page-ranking">{ranking.title}</h2>
			<ol className="ranking max-w-none list-none [counter-reset:rank]">
				{ranking.items.map(({ name, latin, path, picture, stars, starsLabel, benefits, care, placement }) => (
					<li key={path} className={item}>
						{picture && <Plate picture={{ ...picture, alt: "" }} size="rank" />}
						<div>
							<h3 className={heading}>
								<LocalLink to={path} className="text-ink no-underline hover:underline">
									{name}
								</LocalLink>
							</h3>
							<p className="latin max-sm:flow-root" lang="la">
								{latin}
							</p>
							<p className="text-clay max-sm:flow-root">
								<span aria-hidden="true">
									{"★".repeat(stars)}
									{"☆".repeat(5 - stars)}
								</span>{" "}
								<span className="fine">{starsLabel}</span>
							</p>
							<h4 className={`${reason} max-sm:clear-left`}>{t("ranking.benefits")}</h4>
							<RichText text={benefits} />
							<h4 className={reason}>{t("ranking.care")}</h4>
							<RichText text={care} />
							<h4 className={reason}>{t("ranking.placement")}</h4>
							<RichText text={placement} />
						</div>
					</li>
				))}
			</ol>
		</section>
	);
}
