import type { ReactNode } from "react";
import type { RichText } from "#schemas/content/rich-text.ts";
import type { PlantListPage } from "#schemas/pages/page-data.ts";
import type { PlantDetails } from "#schemas/pages/plant/page-data.ts";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { CardCare } from "./CardCare.tsx";
import { FactList } from "./FactList.tsx";
import { LinkList } from "./LinkList.tsx";
import { Toxicity } from "./Toxicity.tsx";

type Props = {
	plant: PlantListPage["plants"][number];
	/** The details loaded when its card is opened; null if they are shown elsewhere, or have not loaded. */
	details: PlantDetails | null;
	/** Emergency contacts, for a plant whose care section describes symptoms of poisoning. */
	emergency?: RichText | null;
	/** Whether toxicity is shown with icons. */
	drawn?: boolean;
	/** Actions for the plant. */
	children?: ReactNode;
};

/** A plant in brief, with its care if it has no sheet. */
export function PlantBrief({ plant, details, emergency = null, drawn = true, children }: Props) {
	const t = useTranslate();
	const { path, name, description, safeForCats } = plant;
	return (
		<div className="plant-brief">
			<p>{description}</p>
			<Toxicity toxicity={plant.toxicity} sources drawn={drawn} />
			{safeForCats.length > 0 && (
				<div className="safe-for-cats text-note leading-snug [&_a]:inline-block [&_a]:py-1.5 [&>ul]:flex [&>ul]:flex-wrap [&>ul]:gap-x-4">
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
					{ label: t("plants.water"), value: plant.water },
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
