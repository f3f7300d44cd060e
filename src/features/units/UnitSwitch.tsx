import { unitSystemSigns, unitSystems } from "#schemas/shared/units.ts";
import { useTranslate } from "#src/data/shared.ts";
import { useUnits } from "#src/data/units.ts";

/** Switches the system of units on all pages. It needs the app; before hydration its space is reserved. */
export function UnitSwitch() {
	const t = useTranslate();
	const { system, choose } = useUnits();
	return (
		<div className="unit-place">
			{system !== null && (
				<fieldset aria-label={t("units.choose")} className="unit-switch">
					{unitSystems.map((each) => (
						<button key={each} type="button" aria-pressed={each === system} onClick={() => choose(each)}>
							{unitSystemSigns[each]}
						</button>
					))}
				</fieldset>
			)}
		</div>
	);
}
