import { type ReactNode, useEffect, useMemo, useState } from "react";
import { unitsChoice } from "#schemas/shared/stored-values.ts";
import type { UnitSystem } from "#schemas/shared/units.ts";
import { store, stored } from "#src/data/storage.ts";
import { UnitsContext } from "#src/data/units.ts";

/**
 * Provides the chosen units to all pages. The first render is metric, like the prerendered page; if storage is blocked, a
 * choice lasts as long as the visit.
 */
export function UnitsProvider({ children }: { children: ReactNode }) {
	const [system, setSystem] = useState<UnitSystem | null>(null);
	useEffect(() => setSystem(stored(unitsChoice) ?? "metric"), []);
	const units = useMemo(() => {
		const choose = (chosen: UnitSystem) => {
			store(unitsChoice, chosen);
			setSystem(chosen);
		};
		return { system, choose };
	}, [system]);
	return <UnitsContext value={units}>{children}</UnitsContext>;
}
