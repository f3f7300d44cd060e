import type { KeepablePlant } from "#schemas/pages/my-plants/page-data.ts";

type Props = { plants: readonly KeepablePlant[]; label: string; button: string; onChoose(plant: KeepablePlant): void };

/** Chooses a plant of the catalogue; nothing if that is empty. */
export function PlantChoice({ plants, label, button, onChoose }: Props) {
	if (plants.length === 0) return null;
	return (
		<form
			className="my-4 flex flex-wrap items-end gap-3 print:hidden unscripted:hidden"
			onSubmit={(event) => {
				event.preventDefault();
				const slug = new FormData(event.currentTarget).get("plant");
				const plant = plants.find((each) => each.slug === slug);
				if (plant) onChoose(plant);
			}}
		>
			<label className="grid min-w-0 gap-1">
				<span>{label}</span>
				<select name="plant" className="control min-w-0" required defaultValue="">
					<option value="" />
					{plants.map(({ slug, name }) => (
						<option key={slug} value={slug}>
							{name}
						</option>
					))}
				</select>
			</label>
			<button type="submit" className="button">
				{button}
			</button>
		</form>
	);
}
