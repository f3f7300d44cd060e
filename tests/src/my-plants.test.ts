import fc from "fast-check";
import { convertIcsCalendar, extendByRecurrenceRule } from "ts-ics";
import { describe, expect, test } from "vitest";
import type { KeepablePlant, PlantCare } from "#schemas/pages/my-plants/page-data.ts";
import { writeCalendar } from "#src/features/my-plants/calendar-file.ts";
import {
	type Collection,
	emptyCollection,
	readCollection,
	readShared,
	withList,
	withoutPlants,
	withPlants,
	writeCollection,
} from "#src/features/my-plants/collection.ts";
import { checksAhead, dayOf, isoOf, nextCheck } from "#src/features/my-plants/dates.ts";
import { checksByMonth, planFor, reminderDays, type Season, type Task, tasksOf } from "#src/features/my-plants/schedule.ts";
import { seriesOf } from "#src/features/my-plants/series.ts";
import { findPlants } from "#src/features/my-plants/use-shared-list.ts";
import { createTranslate } from "#src/i18n/translate.ts";

const watered: PlantCare = {
	water: { growing: { min: 7, max: 10 }, resting: { min: 12, max: 18 } },
	feeding: null,
	repotting: null,
	cleaning: null,
	shelter: null,
};
const pothosCare: PlantCare = {
	...watered,
	feeding: { weeks: { min: 4, max: 6 }, months: { from: 3, to: 9 } },
	repotting: { years: { min: 2, max: 3 } },
	cleaning: { weeks: { min: 4, max: 4 } },
	shelter: { limit: "13 °C" },
};

function plant(slug: string, care: PlantCare): KeepablePlant {
	return { slug, name: slug, path: `/fiches-plantes/${slug}`, picture: null, care };
}

const range = fc
	.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 20 }))
	.map(([min, more]) => ({ min, max: min + more }));
const month = fc.integer({ min: 1, max: 12 });
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const care: fc.Arbitrary<PlantCare> = fc.record({
	water: fc.record({ growing: range, resting: range }),
	feeding: orNull(fc.record({ weeks: range, months: fc.record({ from: month, to: month }) })),
	repotting: orNull(fc.record({ years: range })),
	cleaning: orNull(fc.record({ weeks: range })),
	shelter: orNull(fc.constant({ limit: "13 °C" })),
});
/** The first day of a season's rhythm from that day on, found by trying each: counted from Saturday, 3 January 1970. */
function firstDay({ kind, season }: Pick<Task, "kind"> & { season: Season }, from: number): number {
	for (let day = from; ; day++) {
		const date = new Date(day * 86_400_000);
		const comes =
			season.unit === "year"
				? date.getUTCDate() === 1 && date.getUTCMonth() + 1 === season.months[0]
				: season.months.includes(date.getUTCMonth() + 1) && (day - 2) % reminderDays(kind, season) === 0;
		if (comes) return day;
	}
}

const hemisphere = fc.constantFrom("north" as const, "south" as const);
const slug = fc.stringMatching(/^[a-z]{1,9}(-[a-z0-9]{1,9})?$/);
const collection: fc.Arbitrary<Collection> = fc.record({ plants: fc.uniqueArray(slug), hemisphere });

describe("schedule (R9.2)", () => {
	test("every fact gives its task, with interval and months", () => {
		expect(tasksOf(pothosCare, "north")).toEqual([
			{
				kind: "water",
				seasons: [
					{ every: { min: 7, max: 10 }, unit: "day", months: [4, 5, 6, 7, 8, 9] },
					{ every: { min: 12, max: 18 }, unit: "day", months: [10, 11, 12, 1, 2, 3] },
				],
			},
			{ kind: "feed", seasons: [{ every: { min: 4, max: 6 }, unit: "week", months: [3, 4, 5, 6, 7, 8, 9] }] },
			{ kind: "repot", seasons: [{ every: { min: 2, max: 3 }, unit: "year", months: [3, 4, 5] }] },
			{ kind: "clean", seasons: [{ every: { min: 4, max: 4 }, unit: "week", months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }] },
			{ kind: "shelter", seasons: [{ every: { min: 1, max: 1 }, unit: "week", months: [9, 10] }] },
		]);
	});

	test("a missing fact gives no task", () => {
		expect(tasksOf(watered, "north").map(({ kind }) => kind)).toEqual(["water"]);
	});

	test("a plant's yearly tasks, counted in both hemispheres", () => {
		const year = (where: "north" | "south") =>
			Object.fromEntries(tasksOf(pothosCare, where).map((task) => [task.kind, checksByMonth(task).join("")]));
		expect(year("north")).toEqual({
			water: "222444444222",
			feed: "001111111000",
			repot: "001000000000",
			clean: "111111111111",
			shelter: "000000004400",
		});
		expect(year("south")).toEqual({
			water: "444222222444",
			feed: "111000001111",
			repot: "000000001000",
			clean: "111111111111",
			shelter: "004400000000",
		});
	});

	test("feeding every eight weeks leaves months without", () => {
		const feeding = { weeks: { min: 8, max: 8 }, months: { from: 3, to: 9 } };
		const year = tasksOf({ ...watered, feeding }, "north").map((task) => [task.kind, checksByMonth(task).join("")]);
		expect(year).toEqual([
			["water", "222444444222"],
			["feed", "001101010000"],
		]);
	});

	test("the seasons of a task do not overlap, the soil has a task in each, and the south is shifted by half a year", () => {
		fc.assert(
			fc.property(care, (facts) => {
				const north = tasksOf(facts, "north");
				const south = tasksOf(facts, "south");
				for (const [index, task] of north.entries()) {
					const months = task.seasons.flatMap((season) => season.months);
					expect(new Set(months).size).toBe(months.length);
					const checks = checksByMonth(task);
					const away = south[index] ? checksByMonth(south[index]) : [];
					expect([...away.slice(6), ...away.slice(0, 6)]).toEqual(checks);
					if (task.kind === "water") expect(Math.min(...checks)).toBeGreaterThan(0);
				}
			}),
		);
	});
});

describe("the list in storage and files (R9.2)", () => {
	test("the list survives a round trip", () => {
		fc.assert(
			fc.property(collection, (list) => {
				expect(readCollection(writeCollection(list))).toEqual({ collection: list, skipped: [] });
			}),
		);
	});

	test("no truncated or random input breaks reading", () => {
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string(),
					fc.json(),
					fc.tuple(collection, fc.nat(60)).map(([list, at]) => writeCollection(list).slice(0, at)),
				),
				(text) => {
					const read = readCollection(text);
					expect("problem" in read ? ["foreign", "newer"].includes(read.problem) : Array.isArray(read.collection.plants)).toBe(
						true,
					);
				},
			),
		);
	});

	test.each([
		["", "foreign"],
		["{", "foreign"],
		["null", "foreign"],
		['["pothos"]', "foreign"],
		['{"pousse":"settings","version":1,"plants":[]}', "foreign"],
		['{"pousse":"my-plants","version":1,"plants":"pothos"}', "foreign"],
		['{"pousse":"my-plants","version":0,"plants":[]}', "foreign"],
		['{"pousse":"my-plants","version":2,"things":{}}', "newer"],
	])("%s is %s", (text, problem) => {
		expect(readCollection(text)).toEqual({ problem });
	});

	test("reading stops at the size limit", () => {
		expect(readCollection(writeCollection({ plants: ["x".repeat(300_000)], hemisphere: "north" }))).toEqual({
			problem: "foreign",
		});
	});

	test("invalid names are reported and skipped, duplicates are dropped", () => {
		const text = JSON.stringify({
			pousse: "my-plants",
			version: 1,
			hemisphere: "east",
			plants: ["pothos", 7, "../x", "pothos", null],
		});
		expect(readCollection(text)).toEqual({
			collection: { plants: ["pothos"], hemisphere: "north" },
			skipped: ["7", "../x", "null"],
		});
	});

	test("merging lists loses and repeats nothing; removing undoes it", () => {
		fc.assert(
			fc.property(collection, fc.array(slug), (list, more) => {
				const { plants } = withPlants(list, more);
				expect(plants.slice(0, list.plants.length)).toEqual(list.plants);
				expect(new Set(plants)).toEqual(new Set([...list.plants, ...more]));
				expect(withoutPlants({ ...list, plants }, plants).plants).toEqual([]);
			}),
		);
	});

	test("a list sets its hemisphere if there was none", () => {
		const southern = { plants: ["pothos"], hemisphere: "south" as const };
		expect(withList(emptyCollection, southern)).toEqual(southern);
		expect(withList(emptyCollection, { plants: ["pothos"], hemisphere: null }).hemisphere).toBe("north");
		expect(withList({ plants: ["aloe-vera"], hemisphere: "north" }, southern)).toEqual({
			plants: ["aloe-vera", "pothos"],
			hemisphere: "north",
		});
	});

	test.each([
		["pothos,aloe-vera", ["pothos", "aloe-vera"], []],
		[" pothos , pothos,", ["pothos"], []],
		["Pothos,<script>,a--b", [], ["Pothos", "<script>", "a--b"]],
		["", [], []],
	])("the address «?plants=%s»", (parameter, plants, skipped) => {
		expect(readShared(parameter)).toEqual({ plants, skipped });
	});

	test("plants missing from the catalogue are reported separately", () => {
		const pothos = plant("pothos", watered);
		expect(findPlants(["gone", "pothos"], [pothos])).toEqual({ known: [pothos], unknown: ["gone"] });
		expect(withPlants(emptyCollection, ["gone"]).plants).toEqual(["gone"]);
	});
});

describe("dates (R9.2)", () => {
	const [water, feed, repot] = tasksOf(pothosCare, "north");
	const [southernWater] = tasksOf(pothosCare, "south");
	const next = (task: typeof water, from: string) => {
		if (!task) throw new Error("there is no such check");
		const { day, season } = nextCheck(task, dayOf(new Date(`${from}T12:00`)));
		return [isoOf(day), season.months[0]];
	};

	test.each([
		["water", "2026-11-22", "2026-11-29", 10],
		["water", "2026-11-29", "2026-11-29", 10],
		["water", "2026-11-30", "2026-12-11", 10],
		// In March every 12 days, from April on every 7.
		["water", "2027-03-31", "2027-04-03", 4],
		["feed", "2026-11-22", "2027-04-10", 3],
		["repot", "2027-03-01", "2027-03-01", 3],
		["repot", "2027-03-02", "2028-03-01", 3],
	] as const)("the task of «%s» after %s is on %s", (kind, from, on, month) => {
		expect(next({ water, feed, repot }[kind], from)).toEqual([on, month]);
	});

	test("in the south the same date has the interval of the other season", () => {
		expect(next(southernWater, "2026-11-22")).toEqual(["2026-11-28", 10]);
	});

	test("the date is local, a minute before and after midnight", () => {
		expect(isoOf(dayOf(new Date(2026, 10, 22, 23, 59)))).toBe("2026-11-22");
		expect(isoOf(dayOf(new Date(2026, 10, 23, 0, 1)))).toBe("2026-11-23");
	});

	test("upcoming days are in order, each with its tasks, and plants sharing a task are grouped", () => {
		const plans = planFor([plant("pothos", watered), plant("hoya", watered), plant("aloe", pothosCare)], "north");
		const ahead = checksAhead(plans, dayOf(new Date(2027, 2, 29)), 20);
		expect(
			ahead.map(({ day, checks }) => [
				isoOf(day),
				...checks.map(({ kind, plants }) => `${kind} ${plants.map(({ slug }) => slug)}`),
			]),
		).toEqual([
			["2027-03-29", "water pothos,hoya,aloe"],
			["2027-04-03", "water pothos,hoya,aloe"],
			["2027-04-10", "water pothos,hoya,aloe", "feed aloe", "clean aloe"],
			["2027-04-17", "water pothos,hoya,aloe"],
		]);
	});
});

describe("calendar file, parsed by another library (R9.2)", () => {
	const t = createTranslate({
		lang: "fr",
		strings: {
			"myPlants.event": "{{task}}\u00a0: {{plant}}",
			"myPlants.task.water": "Vérifier le terreau",
			"myPlants.about.water":
				"Touchez le terreau\\, puis; regardez, 🌿 et attendez avant d’arroser, encore et encore, tant qu’il est humide.",
			"myPlants.every.day": "tous les {{range}} jours",
			"myPlants.season": "{{first}}–{{last}}\u00a0: {{rhythm}}",
		},
	});
	const speech = { t, months: Array.from({ length: 12 }, (_, index) => `M${index + 1}`) };
	const site = { url: "https://pousse.example" };
	const file = (plants: KeepablePlant[], where: "north" | "south", now: Date) =>
		writeCalendar({ name: "Mes plantes", lang: "fr", now, series: seriesOf(planFor(plants, where), speech, site, "fr") });

	test("an event has its title, is all-day, in season, with a stable id, and an alarm at nine local time", () => {
		const text = file([plant("pothos", watered)], "north", new Date(2026, 10, 22, 23, 30));
		const [growing, resting] = convertIcsCalendar(undefined, text).events ?? [];
		expect(resting).toMatchObject({
			uid: "pothos-water-1@pousse.example",
			summary: "Vérifier le terreau\u00a0: pothos",
			description: `${t("myPlants.about.water")}\nM10–M3\u00a0: tous les 12–18 jours`,
			url: "https://pousse.example/fr/fiches-plantes/pothos",
			start: { type: "DATE", date: new Date("2026-11-29T00:00:00Z") },
			alarms: [
				{
					action: "DISPLAY",
					description: "Vérifier le terreau\u00a0: pothos",
					trigger: { type: "relative", value: { hours: 9 }, options: { related: "START" } },
				},
			],
			recurrenceRule: { frequency: "DAILY", interval: 12, byMonth: [0, 1, 2, 9, 10, 11] },
			timeTransparent: "TRANSPARENT",
		});
		expect(growing).toMatchObject({
			uid: "pothos-water-0@pousse.example",
			start: { type: "DATE", date: new Date("2027-04-03T00:00:00Z") },
			recurrenceRule: { frequency: "DAILY", interval: 7, byMonth: [3, 4, 5, 6, 7, 8] },
		});
	});

	test("events have the same tasks in the same months, from the first day of their interval, with one alarm each, and folded lines", () => {
		const day = fc.date({ min: new Date(2024, 0, 1), max: new Date(2031, 0, 1), noInvalidDate: true });
		fc.assert(
			fc.property(
				fc.uniqueArray(fc.tuple(slug, care), { selector: ([name]) => name, maxLength: 3 }),
				hemisphere,
				day,
				(list, where, now) => {
					const plants = list.map(([name, facts]) => plant(name, facts));
					const text = file(plants, where, now);
					expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
					for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
					const events = convertIcsCalendar(undefined, text).events ?? [];
					const checks = planFor(plants, where).flatMap(({ tasks }) =>
						tasks.flatMap(({ kind, seasons }) => seasons.map((season) => ({ kind, season }))),
					);
					expect(events.length).toBe(checks.length);
					expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
					for (const [index, { start, recurrenceRule, alarms }] of events.entries()) {
						const check = checks[index];
						const season = check?.season;
						const months =
							season?.unit === "year" ? season.months.slice(0, 1) : [...(season?.months ?? [])].sort((a, b) => a - b);
						expect(recurrenceRule?.byMonth?.map((each) => each + 1)).toEqual(months);
						expect(recurrenceRule).not.toHaveProperty("until");
						expect(start.type).toBe("DATE");
						expect(months).toContain(start.date.getUTCMonth() + 1);
						expect(start.date.getTime() / 86_400_000).toBe(check && firstDay(check, dayOf(now)));
						expect(alarms?.length).toBe(1);
					}
				},
			),
			{ numRuns: 40 },
		);
	});

	test("two years of reminders match the days shown on the page, in their seasons, from any start date", () => {
		const pothos = plant("pothos", watered);
		const remindersOf = (now: Date) => {
			const events = convertIcsCalendar(undefined, file([pothos], "south", now)).events ?? [];
			const days = events.flatMap(({ start, recurrenceRule }) =>
				recurrenceRule ? extendByRecurrenceRule(recurrenceRule, { start: start.date, end: new Date("2028-11-22") }) : [],
			);
			return days.map((each) => each.toISOString().slice(0, 10)).sort();
		};
		const [made, later] = [new Date(2026, 10, 22), new Date(2027, 6, 14)];
		const shown = checksAhead(planFor([pothos], "south"), dayOf(made), 731).map(({ day }) => isoOf(day));
		expect(shown.slice(0, 3)).toEqual(["2026-11-28", "2026-12-05", "2026-12-12"]);
		expect(remindersOf(made)).toEqual(shown);
		expect(remindersOf(later)).toEqual(shown.filter((day) => day >= "2027-07-14"));
	});
});
