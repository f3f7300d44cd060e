import type { LongReadPage } from "#schemas/pages/page-data.ts";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { Plate } from "./Plate.tsx";
import { RichText } from "./RichText.tsx";

/** Plants in order of rank, each with its rating in words and the reasons. */
export function Ranking({ ranking }: { ranking: NonNullable<LongReadPage["ranking"]> }) {
	const t = useTranslate();
	return (
		<section aria-labelledby="page-ranking">
			<h2 id="page-ranking">{ranking.title}</h2>
			<ol className="ranking">
				{ranking.items.map(({ name, latin, path, picture, stars, starsLabel, benefits, care, placement }) => (
					<li key={path}>
						{picture && <Plate picture={{ ...picture, alt: "" }} size="rank" />}
						<div>
							<h3>
								<LocalLink to={path}>{name}</LocalLink>
							</h3>
							<p className="latin" lang="la">
								{latin}
							</p>
							<p className="stars">
								<span aria-hidden="true">
									{"★".repeat(stars)}
									{"☆".repeat(5 - stars)}
								</span>{" "}
								<span className="fine">{starsLabel}</span>
							</p>
							<h4>{t("ranking.benefits")}</h4>
							<RichText text={benefits} />
							<h4>{t("ranking.care")}</h4>
							<RichText text={care} />
							<h4>{t("ranking.placement")}</h4>
							<RichText text={placement} />
						</div>
					</li>
				))}
			</ol>
		</section>
	);
}
