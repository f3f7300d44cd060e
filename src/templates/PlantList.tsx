import type { PlantListPage, ScreenPage } from "#schemas/page-data.ts";
import { PageHead } from "#src/blocks/PageHead.tsx";
import { PlantTile } from "#src/blocks/PlantTile.tsx";
import { RichText } from "#src/blocks/RichText.tsx";
import { FilteredList } from "#src/features/catalogue/FilteredList.tsx";
import { useAskedCard } from "#src/features/catalogue/use-asked-card.ts";
import { useAskedPart } from "#src/features/catalogue/use-asked-part.ts";
import { partOfList } from "#src/features/catalogue/use-long-list.ts";
import { AddToMyPlants } from "#src/features/my-plants/AddToMyPlants.tsx";
import { UnitSwitch } from "#src/features/units/UnitSwitch.tsx";

export function PlantList({ page }: { page: PlantListPage }) {
	const asked = useAskedCard(page.plants);
	useAskedPart(page.listing, page.paging);
	return (
		<>
			<PageHead page={page} />
			<div className="prose">
				<RichText text={page.body} />
			</div>
			<UnitSwitch />
			<FilteredList listing={page.listing} things={page.plants} part={partOfList(page, plantsOf)} layout="side" asked={asked}>
				{(plant) => (
					<PlantTile key={plant.slug} plant={plant} facts={plant.facts} care={plant.care} safeForCats={plant.safeForCats}>
						<AddToMyPlants slug={plant.slug} name={plant.name} />
					</PlantTile>
				)}
			</FilteredList>
		</>
	);
}

const plantsOf = (page: ScreenPage) => (page.template === "plant-list" ? page.plants : []);
