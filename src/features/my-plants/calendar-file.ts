import ICAL from "ical.js";
import { reminderHour } from "#schemas/shared/my-plants.ts";
import { type Day, dayOf, momentOf, nextOfSeason } from "./dates.ts";
import { reminderDays, type Season, type TaskKind } from "./schedule.ts";

/** A recurring event: its title and description in the calendar app, and its season. `uid` is the same in every file. */
export type Series = { uid: string; kind: TaskKind; season: Season; title: string; text: string; url: string };

/** `now` is when the file is made; each series starts on its first date that is not in the past by the visitor's local date. */
export type CalendarFile = { name: string; lang: string; now: Date; series: readonly Series[] };

/**
 * Writes an iCalendar file (RFC 5545). Events last all day, so that no time zone matters; they are marked as free time, have an
 * alarm in the morning in the reader's local time, and recur in the months of their season without an end.
 */
export function writeCalendar({ name, lang, now, series }: CalendarFile): string {
	// The library does not count the space at the start of a folded line; including it, a line has 75 octets.
	ICAL.foldLength = 74;
	const calendar = new ICAL.Component("vcalendar");
	calendar.addPropertyWithValue("version", "2.0");
	calendar.addPropertyWithValue("prodid", `-//Pousse//My plants//${lang.toUpperCase()}`);
	calendar.addPropertyWithValue("calscale", "GREGORIAN");
	calendar.addPropertyWithValue("x-wr-calname", name);
	for (const each of series) calendar.addSubcomponent(entryOf(each, lang, now));
	return `${calendar.toString()}\r\n`;
}

function entryOf({ uid, kind, season, title, text, url }: Series, lang: string, now: Date): ICAL.Component {
	const months = season.unit === "year" ? season.months.slice(0, 1) : season.months;
	const entry = new ICAL.Component("vevent");
	entry.addPropertyWithValue("uid", uid);
	entry.addPropertyWithValue("dtstamp", ICAL.Time.fromJSDate(now, true));
	entry.addPropertyWithValue("dtstart", asTime(nextOfSeason(kind, season, dayOf(now))));
	entry.addPropertyWithValue(
		"rrule",
		ICAL.Recur.fromData({
			...(season.unit === "year" ? { freq: "YEARLY" } : { freq: "DAILY", interval: reminderDays(kind, season) }),
			bymonth: [...months].sort((a, b) => a - b),
		}),
	);
	for (const [property, words] of [
		["summary", title],
		["description", text],
	] as const) {
		entry.addPropertyWithValue(property, words).setParameter("language", lang);
	}
	entry.addPropertyWithValue("url", url);
	entry.addPropertyWithValue("transp", "TRANSPARENT");
	entry.addSubcomponent(createAlarm(title, lang));
	return entry;
}

/** An alarm at that hour of each day of the series. For an all-day event, RFC 5545 (3.8.6.3) counts from local midnight. */
function createAlarm(title: string, lang: string): ICAL.Component {
	const alarm = new ICAL.Component("valarm");
	alarm.addPropertyWithValue("action", "DISPLAY");
	alarm.addPropertyWithValue("description", title).setParameter("language", lang);
	alarm.addPropertyWithValue("trigger", new ICAL.Duration({ hours: reminderHour })).setParameter("related", "START");
	return alarm;
}

function asTime(day: Day): ICAL.Time {
	const date = momentOf(day);
	return new ICAL.Time(
		{ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), isDate: true },
		ICAL.Timezone.localTimezone,
	);
}
