import type { Lang } from "#schemas/spec/languages.ts";
import { pinPath } from "#schemas/spec/url.ts";
import type { Series } from "./calendar-file.ts";
import { type Speech, sayAdvice, saySeason } from "./say.ts";
import type { PlantPlan } from "./schedule.ts";

/** The events of a calendar file: one series per plant, check and season, in the page's language. */
export function seriesOf(plans: readonly PlantPlan[], speech: Speech, site: { url: string }, lang: Lang): Series[] {
	const { host } = new URL(site.url);
	return plans.flatMap(({ plant, tasks }) =>
		tasks.flatMap((task) =>
			task.seasons.map((season, index) => ({
				uid: `${plant.slug}-${task.kind}-${index}@${host}`,
				kind: task.kind,
				season,
				title: speech.t("myPlants.event", { task: speech.t(`myPlants.task.${task.kind}`), plant: plant.name }),
				text: `${sayAdvice(task, plant, speech)}\n${saySeason(task, season, plant, speech)}`,
				url: site.url + pinPath(plant.path, lang),
			})),
		),
	);
}
