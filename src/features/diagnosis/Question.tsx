import type { Picture as PictureData } from "#schemas/content/picture.ts";
import type { Facet } from "#schemas/pages/listing.ts";
import { useTranslate } from "#src/data/shared.ts";
import { Picture } from "#src/ui/Picture.tsx";

type Props = { facet: Facet; chosen: string | null; onChoose(id: string | null): void };

/** A question about signs, with at most one answer; some of them are drawn. */
export function SignChoice({ facet, drawings, chosen, onChoose }: Props & { drawings: Record<string, PictureData> }) {
	const t = useTranslate();
	const answers: { id: string | null; label: string }[] = [...facet.options, { id: null, label: t("diagnosis.any") }];
	return (
		<fieldset className="border-line not-first:mt-6 not-first:border-t not-first:pt-4">
			<legend className="float-left w-full font-semibold font-serif text-xl">{facet.label}</legend>
			<div className="clear-both grid grid-cols-[repeat(auto-fill,minmax(min(9.25rem,100%),1fr))] gap-2 pt-2">
				{answers.map(({ id, label }) => {
					const drawing = id === null ? undefined : drawings[id];
					return (
						<label
							key={id}
							className={`relative flex min-h-11 cursor-pointer flex-wrap content-center items-center gap-x-2 gap-y-1 rounded-sm border border-faded bg-paper px-3 py-1.5 leading-snug hover:border-leaf ${id === null ? "has-checked:font-semibold has-checked:text-leaf" : "has-checked:border-leaf has-checked:bg-leaf has-checked:text-on-leaf has-checked:forced-color-adjust-none"}`}
						>
							<input
								type="radio"
								name={facet.id}
								value={id ?? ""}
								checked={chosen === id}
								onChange={() => onChoose(id)}
								className="absolute inset-0 z-1 size-full cursor-pointer appearance-none rounded-sm"
							/>
							{drawing && (
								<span className="w-20 shrink-0 rounded-sm bg-plate">
									<Picture picture={drawing} sizes="5rem" />
								</span>
							)}
							<span className="min-w-0 grow basis-[5em] hyphens-auto">{label}</span>
						</label>
					);
				})}
			</div>
		</fieldset>
	);
}

/** The question which plant it is, answered from the catalogue. */
export function PlantQuestion({ facet, chosen, onChoose }: Props) {
	const t = useTranslate();
	return (
		<label className="mt-6 block border-line border-t pt-4">
			<span className="block pb-2 font-semibold font-serif text-xl">{facet.label}</span>
			<select
				className="control w-full"
				name={facet.id}
				value={chosen ?? ""}
				onChange={(event) => onChoose(event.currentTarget.value || null)}
			>
				<option value="">{t("diagnosis.otherPlant")}</option>
				{facet.options.map(({ id, label }) => (
					<option key={id} value={id}>
						{label}
					</option>
				))}
			</select>
		</label>
	);
}
