import { createContext, use, useMemo } from "react";
import type { ScreenPage } from "#schemas/pages/page-data.ts";
import { inUnits } from "#schemas/shared/differences.ts";
import type { UnitSystem } from "#schemas/shared/units.ts";

export type Units = {
	/** Null in the prerendered page, which is metric and has no stored choice. */
	system: UnitSystem | null;
	choose(system: UnitSystem): void;
};

export const UnitsContext = createContext<Units>({ system: null, choose: () => {} });

/** The chosen system of units. */
export function useUnits(): Units {
	return use(UnitsContext);
}

/** A page with its figures in the visitor's units; metadata for machines is unchanged. */
export function useInUnits<Page extends ScreenPage>(page: Page): Page {
	const { system } = useUnits();
	return useMemo(() => inUnits(page, system), [system, page]);
}
