import type { ReactNode } from "react";
import type { Terms } from "#schemas/generated/terms.ts";
import type { PlantCard } from "#schemas/pages/plant/page-data.ts";
import { useTranslate } from "#src/data/shared.ts";
import { Icon } from "#src/ui/icons.tsx";
import { TraitIcon } from "./TraitIcon.tsx";

/** From harmless to severe; an undocumented toxicity counts as unknown. */
const severities: readonly Terms["severity"][] = ["none", "unknown", "mild", "moderate", "severe"];

/**
 * A plant's traits on its card as four icons, whose shapes are defined once per page (`TraitDrawings`); screen readers get the
 * text.
 */
export function PlantTraits({ plant }: { plant: PlantCard }) {
	const t = useTranslate();
	const { levels, light, water, difficulty, toxicity } = plant;
	const worst = toxicity.map(({ severity }) => severity).sort((a, b) => severities.indexOf(b) - severities.indexOf(a))[0];
	return (
		<ul className="mt-1 flex gap-2.5 text-leaf *:relative *:z-1 [&_.icon]:size-5">
			<Trait label={t("plants.light")} value={light}>
				<TraitIcon trait="light" level={levels.light} />
			</Trait>
			<Trait label={t("plants.water")} value={water}>
				<TraitIcon trait="water" level={levels.water} />
			</Trait>
			<Trait label={t("plants.difficulty")} value={difficulty}>
				<TraitIcon trait="difficulty" level={levels.difficulty} />
			</Trait>
			<Trait
				label={t("plants.toxicity")}
				value={toxicity.map(({ label, severityLabel }) => `${label} ${severityLabel}`).join(", ")}
				severity={worst}
			>
				<Icon name="cat" />
			</Trait>
		</ul>
	);
}

const struckOut = "text-clay after:absolute after:inset-x-0 after:top-1/2 after:h-0.5 after:-rotate-45 after:bg-clay";

/** How the cat of a severity is drawn: dashed where nothing is known, struck out where a plant is toxic. */
const marks: Partial<Record<Terms["severity"], string>> = {
	unknown: "[&>svg]:[stroke-dasharray:2.5_2.5] [&>svg]:text-faded",
	mild: struckOut,
	moderate: struckOut,
	severe: struckOut,
};

type TraitProps = { label: string; value: string; severity?: Terms["severity"] | undefined; children: ReactNode };

function Trait({ label, value, severity, children }: TraitProps) {
	return (
		<li title={`${label} : ${value}`} className={severity && marks[severity]}>
			{children}
			<span className="sr-only">
				{label}: {value}
			</span>
		</li>
	);
}
