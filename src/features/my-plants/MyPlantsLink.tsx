import { useShared } from "#src/data/shared.ts";
import { Icon } from "#src/ui/icons.tsx";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { countPlants, useStoredText } from "./stored-text.ts";

/** Links to the visitor's own plants, with their number, which is added after hydration. */
export function MyPlantsLink() {
	const { shell, t } = useShared();
	const count = countPlants(useStoredText() ?? "");
	if (shell.myPlants === null) return null;
	return (
		<LocalLink
			to={shell.myPlants}
			className="my-plants-link icon-button"
			aria-label={t("keepPlant.open") + (count ? ` (${count})` : "")}
		>
			<Icon name="my-plants" />
			{count ? (
				<span className="absolute top-0.5 right-0 min-w-5 rounded-full bg-leaf px-1 text-center font-semibold text-on-leaf text-xs leading-5 tabular-nums forced-color-adjust-none">
					{count}
				</span>
			) : null}
		</LocalLink>
	);
}
