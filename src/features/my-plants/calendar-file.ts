import ICAL from "ical.js";
import { reminderDays, type Season, type TaskKind } from "./schedule.ts";

/** A series of entries: what it is called and says in the calendar app, and its season. `uid` is the same in every file. */
export type Series = { uid: string; kind: TaskKind; season: Season; title: string; text: string; url: string };

/** `now` is when the file is made; entries begin on that day in the visitor's own calendar, or with their season. */
export type CalendarFile = { name: string; lang: string; now: Date; series: readonly Series[] };

/**
 * Writes a calendar as RFC 5545 has it. Entries last all day, so that no time zone matters and nothing rings at night; they
 * leave the day free and recur in the months of their season without an end.
 */
export function writeCalendar({ name, lang, now, series }: CalendarFile): string {
	// The library does not count the space that a folded line begins with; with it a line has 75 octets.
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
	entry.addPropertyWithValue("dtstart", firstDay(now, months));
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
	return entry;
}

/** The present day, or the first day of the next of these months. */
function firstDay(now: Date, months: readonly number[]): ICAL.Time {
	const day = months.includes(now.getMonth() + 1) ? now.getDate() : 1;
	const ahead = Math.min(...months.map((month) => (month - 1 - now.getMonth() + 12) % 12));
	const start = new Date(now.getFullYear(), now.getMonth() + ahead, day);
	return new ICAL.Time(
		{ year: start.getFullYear(), month: start.getMonth() + 1, day: start.getDate(), isDate: true },
		ICAL.Timezone.localTimezone,
	);
}
