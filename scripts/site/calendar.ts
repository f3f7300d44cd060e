import { type Calendar, moves } from "#schemas/content/calendar.ts";
import { element, type RichNode, textNode } from "#schemas/content/rich-text.ts";
import { capitalize } from "#schemas/shared/capitalize.ts";
import type { View } from "../kinds/kind.ts";

type Words = Pick<View, "lang" | "string" | "monthNames">;

/**
 * The calendar in one language: the tasks of each month everywhere and in single climates, and the blocks `climates` and `months`, two
 * tables for texts.
 */
export function writeCalendar({ moves: said, climates, months }: Calendar, words: Words): NonNullable<View["calendar"]> {
	const { lang, string, monthNames } = words;
	const everywhere = months.map((tasks) => tasks.map((task) => task[lang]));
	const inClimates = (month: number) =>
		moves.flatMap((move) => {
			const task = said[move].task[lang];
			const names = climates[lang].flatMap(({ name, times }) => (times[move].month === month ? [name] : []));
			if (names.length === climates[lang].length) return [capitalize(task)];
			return names.length > 0 ? [string("calendar.inClimate", { climate: names.join(" · "), task })] : [];
		});
	return {
		tasks: everywhere.map((tasks, index) => ({ everywhere: tasks, inClimates: inClimates(index + 1) })),
		climates: table(
			[string("calendar.climate"), ...moves.map((move) => said[move].title[lang])],
			climates[lang].map(({ name, times }) => [
				name,
				...moves.map((move) => {
					const { month, part } = times[move];
					return string(`calendar.${part}`, { month: monthNames[month - 1] ?? "" });
				}),
			]),
		),
		months: table(
			[string("calendar.month"), string("calendar.tasks")],
			everywhere.map((tasks, index) => [capitalize(monthNames[index] ?? ""), tasks.join(" ")]),
		),
	};
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): RichNode[] {
	const row = (cells: readonly string[], tag: "th" | "td") =>
		element(
			"tr",
			cells.map((cell) => element(tag, [textNode(cell)])),
		);
	return [
		element("table", [
			element("thead", [row(head, "th")]),
			element(
				"tbody",
				rows.map((cells) => row(cells, "td")),
			),
		]),
	];
}
