import type { ReactNode } from "react";
import type { PlantListPage } from "#schemas/page-data.ts";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { CardCare } from "./CardCare.tsx";
import { FactList } from "./FactList.tsx";
import { LinkList } from "./LinkList.tsx";
import { Toxicity } from "./Toxicity.tsx";

/** What is known of a plant in brief, with its care where no sheet tells it; `children` is what one may do with it. */
export function PlantBrief({ plant, children }: { plant: PlantListPage["plants"][number]; children?: ReactNode }) {
	const t = useTranslate();
	const { path, name, description, facts, care, safeForCats } = plant;
	return (
		<div className="plant-brief">
			<p>{description}</p>
			<Toxicity toxicity={plant.toxicity} />
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
					...facts,
				]}
			/>
			{plant.airPurifyingClaim && <p className="fine">{t("plants.airPurifying")}</p>}
			{care && <CardCare care={care} />}
		</div>
	);
}
