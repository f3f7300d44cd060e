import { expect, test } from "vitest";
import type { Calendar } from "#schemas/content/calendar.ts";
import { plainText, type RichNode } from "#schemas/content/rich-text.ts";
import { perLanguage } from "#schemas/shared/languages.ts";
import { writeCalendar } from "#scripts/site/calendar.ts";

const words = (text: string) => perLanguage((lang) => `${text} ${lang}`);
const move = (name: string) => ({ title: words(name), task: words(`do ${name}`) });
const time = (month: number) => ({ month, part: "mid" as const });

const calendar: Calendar = {
	moves: { sow: move("sow"), tomatoes: move("tomatoes"), out: move("out"), in: move("in") },
	climates: perLanguage((lang) => [
		{ name: `coast ${lang}`, times: { sow: time(1), tomatoes: time(4), out: time(4), in: time(11) } },
		{ name: `plain ${lang}`, times: { sow: time(1), tomatoes: time(4), out: time(5), in: time(10) } },
		{ name: `hills ${lang}`, times: { sow: time(1), tomatoes: time(5), out: time(5), in: time(9) } },
	]),
	months: Array.from({ length: 12 }, (_, month) => [words(`task ${month + 1}`)]),
};

const { tasks, climates, months } = writeCalendar(calendar, {
	lang: "en",
	string: (key, values = {}) => `${key} ${Object.values(values).join(" ")}`.trim(),
	monthNames: Array.from({ length: 12 }, (_, month) => `month${month + 1}`),
});

const cells = (nodes: readonly RichNode[]) =>
	nodes.flatMap(function rows(node): string[][] {
		if (node.type === "text") return [];
		return node.tagName === "tr" ? [node.children.map(plainText)] : node.children.flatMap(rows);
	});

test("a month has its tasks, then those of single climates with their names (R9.2)", () => {
	expect(tasks).toHaveLength(12);
	expect(tasks[3]).toEqual({
		everywhere: ["task 4 en"],
		inClimates: ["calendar.inClimate coast en · plain en do tomatoes en", "calendar.inClimate coast en do out en"],
	});
	expect(tasks[0]).toEqual({ everywhere: ["task 1 en"], inClimates: ["Do sow en"] });
	expect(tasks[5]).toEqual({ everywhere: ["task 6 en"], inClimates: [] });
});

test("the block of climates is a table with a line for each climate of the language (R9.2)", () => {
	expect(cells(climates)).toEqual([
		["calendar.climate", "sow en", "tomatoes en", "out en", "in en"],
		["coast en", "calendar.mid month1", "calendar.mid month4", "calendar.mid month4", "calendar.mid month11"],
		["plain en", "calendar.mid month1", "calendar.mid month4", "calendar.mid month5", "calendar.mid month10"],
		["hills en", "calendar.mid month1", "calendar.mid month5", "calendar.mid month5", "calendar.mid month9"],
	]);
});

test("the block of months is a table with what is done everywhere (R9.2)", () => {
	expect(cells(months).slice(0, 2)).toEqual([
		["calendar.month", "calendar.tasks"],
		["Month1", "task 1 en"],
	]);
});
