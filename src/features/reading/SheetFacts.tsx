import type { ReactNode } from "react";
import type { LabelledFact } from "#schemas/pages/gauge.ts";
import { FactList } from "#src/blocks/FactList.tsx";
import { useTranslate } from "#src/data/shared.ts";
import { UnitSwitch } from "#src/features/units/UnitSwitch.tsx";

/** The quick facts of a sheet, with the units switch; `children` are shown first: the toxicity. */
export function SheetFacts({ facts, children }: { facts: LabelledFact[]; children: ReactNode }) {
	const t = useTranslate();
	return (
		<section className="sheet-facts" aria-labelledby="facts">
			<div className="sheet-facts-head spread">
				<h2 id="facts">{t("facts.title")}</h2>
				<UnitSwitch />
			</div>
			{children}
			<FactList facts={facts} />
		</section>
	);
}
