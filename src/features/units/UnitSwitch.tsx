import { useUnits } from "#src/data/units.ts";
import { UnitButtons } from "./UnitButtons.tsx";

/**
 * Switches the system of units on all pages. It needs the app; before hydration its space is reserved, at the end of the words
 * above it.
 */
export function UnitSwitch() {
	const { system, choose } = useUnits();
	return (
		<div className="unit-place min-h-11 unscripted:hidden wide:[.prose+&]:-mt-11 wide:[.prose+&]:ml-auto wide:[.prose+&]:w-fit [.prose+&]:mt-4">
			{system !== null && <UnitButtons system={system} choose={choose} />}
		</div>
	);
}
