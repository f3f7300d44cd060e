import { type UnitSystem, unitSystemSigns, unitSystems } from "#schemas/shared/units.ts";
import { useTranslate } from "#src/data/shared.ts";

/** A button for each system of units. */
export function UnitButtons({ system, choose }: { system: UnitSystem; choose(system: UnitSystem): void }) {
	const t = useTranslate();
	return (
		<fieldset aria-label={t("units.choose")} className="flex">
			{unitSystems.map((each) => (
				<button
					key={each}
					type="button"
					className="-ml-px min-h-11 border border-line px-3 text-note tabular-nums first:ml-0 first:rounded-l-sm last:rounded-r-sm aria-pressed:relative aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:font-semibold aria-pressed:text-on-leaf forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]"
					aria-pressed={each === system}
					onClick={() => choose(each)}
				>
					{unitSystemSigns[each]}
				</button>
			))}
		</fieldset>
	);
}
