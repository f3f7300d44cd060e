import type { ReactNode } from "react";
import type { Terms } from "#schemas/generated/terms.ts";
import type { PlantCard, Toxicity } from "#schemas/pages/plant/page-data.ts";
import { useTranslate } from "#src/data/shared.ts";
import { Icon } from "#src/ui/icons.tsx";

/** From severe to harmless; an undocumented toxicity counts as unknown. */
const severities: readonly Terms["severity"][] = ["severe", "moderate", "mild", "unknown", "none"];

/** The two traits that decide whether a plant is an option, light and toxicity, in words beside their icons. */
export function PlantTraits({ plant: { light, toxicity } }: { plant: PlantCard }) {
	const t = useTranslate();
	/** «Chats, chiens : toxique» */
	const nameGroup = (group: readonly Toxicity[]) =>
		t("filters.named", {
			name: group.map(({ who, label }, index) => (index === 0 ? label : t(`toxicity.inList.${who}`))).join(", "),
			values: group[0]?.severityLabel ?? "",
		});
	const groups = severities
		.map((severity) => toxicity.filter((each) => each.severity === severity))
		.filter((group) => group.length > 0);
	const worst = groups[0]?.[0]?.severity;
	return (
		<ul className="mt-1 flex flex-col gap-1 text-sm [&_.icon]:size-5">
			<Trait icon={<Icon name="light" />}>{t("filters.named", { name: t("plants.light"), values: light })}</Trait>
			<Trait icon={<Icon name="cat" />} mark={worst && marks[worst]}>
				{groups.map(nameGroup).join(" · ")}
			</Trait>
		</ul>
	);
}

const struckOut = "after:absolute after:inset-x-0 after:content-[''] after:top-1/2 after:h-0.5 after:-rotate-45 after:bg-clay";

/** How the cat of a severity is drawn: dashed where nothing is known, struck out where a plant is toxic. */
const marks: Partial<Record<Terms["severity"], string>> = {
	unknown: "[&>svg]:[stroke-dasharray:2.5_2.5] [&>svg]:text-faded",
	mild: struckOut,
	moderate: struckOut,
	severe: struckOut,
};

function Trait({ icon, mark = "", children }: { icon: ReactNode; mark?: string | undefined; children: ReactNode }) {
	return (
		<li className="flex gap-2 first-letter:uppercase">
			<span className={`relative h-5 text-leaf ${mark}`}>{icon}</span>
			<span>{children}</span>
		</li>
	);
}
