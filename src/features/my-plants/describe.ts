import type { KeepablePlant } from "#schemas/pages/my-plants/page-data.ts";
import { dayFormat } from "#schemas/shared/day.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import type { Translate } from "#src/i18n/translate.ts";
import { type Day, momentOf } from "./dates.ts";
import type { Season, Task } from "./schedule.ts";

/** What sentences about checks need: the translate function and the month names (January first). */
export type SentenceContext = { t: Translate; months: readonly string[] };

/** Creates a date formatter: «samedi 28 novembre», with the year if it is not the current one. */
export function dayWriter(lang: Lang, today: Day): (day: Day) => string {
	const options = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
	const short = dayFormat(lang, options);
	const long = dayFormat(lang, { ...options, year: "numeric" });
	const yearOf = (day: Day) => momentOf(day).getUTCFullYear();
	return (day) => (yearOf(day) === yearOf(today) ? short : long)(momentOf(day));
}

/** «avril–septembre : tous les 7–10 jours» */
export function describeSeason({ kind }: Task, season: Season, plant: KeepablePlant, { t, months }: SentenceContext): string {
	const rhythm =
		kind === "shelter"
			? t("myPlants.below", { rhythm: describeRhythm(season, t), limit: limitOf(plant) })
			: describeRhythm(season, t);
	if (season.months.length === 12) return t("myPlants.allYear", { rhythm });
	const month = (number: number | undefined) => months[(number ?? 1) - 1] ?? "";
	return t("myPlants.season", { first: month(season.months[0]), last: month(season.months.at(-1)), rhythm });
}

/** What to look for when a check is due. */
export function describeAdvice({ kind }: Task, plant: KeepablePlant, { t }: SentenceContext): string {
	return kind === "shelter" ? t("myPlants.about.shelter", { limit: limitOf(plant) }) : t(`myPlants.about.${kind}`);
}

function describeRhythm({ every: { min, max }, unit }: Season, t: Translate): string {
	if (max === 1) return t(`myPlants.each.${unit}`);
	return t(`myPlants.every.${unit}`, { range: min === max ? min : `${min}–${max}` });
}

/** How many plants were added to the list, and how many were on it already. */
export function describeAdded(added: number, there: number, t: Translate): string {
	const sentences = [t("myPlants.kept", { count: added }), ...(there > 0 ? [t("myPlants.alreadyKept", { count: there })] : [])];
	return sentences.join(" ");
}

function limitOf({ care: { shelter } }: KeepablePlant): string {
	return shelter?.limit ?? "";
}
