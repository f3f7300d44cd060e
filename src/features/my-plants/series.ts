import type { Lang } from "#schemas/shared/languages.ts";
import { pinPath } from "#schemas/shared/url.ts";
import type { Series } from "./calendar-file.ts";
import { describeAdvice, describeSeason, type SentenceContext } from "./describe.ts";
import type { PlantPlan } from "./schedule.ts";

/** The events of a calendar file: one series per plant, check and season, in the page's language. */
export function seriesOf(plans: readonly PlantPlan[], sentences: SentenceContext, site: { url: string }, lang: Lang): Series[] {
	const { host } = new URL(site.url);
	return plans.flatMap(({ plant, tasks }) =>
		tasks.flatMap((task) =>
			task.seasons.map((season, index) => ({
				uid: `${plant.slug}-${task.kind}-${index}@${host}`,
				kind: task.kind,
				season,
				title: sentences.t("myPlants.event", { task: sentences.t(`myPlants.task.${task.kind}`), plant: plant.name }),
				text: `${describeAdvice(task, plant, sentences)}\n${describeSeason(task, season, plant, sentences)}`,
				url: site.url + pinPath(plant.path, lang),
			})),
		),
	);
}
