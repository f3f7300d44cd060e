import { myPlantsLimits } from "#schemas/shared/my-plants.ts";
import { useTranslate } from "#src/data/shared.ts";
import type { Pot } from "./collection.ts";

type Props = { pot: Pot; onEdit(part: Partial<Pot>): void };

/** What the visitor notes about a plant; kept when a field is left. */
export function PotForm({ pot, onEdit }: Props) {
	const t = useTranslate();
	return (
		<div className="grid gap-3 py-3 text-note">
			<Field label={t("myPlants.ownName")} value={pot.name} onEnter={(name) => onEdit({ name })} />
			<label className="flex min-h-11 items-center gap-3">
				<input
					type="checkbox"
					className="size-5 accent-leaf"
					checked={pot.outdoors}
					onChange={({ currentTarget }) => onEdit({ outdoors: currentTarget.checked })}
				/>
				{t("myPlants.isOutdoors")}
			</label>
			<Field label={t("myPlants.place")} value={pot.place} onEnter={(place) => onEdit({ place })} />
			<Field label={t("myPlants.bought")} type="date" value={pot.bought} onEnter={(bought) => onEdit({ bought })} />
			<Field label={t("myPlants.note")} value={pot.note} onEnter={(note) => onEdit({ note })} />
		</div>
	);
}

type FieldProps = { label: string; type?: "date"; value: string; onEnter(value: string): void };

function Field({ label, type, value, onEnter }: FieldProps) {
	return (
		<label className="grid min-w-0 gap-1">
			{label}
			<input
				// A value from another tab replaces what the field shows.
				key={value}
				className="control w-full min-w-0"
				type={type}
				defaultValue={value}
				maxLength={myPlantsLimits.words}
				// Of dates: a year of more digits could not be stored.
				max={type && "9999-12-31"}
				onBlur={({ currentTarget }) => {
					if (currentTarget.value !== value) onEnter(currentTarget.value.trim());
				}}
			/>
		</label>
	);
}
