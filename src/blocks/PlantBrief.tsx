import type { ReactNode } from "react";
import type { PlantListPage } from "#schemas/page-data.ts";
import type { PlantDetails } from "#schemas/plant/page-data.ts";
import type { RichText } from "#schemas/rich-text.ts";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { CardCare } from "./CardCare.tsx";
import { FactList } from "./FactList.tsx";
import { LinkList } from "./LinkList.tsx";
import { Toxicity } from "./Toxicity.tsx";

type Props = {
	plant: PlantListPage["plants"][number];
	/** What opens with its card; null where that stands elsewhere, or has not come. */
	details: PlantDetails | null;
	/** Whom to call, for a plant whose care tells how poisoning shows. */
	emergency?: RichText | null;
	/** Whether its toxicity is drawn. */
	drawn?: boolean;
	/** What one may do with it. */
	children?: ReactNode;
};

/** What is known of a plant in brief, with its care where no sheet tells it. */
export function PlantBrief({ plant, details, emergency = null, drawn = true, children }: Props) {
	const t = useTranslate();
	const { path, name, description, safeForCats } = plant;
	return (
		<div className="plant-brief">
			<p>{description}</p>
			<Toxicity toxicity={plant.toxicity} sources drawn={drawn} />
			{safeForCats.length > 0 && (
				<div className="safe-for-cats">
					<p>{t("plants.similarCats")}</p>
					<LinkList links={safeForCats} />
				</div>
			)}
			{path && (
				<p>
					<LocalLink to={path} className="button">
						{t("plants.seeSheet", { name })}
					</LocalLink>
				</p>
			)}
			{children}
			<FactList
				facts={[
					{ label: t("plants.category"), value: plant.category },
					{ label: t("plants.difficulty"), value: plant.difficulty },
					{ label: t("plants.origin"), value: plant.origin },
					...(details?.facts ?? []),
				]}
			/>
			{plant.airPurifyingClaim && <p className="fine">{t("plants.airPurifying")}</p>}
			{details?.care && <CardCare care={details.care} emergency={emergency} />}
		</div>
	);
}
