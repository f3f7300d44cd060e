import type { KeepablePlant } from "#schemas/pages/my-plants/page-data.ts";
import { dayFormat } from "#schemas/shared/day.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import { myPlantsLimits } from "#schemas/shared/my-plants.ts";
import type { Translate } from "#src/i18n/translate.ts";
import { listNames } from "#src/ui/list-names.ts";
import type { TaskKind } from "./collection.ts";
import { type Day, momentOf } from "./days.ts";
import type { CheckDay } from "./due.ts";
import type { PlantPlan, Season, Task } from "./schedule.ts";

/** Creates a date formatter: «samedi 28 novembre», with the year if it is not the current one. */
export function dayWriter(lang: Lang, today: Day): (day: Day) => string {
	const options = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
	const short = dayFormat(lang, options);
	const long = dayFormat(lang, { ...options, year: "numeric" });
	const yearOf = (day: Day) => momentOf(day).getUTCFullYear();
	return (day) => (yearOf(day) === yearOf(today) ? short : long)(momentOf(day));
}

/** «avril–septembre : tous les 7–10 jours». `months` are the names of the months. */
export function describeSeason(
	{ kind }: Task,
	season: Season,
	plant: KeepablePlant,
	{ t, months }: { t: Translate; months: readonly string[] },
): string {
	const rhythm =
		kind === "shelter"
			? t("myPlants.below", { rhythm: describeRhythm(season, t), limit: limitOf(plant) })
			: describeRhythm(season, t);
	if (season.months.length === 12) return t("myPlants.allYear", { rhythm });
	const month = (number: number | undefined) => months[(number ?? 1) - 1] ?? "";
	return t("myPlants.season", { first: month(season.months[0]), last: month(season.months.at(-1)), rhythm });
}

function describeRhythm({ every: { min, max }, unit }: Season, t: Translate): string {
	if (max === 1) return t(`myPlants.each.${unit}`);
	return t(`myPlants.every.${unit}`, { range: min === max ? min : `${min}–${max}` });
}

/** «Vérifier l’arrosage : Pothos, Aloe vera»; of cold nights with the limit of each plant. */
export function describeCheck(kind: TaskKind, plans: readonly PlantPlan[], t: Translate): string {
	const names = plans.map(({ name, plant }) => (kind === "shelter" ? `${name} (${limitOf(plant)})` : name));
	return t("myPlants.event", { task: t(`myPlants.task.${kind}`), plant: names.join(", ") });
}

/** The event of a day in the calendar file: its title names the plants, its description says what to check, and how. */
export function describeDay({ checks }: CheckDay, t: Translate): { title: string; text: string } {
	const names = new Set(checks.flatMap(({ plans }) => plans.map(({ name }) => name)));
	return {
		title: t("myPlants.calendarEvent", { plants: listNames([...names]) }),
		text: checks.map(({ kind, plans }) => `${describeCheck(kind, plans, t)}\n${t(`myPlants.about.${kind}`)}`).join("\n"),
	};
}

/** What was taken from a file, and how much was left out: invalid details, and plants beyond the limit. */
export function describeOpened(
	{ added, there, details, beyond }: { added: number; there: number; details: number; beyond: number },
	t: Translate,
): string {
	return [
		describeAdded(added, there, t),
		...(details > 0 ? [t("myPlants.details", { count: details })] : []),
		...(beyond > 0 ? [t("myPlants.beyond", { count: beyond, limit: myPlantsLimits.plants })] : []),
	].join(" ");
}

/** How many plants were added to the list, and how many were on it already. */
export function describeAdded(added: number, there: number, t: Translate): string {
	const sentences = [t("myPlants.kept", { count: added }), ...(there > 0 ? [t("myPlants.alreadyKept", { count: there })] : [])];
	return sentences.join(" ");
}

function limitOf({ care: { shelter } }: KeepablePlant): string {
	return shelter?.limit ?? "";
}
