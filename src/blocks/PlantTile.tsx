import type { PlantCard } from "#schemas/page-data.ts";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { Picture } from "#src/ui/Picture.tsx";
import { FactList } from "./FactList.tsx";
import { Toxicity } from "./Toxicity.tsx";

/** A plant of the catalogue. Its id is the anchor that links to it use. Who took its photo stands on its sheet, if it has one. */
export function PlantTile({ plant }: { plant: PlantCard }) {
	const t = useTranslate();
	return (
		<article className="card plant" id={plant.slug}>
			{plant.picture && (
				<Picture picture={plant.picture} sizes="(min-width: 64rem) 21rem, (min-width: 40rem) 44vw, 84vw" caption={!plant.path} />
			)}
			<p className="label">{plant.category}</p>
			<h2>{plant.path ? <LocalLink to={plant.path}>{plant.name}</LocalLink> : plant.name}</h2>
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
		</article>
	);
}
