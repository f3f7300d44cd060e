import type { KeepablePlant } from "#schemas/pages/my-plants/page-data.ts";
import { useTranslate } from "#src/data/shared.ts";
import { listNames } from "#src/ui/list-names.ts";
import { TextButton } from "#src/ui/TextButton.tsx";
import type { Pot } from "./collection.ts";
import { PlantChoice } from "./PlantChoice.tsx";

type Props = {
	pots: readonly Pot[];
	catalogue: readonly KeepablePlant[];
	onEdit(pot: Pot, part: Partial<Pot>): void;
	onRemove(pot: Pot, name: string): void;
};

/** Plants of the list that the catalogue no longer has under their slug: the visitor says which they are now, or removes them. */
export function Unlisted({ pots, catalogue, onEdit, onRemove }: Props) {
	const t = useTranslate();
	return pots.map((pot) => {
		const name = pot.name || listNames([pot.plant]);
		return (
			<div key={pot.id} className="notice print:hidden">
				<p>{t("myPlants.gone", { plant: name })}</p>
				<PlantChoice
					plants={catalogue}
					label={t("myPlants.nowCalled")}
					button={t("myPlants.rename")}
					onChoose={({ slug }) => onEdit(pot, { plant: slug })}
				/>
				<TextButton onClick={() => onRemove(pot, name)}>
					{t("keepPlant.remove")} <span className="sr-only">{name}</span>
				</TextButton>
			</div>
		);
	});
}
