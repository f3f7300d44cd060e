import { reminderHour } from "#schemas/shared/my-plants.ts";
import { type Day, isoOf } from "./days.ts";

/** All that is due on a day: the title and the description of its event in the calendar app. */
export type CalendarEvent = { day: Day; title: string; text: string };

/** `now` is when the file is made, `url` the page where it was made; its host makes the events' ids unique. */
export type CalendarFile = { name: string; lang: string; now: Date; url: string; events: readonly CalendarEvent[] };

/**
 * Writes an iCalendar file (RFC 5545) of plain dates, which every calendar app understands. Events last all day, so that no
 * time zone matters; they are marked as free time and have an alarm in the morning in the reader's local time. The id of a day
 * is the same in every file.
 */
export function writeCalendar({ name, lang, now, url, events }: CalendarFile): string {
	const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
	const { host } = new URL(url);
	const inLanguage = (property: string, words: string) => `${property};LANGUAGE=${lang}:${escapeText(words)}`;
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//Pousse//My plants//${lang.toUpperCase()}`,
		"CALSCALE:GREGORIAN",
		`X-WR-CALNAME:${escapeText(name)}`,
		...events.flatMap(({ day, title, text }) => [
			"BEGIN:VEVENT",
			`UID:my-plants-${isoOf(day)}@${host}`,
			`DTSTAMP:${stamp}`,
			`DTSTART;VALUE=DATE:${isoOf(day).replaceAll("-", "")}`,
			inLanguage("SUMMARY", title),
			inLanguage("DESCRIPTION", text),
			`URL:${url}`,
			"TRANSP:TRANSPARENT",
			"BEGIN:VALARM",
			"ACTION:DISPLAY",
			inLanguage("DESCRIPTION", title),
			// At that hour of the day: RFC 5545 (3.8.6.3) counts from local midnight of an all-day event.
			`TRIGGER;RELATED=START:PT${reminderHour}H`,
			"END:VALARM",
			"END:VEVENT",
		]),
		"END:VCALENDAR",
	];
	return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** Escapes a text, in which visitors may have written anything. */
function escapeText(text: string): string {
	return text
		.replace(/[\\;,]/g, "\\$&")
		.replace(/\r\n?|\n/g, "\\n")
		.replace(/\p{Cc}/gu, " ");
}

/** Folds a line after at most 75 octets (RFC 5545, 3.1), the space that continues it included, and never within a character. */
function fold(line: string): string {
	const encoder = new TextEncoder();
	let folded = "";
	let octets = 0;
	for (const character of line) {
		const { length } = encoder.encode(character);
		if (octets + length > 75) {
			folded += "\r\n ";
			octets = 1;
		}
		folded += character;
		octets += length;
	}
	return folded;
}
