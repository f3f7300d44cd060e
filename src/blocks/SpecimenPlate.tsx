import type { PlantCard } from "#schemas/plant/page-data.ts";
import { Picture } from "#src/ui/Picture.tsx";

/** A plant's picture in a thin frame, with the label that a herbarium would give it. */
export function SpecimenPlate({ plant, sizes }: { plant: PlantCard; sizes: string }) {
	return (
		<figure className="specimen">
			{plant.picture && <Picture picture={plant.picture} sizes={sizes} hero caption />}
			<figcaption>
				<strong>{plant.name}</strong>
				<i lang="la">{plant.latin}</i>
				<span className="small-label">{plant.family}</span>
				<span>{plant.origin}</span>
			</figcaption>
		</figure>
	);
}
