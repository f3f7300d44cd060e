import { createContext, use, useMemo } from "react";
import type { ScreenPage } from "#schemas/page-data.ts";
import { inUnits } from "#schemas/spec/differences.ts";
import type { UnitSystem } from "#schemas/spec/units.ts";

export type Units = {
	/** Null in the prerendered page, which is metric and knows no choice. */
	system: UnitSystem | null;
	choose(system: UnitSystem): void;
};

export const UnitsContext = createContext<Units>({ system: null, choose: () => {} });

/** The system of units that the visitor has chosen. */
export function useUnits(): Units {
	return use(UnitsContext);
}

/** A page as the visitor reads it: its figures in the units of their choice, titles for machines as they were. */
export function useInUnits<Page extends ScreenPage>(page: Page): Page {
	const { system } = useUnits();
	return useMemo(() => inUnits(page, system), [system, page]);
}
