import type { MyPlantsPage } from "#schemas/pages/my-plants/page-data.ts";
import { PlatedPlants } from "#src/blocks/PlatedPlants.tsx";
import { useShared } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { TextButton } from "#src/ui/TextButton.tsx";
import { PlantChoice } from "./PlantChoice.tsx";

type Props = {
	page: MyPlantsPage;
	onAdd(plant: { slug: string; name: string }): void;
};

/** Shown when there are no plants yet: how to add them, and some easy ones to start with. */
export function EmptyList({ page: { plants, easy }, onAdd }: Props) {
	const { shell, t } = useShared();
	const finder = shell.tabs.find(({ name }) => name === "finder");
	return (
		<>
			<p>{t("myPlants.empty")}</p>
			<PlantChoice plants={plants} label={t("myPlants.choose")} button={t("myPlants.add")} onChoose={onAdd} />
			<p className="actions mt-5">
				<LocalLink to="/fiches-plantes" className="button">
					{t("myPlants.browse")}
				</LocalLink>
				{finder && (
					<LocalLink to={finder.path} className="button quiet">
						{t("hero.cta.findPlant")}
					</LocalLink>
				)}
			</p>
			{easy.length > 0 && (
				<>
					<h3 className="mt-10 mb-4">{t("features.hardy.title")}</h3>
					<PlatedPlants plants={easy}>
						{(plant) => (
							<span className="relative z-1 mt-auto inline-flex flex-wrap items-center gap-x-5 self-start print:hidden unscripted:hidden">
								<TextButton data-live={`easy-${plant.slug}`} onClick={() => onAdd(plant)}>
									{t("keepPlant.add")} <span className="sr-only">{plant.name}</span>
								</TextButton>
							</span>
						)}
					</PlatedPlants>
				</>
			)}
		</>
	);
}
