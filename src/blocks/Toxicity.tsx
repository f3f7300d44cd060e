import type { PlantCard } from "#schemas/plant/page-data.ts";
import { useTranslate } from "#src/data/shared.ts";

/** Who a plant harms, in words. The mark before the words is decoration; colour alone says nothing. */
export function Toxicity({ toxicity, sources = false }: { toxicity: PlantCard["toxicity"]; sources?: boolean }) {
	const t = useTranslate();
	return (
		<ul className="toxicity">
			{toxicity.map(({ who, label, severity, severityLabel, source }) => (
				<li key={who} data-severity={severity}>
					<strong>{label}</strong> {severityLabel}
					{sources && source && <small>{t("toxicity.source", { source })}</small>}
				</li>
			))}
		</ul>
	);
}
