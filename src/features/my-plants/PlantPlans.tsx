import type { ReactNode } from "react";
import { atBase } from "#src/data/base.ts";
import { useTranslate } from "#src/data/shared.ts";
import { DrawnImage } from "#src/ui/DrawnImage.tsx";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { type Day, nextCheck } from "./dates.ts";
import { describeSeason, type SentenceContext } from "./describe.ts";
import type { PlantPlan } from "./schedule.ts";

type Props = {
	plans: readonly PlantPlan[];
	sentences: SentenceContext;
	today: Day;
	writeDay(day: Day): string;
	children?(plan: PlantPlan): ReactNode;
};

/** With more plants than this their texts are in closed disclosures: the calendar below has the same information in short. */
const unfoldedMax = 3;

/** Plants with their checks, in words, and the next due dates; `children` renders actions for a plant. */
export function PlantPlans({ plans, sentences, today, writeDay, children }: Props) {
	const t = useTranslate();
	return (
		<ul className="columns items-start">
			{plans.map((plan) => (
				<li key={plan.plant.slug} className="card">
					<div className="flex items-center gap-4 max-tight:flex-col max-tight:items-start [&_img]:h-19.25 [&_img]:w-16 [&_img]:bg-paper [&_img]:object-contain">
						{plan.plant.picture && (
							<DrawnImage src={atBase(plan.plant.picture)} alt="" width={64} height={77} loading="lazy" decoding="async" />
						)}
						<h3>
							<LocalLink to={plan.plant.path}>{plan.plant.name}</LocalLink>
						</h3>
					</div>
					<details open={plans.length <= unfoldedMax}>
						<summary className="chevron justify-between font-semibold text-leaf">
							{t("myPlants.check")} <span className="sr-only">{plan.plant.name}</span>
						</summary>
						<dl className="text-note leading-snug">
							{plan.tasks.map((task) => (
								<div key={task.kind} className="border-line border-t py-2">
									<dt className="font-semibold">{t(`myPlants.task.${task.kind}`)}</dt>
									<dd className="text-ink tabular-nums first-letter:uppercase">
										{t("myPlants.next", { day: writeDay(nextCheck(task, today).day) })}
									</dd>
									{task.seasons.map((season) => (
										<dd key={season.months[0]} className="text-faded tabular-nums first-letter:uppercase">
											{describeSeason(task, season, plan.plant, sentences)}
										</dd>
									))}
								</div>
							))}
						</dl>
					</details>
					{children?.(plan)}
				</li>
			))}
		</ul>
	);
}
