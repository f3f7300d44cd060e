import { useShared } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";

/** Where there are no plants yet: how they come here. */
export function EmptyList() {
	const { shell, t } = useShared();
	const finder = shell.tabs.find(({ name }) => name === "finder");
	return (
		<>
			<p>{t("myPlants.empty")}</p>
			<p className="care-tools">
				<LocalLink to="/fiches-plantes" className="button">
					{t("myPlants.browse")}
				</LocalLink>
				{finder && (
					<LocalLink to={finder.path} className="button quiet">
						{t("hero.cta.findPlant")}
					</LocalLink>
				)}
			</p>
		</>
	);
}
