import { useEffect, useState } from "react";
import type { LabelledFact } from "#schemas/gauge.ts";
import { unitsChoice } from "#schemas/spec/stored-values.ts";
import { FactList } from "#src/blocks/FactList.tsx";
import { useTranslate } from "#src/data/shared.ts";
import { store, stored } from "#src/data/storage.ts";

/** International signs, so the same in every language. */
const systems = { metric: "°C, cm", imperial: "°F, in" } as const;
type System = keyof typeof systems;

/** The quick facts of a sheet, with a switch between systems of units that is remembered. Without the app they are metric. */
export function SheetFacts({ facts }: { facts: LabelledFact[] }) {
	const t = useTranslate();
	const [system, setSystem] = useState<System | null>(null);
	useEffect(() => setSystem(stored(unitsChoice) ?? "metric"), []);
	const choose = (choice: System) => {
		store(unitsChoice, choice);
		setSystem(choice);
	};
	return (
		<section className="sheet-facts" aria-labelledby="facts">
			<div className="sheet-facts-head">
				<h2 id="facts">{t("facts.title")}</h2>
				{system !== null && (
					<fieldset aria-label={t("units.choose")} className="unit-switch">
						{(["metric", "imperial"] as const).map((each) => (
							<button key={each} type="button" aria-pressed={each === system} onClick={() => choose(each)}>
								{systems[each]}
							</button>
						))}
					</fieldset>
				)}
			</div>
			<FactList facts={facts} imperial={system === "imperial"} />
		</section>
	);
}
