import { useShared } from "#src/data/shared.ts";
import { Icon } from "#src/ui/icons.tsx";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { PlantCount } from "./PlantCount.tsx";
import { countPlants, useStoredText } from "./stored-text.ts";

/** Links to the visitor's own plants, with their number, which is added after hydration. */
export function MyPlantsLink() {
	const { shell, t } = useShared();
	const count = countPlants(useStoredText() ?? "");
	if (shell.myPlants === null) return null;
	return (
		<LocalLink
			to={shell.myPlants}
			className="icon-button relative rounded-sm"
			aria-label={t("keepPlant.open") + (count ? ` (${count})` : "")}
		>
			<Icon name="my-plants" />
			{count ? <PlantCount count={count} /> : null}
		</LocalLink>
	);
}
