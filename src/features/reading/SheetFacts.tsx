import type { ReactNode } from "react";
import type { LabelledFact } from "#schemas/pages/gauge.ts";
import { FactList } from "#src/blocks/FactList.tsx";
import { useTranslate } from "#src/data/shared.ts";
import { UnitSwitch } from "#src/features/units/UnitSwitch.tsx";

/** The quick facts of a sheet, with the units switch; `children` are shown first: the toxicity. */
export function SheetFacts({ facts, children }: { facts: LabelledFact[]; children: ReactNode }) {
	const t = useTranslate();
	return (
		<section className="sheet-facts md:col-start-2" aria-labelledby="facts">
			<div className="flex flex-wrap items-center justify-between gap-3 border-ink border-b pb-2">
				<h2 id="facts">{t("facts.title")}</h2>
				<UnitSwitch />
			</div>
			{children}
			<FactList facts={facts} />
		</section>
	);
}
