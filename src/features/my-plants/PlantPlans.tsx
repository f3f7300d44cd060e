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
		<ul className="columns plant-plans">
			{plans.map((plan) => (
				<li key={plan.plant.slug} className="card">
					<div className="plant-plan-head">
						{plan.plant.picture && (
							<DrawnImage src={atBase(plan.plant.picture)} alt="" width={64} height={77} loading="lazy" decoding="async" />
						)}
						<h3>
							<LocalLink to={plan.plant.path}>{plan.plant.name}</LocalLink>
						</h3>
					</div>
					<details open={plans.length <= unfoldedMax}>
						<summary className="chevron">
							{t("myPlants.check")} <span className="sr-only">{plan.plant.name}</span>
						</summary>
						<dl>
							{plan.tasks.map((task) => (
								<div key={task.kind}>
									<dt>{t(`myPlants.task.${task.kind}`)}</dt>
									<dd className="plant-plan-next">{t("myPlants.next", { day: writeDay(nextCheck(task, today).day) })}</dd>
									{task.seasons.map((season) => (
										<dd key={season.months[0]}>{describeSeason(task, season, plan.plant, sentences)}</dd>
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
