import { useNavigate } from "react-router-dom";
import { useLocalize, useShared } from "#src/data/shared.ts";
import { notify } from "#src/features/notices/notify.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { TextButton } from "#src/ui/TextButton.tsx";
import { changeUndoably, removal } from "./change-undoably.ts";
import { withPlants } from "./collection.ts";
import { isoToday } from "./days.ts";
import { changeMyPlants, useMyPlants } from "./use-my-plants.ts";

/** Adds a plant to the visitor's list, or removes it. Not rendered on a site that has no page for the list. */
export function AddToMyPlants({ slug, name }: { slug: string; name: string }) {
	const { shell, t } = useShared();
	const saved = useMyPlants();
	const navigate = useNavigate();
	const localize = useLocalize();
	const path = shell.myPlants;
	if (path === null) return null;
	const kept = saved?.collection.pots.filter(({ plant }) => plant === slug) ?? [];
	const isKept = kept.length > 0;
	const toggle = () => {
		if (isKept) {
			changeUndoably(t("keepPlant.removed", { name }), removal(kept));
			return;
		}
		const lasting = changeMyPlants((before) => withPlants(before, [slug], isoToday()));
		notify({
			channel: "general",
			title: (t) => t("keepPlant.added", { name }),
			...(lasting ? {} : { text: (t) => t("keepPlant.notLasting"), stays: true }),
			action: { label: (t) => t("keepPlant.open"), run: () => void navigate(localize(path)) },
		});
	};
	return (
		<span className="inline-flex flex-wrap items-center gap-x-5 print:hidden unscripted:hidden">
			<TextButton data-live={`my-plants-${slug}`} onClick={toggle}>
				{isKept ? t("keepPlant.remove") : t("keepPlant.add")} <span className="sr-only">{name}</span>
			</TextButton>
			{isKept && (
				<LocalLink to={path} className="text-button">
					{t("keepPlant.open")}
				</LocalLink>
			)}
		</span>
	);
}
