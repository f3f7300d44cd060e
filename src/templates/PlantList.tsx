import type { PlantListPage, ScreenPage } from "#schemas/pages/page-data.ts";
import { PageIntro } from "#src/blocks/PageHead.tsx";
import { PlantBrief } from "#src/blocks/PlantBrief.tsx";
import { PlantTile } from "#src/blocks/PlantTile.tsx";
import { FilteredList } from "#src/features/catalogue/FilteredList.tsx";
import { OpenedPlant } from "#src/features/catalogue/OpenedPlant.tsx";
import { PlantAtAnchor } from "#src/features/catalogue/PlantAtAnchor.tsx";
import { partOfList } from "#src/features/catalogue/use-long-list.ts";
import { usePartOfAnchor } from "#src/features/catalogue/use-part-of-anchor.ts";
import { AddToMyPlants } from "#src/features/my-plants/AddToMyPlants.tsx";
import { UnitSwitch } from "#src/features/units/UnitSwitch.tsx";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import "./plant-list.css";

/** Classes of the grid of cards. */
const grid = () => "grid-cols-[repeat(auto-fill,minmax(min(8.75rem,100%),1fr))] gap-x-4 gap-y-6 sm:gap-x-5 wide:grid-cols-4";

export function PlantList({ page }: { page: PlantListPage }) {
	usePartOfAnchor(page.listing, page.paging);
	return (
		<>
			<PageIntro page={page} />
			<UnitSwitch />
			<FilteredList listing={page.listing} items={page.plants} part={partOfList(page, plantsOf)} layout="side" grid={grid}>
				{(plant) => (
					<PlantTile key={plant.slug} plant={plant}>
						{import.meta.env.SSR && (
							<PlantBrief plant={plant} details={null} drawn={false}>
								{plant.care && (
									<p>
										<LocalLink to={plant.care.path} className="button">
											{plant.care.label}
											<span className="sr-only"> {plant.name}</span>
										</LocalLink>
									</p>
								)}
							</PlantBrief>
						)}
					</PlantTile>
				)}
			</FilteredList>
			<PlantAtAnchor plants={page.plants}>
				{(plant) => (
					<OpenedPlant plant={plant} emergency={page.emergency}>
						<AddToMyPlants slug={plant.slug} name={plant.name} />
					</OpenedPlant>
				)}
			</PlantAtAnchor>
		</>
	);
}

const plantsOf = (page: ScreenPage) => (page.template === "plant-list" ? page.plants : []);
