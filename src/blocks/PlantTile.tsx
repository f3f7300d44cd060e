import type { ReactNode } from "react";
import type { LabelledFact } from "#schemas/gauge.ts";
import type { Link } from "#schemas/page-parts.ts";
import type { CardCare as CardCareData, PlantCard } from "#schemas/plant/page-data.ts";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { Picture } from "#src/ui/Picture.tsx";
import { CardCare } from "./CardCare.tsx";
import { FactList } from "./FactList.tsx";
import { LinkList } from "./LinkList.tsx";
import { Toxicity } from "./Toxicity.tsx";

type Props = {
	plant: PlantCard;
	/** Quick facts that the card keeps folded. */
	facts?: LabelledFact[];
	/** How it is cared for, folded as well; null where its sheet tells it. */
	care?: CardCareData | null;
	/** Similar plants that are known to be safe for cats. */
	safeForCats?: Link[];
	/** What one may do with the plant, kept folded as well. */
	children?: ReactNode;
};

/** A plant of the catalogue. Its id is the anchor that links to it use. Who took its photo stands on its sheet, if it has one. */
export function PlantTile({ plant, facts = [], care = null, safeForCats = [], children }: Props) {
	const t = useTranslate();
	return (
		<article className="card plant" id={plant.slug}>
			{plant.picture && (
				<Picture picture={plant.picture} sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 44vw, 84vw" caption={!plant.path} />
			)}
			<p className="label">{plant.category}</p>
			{/* Whoever follows a link to the card lands here. */}
			<h2 tabIndex={-1}>{plant.path ? <LocalLink to={plant.path}>{plant.name}</LocalLink> : plant.name}</h2>
			<p className="latin" lang="la">
				{plant.latin}
			</p>
			<p>{plant.description}</p>
			<FactList
				facts={[
					{ label: t("plants.light"), value: plant.light },
					{ label: t("plants.water"), value: plant.water },
					{ label: t("plants.difficulty"), value: plant.difficulty },
					{ label: t("plants.origin"), value: plant.origin },
				]}
			/>
			<Toxicity toxicity={plant.toxicity} />
			{plant.airPurifyingClaim && <p className="fine">{t("plants.airPurifying")}</p>}
			{plant.path && (
				<p>
					<LocalLink to={plant.path} className="more">
						{t("plants.seeSheet", { name: plant.name })}
					</LocalLink>
				</p>
			)}
			{facts.length > 0 && (
				<details className="quick-facts">
					<summary>
						{t("facts.title")} <span className="sr-only">{plant.name}</span>
					</summary>
					<FactList facts={facts} />
					{care && <CardCare care={care} />}
					{safeForCats.length > 0 && (
						<div className="safe-for-cats">
							<p>{t("plants.similarCats")}</p>
							<LinkList links={safeForCats} />
						</div>
					)}
					{children}
				</details>
			)}
		</article>
	);
}
