import { useEffect, useState } from "react";
import type { PlantListPage } from "#schemas/page-data.ts";
import { unitsChoice } from "#schemas/spec/stored-values.ts";
import { PageHead } from "#src/blocks/PageHead.tsx";
import { PlantTile } from "#src/blocks/PlantTile.tsx";
import { RichText } from "#src/blocks/RichText.tsx";
import { stored } from "#src/data/storage.ts";
import { FilteredList } from "#src/features/catalogue/FilteredList.tsx";
import { useAskedCard } from "#src/features/catalogue/use-asked-card.ts";
import { AddToMyPlants } from "#src/features/my-plants/AddToMyPlants.tsx";

export function PlantList({ page }: { page: PlantListPage }) {
	const [imperial, setImperial] = useState(false);
	useEffect(() => setImperial(stored(unitsChoice) === "imperial"), []);
	const asked = useAskedCard(page.plants);
	return (
		<>
			<PageHead page={page} />
			<div className="prose">
				<RichText text={page.body} />
			</div>
			<FilteredList listing={page.listing} things={page.plants} layout="side" asked={asked}>
				{(plant) => (
					<PlantTile key={plant.slug} plant={plant} facts={plant.facts} imperial={imperial} safeForCats={plant.safeForCats}>
						<AddToMyPlants slug={plant.slug} name={plant.name} />
					</PlantTile>
				)}
			</FilteredList>
		</>
	);
}
