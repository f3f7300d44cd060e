import fc from "fast-check";
import ICAL from "ical.js";
import { convertIcsCalendar } from "ts-ics";
import { describe, expect, test } from "vitest";
import type { KeepablePlant, PlantCare } from "#schemas/pages/my-plants/page-data.ts";
import { myPlantsLimits } from "#schemas/shared/my-plants.ts";
import { writeCalendar } from "#src/features/my-plants/calendar-file.ts";
import {
	type Collection,
	emptyCollection,
	type Pot,
	readCollection,
	type TaskKind,
	taskKinds,
	withoutPots,
	withPlants,
	withReturned,
	writeCollection,
} from "#src/features/my-plants/collection.ts";
import { dayFrom, dayOf, isoOf } from "#src/features/my-plants/days.ts";
import { describeDay } from "#src/features/my-plants/describe.ts";
import { afterAct, type CheckDay, checksUntil, dueOf, visitsOf } from "#src/features/my-plants/due.ts";
import { mergeLists } from "#src/features/my-plants/merge.ts";
import { checksByMonth, planFor, tasksOf } from "#src/features/my-plants/schedule.ts";
import { readShared } from "#src/features/my-plants/use-shared-list.ts";
import { createTranslate } from "#src/i18n/translate.ts";
import { added, done, listOf, looked, pot } from "../support/pots.ts";

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
	repotting: { years: { min: 2, max: 3 }, months: { from: 3, to: 5 } },
	cleaning: { weeks: { min: 4, max: 4 } },
	shelter: { limit: "13 °C" },
};
/** In the north, outdoors. */
const outside = { hemisphere: "north", outdoors: true } as const;

function plant(slug: string, care: PlantCare): KeepablePlant {
	return { slug, name: slug, path: `/fiches-plantes/${slug}`, picture: null, care };
}

const today = added;

/** A stored text of that version. */
function text(version: number, plants: unknown, others: object = {}): string {
	return JSON.stringify({ pousse: "my-plants", version, hemisphere: "north", plants, ...others });
}

const range = fc
	.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 20 }))
	.map(([min, more]) => ({ min, max: min + more }));
const month = fc.integer({ min: 1, max: 12 });
const span = fc.record({ from: month, to: month });
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const care: fc.Arbitrary<PlantCare> = fc.record({
	water: fc.record({ growing: range, resting: range }),
	feeding: orNull(fc.record({ weeks: range, months: span })),
	repotting: orNull(fc.record({ years: range, months: span })),
	cleaning: orNull(fc.record({ weeks: range })),
	shelter: orNull(fc.constant({ limit: "13 °C" })),
});
const hemisphere = fc.constantFrom("north" as const, "south" as const);
const slug = fc.stringMatching(/^[a-z]{1,9}(-[a-z0-9]{1,9})?$/);
/** Some time between 2024 and 2031. */
const isoDay = fc.integer({ min: 19_723, max: 22_280 }).map(isoOf);
const words = fc.string({ maxLength: 40 });
const dayOrNone = fc.oneof(isoDay, fc.constant(""));
const acts = fc.record({ done: dayOrNone, looked: dayOrNone });
const anyPot: fc.Arbitrary<Pot> = fc.record({
	id: slug,
	plant: slug,
	name: words,
	place: words,
	note: words,
	outdoors: fc.boolean(),
	bought: dayOrNone,
	added: isoDay,
	last: fc.dictionary(fc.constantFrom(...taskKinds), acts, { noNullPrototype: true }),
});
const away = orNull(fc.tuple(isoDay, fc.nat(300)).map(([from, days]) => ({ from, to: isoOf(dayFrom(from) + days) })));
const collection: fc.Arbitrary<Collection> = fc.record({
	pots: fc.uniqueArray(anyPot, { selector: ({ id }) => id }),
	hemisphere,
	away,
});

describe("schedule (R9.2)", () => {
	test("every fact gives its task, with interval and months", () => {
		expect(tasksOf(pothosCare, outside)).toEqual([
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

	test("a missing fact gives no task, and cold nights are for plants that are outdoors", () => {
		expect(tasksOf(watered, outside).map(({ kind }) => kind)).toEqual(["water"]);
		expect(tasksOf(pothosCare, { ...outside, outdoors: false }).map(({ kind }) => kind)).toEqual([
			"water",
			"feed",
			"repot",
			"clean",
		]);
	});

	test("a plant's yearly tasks, counted in both hemispheres", () => {
		const year = (where: "north" | "south") =>
			Object.fromEntries(
				tasksOf(pothosCare, { ...outside, hemisphere: where }).map((task) => [task.kind, checksByMonth(task).join("")]),
			);
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
		const year = tasksOf({ ...watered, feeding }, outside).map((task) => [task.kind, checksByMonth(task).join("")]);
		expect(year).toEqual([
			["water", "222444444222"],
			["feed", "001101010000"],
		]);
	});

	test("the seasons of a task do not overlap, the soil has a task in each, and the south is shifted by half a year", () => {
		fc.assert(
			fc.property(care, (facts) => {
				const north = tasksOf(facts, outside);
				const south = tasksOf(facts, { ...outside, hemisphere: "south" });
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

	test("two of a kind without names of their own are numbered, and plants that the catalogue lacks have no plan", () => {
		const pots = [pot("pothos"), pot("gone"), pot("pothos", { id: "pothos-2", name: "Ada" }), pot("pothos", { id: "pothos-3" })];
		expect(planFor(pots, [plant("pothos", watered)], "north").map(({ name }) => name)).toEqual(["pothos", "Ada", "pothos 2"]);
		expect(planFor(pots, [], "north")).toEqual([]);
	});
});

describe("the list in storage and files (R9.2)", () => {
	const complete = { skipped: [], details: 0, beyond: 0 };

	test("the list survives a round trip", () => {
		fc.assert(
			fc.property(collection, (each) => {
				expect(readCollection(writeCollection(each), today)).toEqual({ collection: each, ...complete });
			}),
		);
	});

	test("a list of version 1, which had slugs alone, becomes pots that were added today", () => {
		const written = text(1, ["pothos", "aloe-vera"], { hemisphere: "south" });
		const expected = { ...listOf(pot("pothos"), pot("aloe-vera")), hemisphere: "south" };
		expect(readCollection(written, today)).toEqual({ collection: expected, ...complete });
	});

	test("no truncated or random input breaks reading", () => {
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string(),
					fc.json(),
					fc.tuple(collection, fc.nat(60)).map(([each, at]) => writeCollection(each).slice(0, at)),
					fc.array(fc.oneof(fc.object(), fc.anything())).map((plants) => text(2, plants)),
				),
				(found) => {
					const read = readCollection(found, today);
					expect("problem" in read ? ["foreign", "newer"].includes(read.problem) : Array.isArray(read.collection.pots)).toBe(
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
		['{"pousse":"my-plants","version":3,"things":{}}', "newer"],
	])("%s is %s", (found, problem) => {
		expect(readCollection(found, today)).toEqual({ problem });
	});

	test("reading stops at the size limit", () => {
		expect(readCollection(text(2, ["x".repeat(myPlantsLimits.characters)]), today)).toEqual({ problem: "foreign" });
	});

	test("entries that are no plants are named, invalid details are counted, and what is valid stays", () => {
		const found = text(
			2,
			[
				{ id: "../x", plant: "pothos", name: 7, place: "x".repeat(301), note: "Kitchen", outdoors: "yes", added: "tomorrow" },
				{ plant: "pothos", bought: "2026-13-40", last: { water: done("2026-11-20"), feed: { done: 7, looked: "2026-11-01" } } },
				{ plant: "../x" },
				{ name: "Ada" },
				7,
				null,
				["pothos"],
			],
			{ hemisphere: "east", away: { from: "2026-12-20", to: "2026-12-01" } },
		);
		expect(readCollection(found, today)).toEqual({
			collection: listOf(
				pot("pothos", { note: "Kitchen" }),
				pot("pothos", { id: "pothos-2", last: { water: done("2026-11-20"), feed: looked("2026-11-01") } }),
			),
			skipped: ["../x", "…", "7", "null"],
			details: 8,
			beyond: 0,
		});
	});

	test("what exceeds the limit of a list is counted", () => {
		const read = readCollection(text(2, new Array(myPlantsLimits.plants + 3).fill("pothos")), today);
		expect("collection" in read && [read.collection.pots.length, read.beyond]).toEqual([myPlantsLimits.plants, 3]);
		expect("collection" in read && new Set(read.collection.pots.map(({ id }) => id)).size).toBe(myPlantsLimits.plants);
	});

	test("two of a kind have two ids; removing one keeps the other, and putting it back restores it", () => {
		const two = withPlants(emptyCollection, ["pothos", "pothos"], today);
		expect(two.pots.map(({ id }) => id)).toEqual(["pothos", "pothos-2"]);
		const [first, second] = two.pots as [Pot, Pot];
		expect(withoutPots(two, [first]).pots).toEqual([second]);
		expect(withReturned(withoutPots(two, [first]), [first], two)).toEqual(two);
		const more = withPlants(withoutPots(two, [first]), ["ivy"], today);
		expect(withReturned(more, [first], two).pots.map(({ plant }) => plant)).toEqual(["pothos", "pothos", "ivy"]);
		expect(withPlants(withoutPots(two, [first]), ["pothos"], today).pots.map(({ id }) => id)).toEqual(["pothos-2", "pothos"]);
	});

	test("merging a file loses and repeats nothing", () => {
		fc.assert(
			fc.property(collection, collection, (own, file) => {
				const { collection: merged, added, there } = mergeLists(own, file);
				const ids = (each: Collection) => each.pots.map(({ id }) => id);
				expect(ids(merged).slice(0, own.pots.length)).toEqual(ids(own));
				expect(new Set(ids(merged))).toEqual(new Set([...ids(own), ...ids(file)]));
				expect(added + there).toBe(file.pots.length);
				expect(mergeLists(merged, file)).toEqual({ collection: merged, added: 0, there: file.pots.length });
			}),
		);
	});

	test("a pot of both keeps the visitor's words, and of each task what was done later; an empty list takes over hemisphere and absence", () => {
		const mine = pot("pothos", {
			name: "Ada",
			last: { water: done("2026-11-20"), feed: done("2026-06-01") },
		});
		const theirs = pot("pothos", {
			name: "Bob",
			last: {
				water: looked("2026-11-21"),
				feed: done("2026-05-01"),
				clean: done(today),
			},
		});
		const file: Collection = { pots: [theirs], hemisphere: "south", away: { from: "2026-12-01", to: "2026-12-20" } };
		expect(mergeLists(listOf(mine), file).collection).toEqual(
			listOf({
				...mine,
				last: {
					water: { done: "2026-11-20", looked: "2026-11-21" },
					feed: done("2026-06-01"),
					clean: done(today),
				},
			}),
		);
		expect(mergeLists(emptyCollection, file).collection).toEqual(file);
	});

	test.each([
		["pothos,aloe-vera", ["pothos", "aloe-vera"], []],
		[" pothos , pothos,", ["pothos"], []],
		["Pothos,<script>,a--b", [], ["Pothos", "<script>", "a--b"]],
		["", [], []],
	])("the address «?plants=%s»", (parameter, slugs, others) => {
		expect(readShared(parameter)).toEqual({ slugs, others });
	});
});

/** The days as texts: each with its tasks, and the plants of each. */
function texts(days: readonly CheckDay[]): string[][] {
	return days.map(({ day, checks }) => [
		isoOf(day),
		...checks.map(({ kind, plans }) => `${kind} ${plans.map(({ name }) => name)}`),
	]);
}

describe("what is due (R9.2)", () => {
	const due = (kind: TaskKind, own: Partial<Pot>, on = today, where: "north" | "south" = "north") => {
		const task = tasksOf(pothosCare, { ...outside, hemisphere: where }).find((each) => each.kind === kind);
		if (!task) throw new Error("there is no such check");
		const { day, season } = dueOf(task, pot("pothos", own), dayFrom(on));
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
	] as const)("«%s», never done on a plant that was added on %s, is due on %s", (kind, from, on, month) => {
		expect(due(kind, { added: from }, from)).toEqual([on, month]);
	});

	test.each([
		[{ weeks: { min: 52, max: 52 }, months: { from: 3, to: 5 } }, "2027-03-01"],
		[{ weeks: { min: 26, max: 26 }, months: { from: 3, to: 3 } }, "2027-03-01"],
		[{ weeks: { min: 8, max: 8 }, months: { from: 3, to: 5 } }, "2027-03-13"],
	])("a plant that is fed as in %o and never was is fed in its next season, on %s", (feeding, on) => {
		const [task] = tasksOf({ ...pothosCare, feeding }, outside).filter(({ kind }) => kind === "feed");
		expect(task && isoOf(dueOf(task, pot("pothos"), dayFrom(today)).day)).toBe(on);
	});

	test("what was done counts, or a later look at it", () => {
		const both = (day: string, later: string) => due("water", { last: { water: { done: day, looked: later } } });
		expect(both("2026-11-15", "2026-11-20")).toEqual(["2026-11-26", 10]);
		expect(both("2026-11-20", "2026-11-15")).toEqual(["2026-12-02", 10]);
		expect(both("2026-11-20", "2026-11-20")).toEqual(["2026-12-02", 10]);
	});

	test("what is overdue out of season waits for the next season", () => {
		expect(due("feed", { added: "2026-04-01" })).toEqual(["2027-03-01", 3]);
		expect(due("repot", { last: { repot: done("2020-04-01") } })).toEqual(["2027-03-01", 3]);
		expect(due("repot", { last: { repot: done("2020-04-01") } }, "2027-04-02")).toEqual(["2022-03-01", 3]);
	});

	test("in the south the same date has the interval of the other season", () => {
		expect(due("water", {}, today, "south")).toEqual(["2026-11-28", 10]);
	});

	test.each([
		["water", "2026-11-20", true, "2026-12-02"],
		["water", "2026-11-20", false, "2026-11-26"],
		// From April on every 7 days, but not before April.
		["water", "2027-03-22", true, "2027-04-01"],
		["water", "2027-03-28", true, "2027-04-04"],
		["feed", "2026-06-01", true, "2026-07-13"],
		["feed", "2026-06-01", false, "2026-06-15"],
		// Nothing is fed in winter.
		["feed", "2026-09-10", true, "2027-03-01"],
		["repot", "2026-04-10", true, "2028-03-01"],
		["repot", "2026-04-10", false, "2027-03-01"],
		["clean", "2026-11-01", false, "2026-11-08"],
	] as const)("«%s» on %s (done: %s) is due again on %s", (kind, day, wasDone, again) => {
		expect(due(kind, { last: { [kind]: wasDone ? done(day) : looked(day) } }, day)[0]).toBe(again);
	});

	test("what nobody did stays due, and a date that is yet to come counts as today, since the clock was set back", () => {
		expect(due("water", { added: "2026-10-01" })).toEqual(["2026-10-12", 10]);
		expect(due("water", { last: { water: done("2031-01-01") } })).toEqual(["2026-12-04", 10]);
		expect(due("water", { added: "2031-01-01" })).toEqual(["2026-11-29", 10]);
	});

	test("the date is local, a minute before and after midnight", () => {
		expect(isoOf(dayOf(new Date(2026, 10, 22, 23, 59)))).toBe("2026-11-22");
		expect(isoOf(dayOf(new Date(2026, 10, 23, 0, 1)))).toBe("2026-11-23");
	});

	const catalogue = [plant("pothos", watered), plant("hoya", watered), plant("aloe", pothosCare)];
	const plansOf = (...pots: Pot[]) => planFor(pots, catalogue, "north");

	test("days are in order, each with its tasks, plants that share a task are grouped, and what is overdue is due today", () => {
		const on = "2027-03-29";
		const late = pot("hoya", { last: { water: done("2027-01-01") } });
		const ahead = checksUntil(plansOf(pot("pothos", { added: on }), late, pot("aloe", { added: on })), {
			today: dayFrom(on),
			until: dayFrom(on) + 19,
			away: null,
		});
		expect(texts(ahead)).toEqual([
			["2027-03-29", "water pothos,hoya,aloe"],
			["2027-04-05", "water pothos,hoya,aloe"],
			["2027-04-10", "feed aloe", "clean aloe"],
			["2027-04-12", "water pothos,hoya,aloe"],
		]);
	});

	test("during an absence nothing is due: it waits for the day after", () => {
		const ahead = (from: string, to: string) =>
			texts(checksUntil(plansOf(pot("pothos")), { today: dayFrom(today), until: dayFrom("2026-12-31"), away: { from, to } })).map(
				([day]) => day,
			);
		expect(ahead("2026-11-25", "2026-12-15")).toEqual(["2026-12-16", "2026-12-28"]);
		expect(ahead("2026-11-22", "2026-11-22")).toEqual(["2026-11-29", "2026-12-11", "2026-12-23"]);
	});

	test("whoever waters comes for the soil, counted from the day before the absence, and not for what can wait", () => {
		const plans = plansOf(pot("pothos", { added: "2020-01-01" }), pot("aloe", { outdoors: true }));
		expect(texts(visitsOf(plans, { from: "2026-10-20", to: "2026-11-09" }))).toEqual([
			["2026-10-26", "shelter aloe"],
			["2026-11-06", "water pothos,aloe"],
		]);
		// By then the soil may be dry, but need not be.
		expect(visitsOf(plans, { from: "2026-11-20", to: "2026-12-05" })).toEqual([]);
	});

	test("visits are as few as there can be, within the interval of each plant", () => {
		const thirsty: PlantCare = { ...watered, water: { growing: { min: 3, max: 5 }, resting: { min: 7, max: 10 } } };
		const slow: PlantCare = { ...watered, water: { growing: { min: 14, max: 21 }, resting: { min: 20, max: 30 } } };
		const plants = [...catalogue, plant("fern", thirsty), plant("cactus", slow)];
		const plans = planFor([pot("pothos"), pot("fern"), pot("cactus")], plants, "north");
		expect(texts(visitsOf(plans, { from: "2026-11-30", to: "2026-12-20" }))).toEqual([
			["2026-12-09", "water fern"],
			["2026-12-17", "water pothos,fern"],
		]);
	});

	test("what was done is noted on its day, and a plant that was brought in is indoors", () => {
		const [fed] = afterAct([pot("pothos", { outdoors: true })], "feed", dayFrom(today), true);
		expect(fed).toEqual(pot("pothos", { outdoors: true, last: { feed: done(today) } }));
		const nights = (isIn: boolean) => afterAct([pot("pothos", { outdoors: true })], "shelter", dayFrom(today), isIn);
		expect([nights(true), nights(false)].map(([each]) => each?.outdoors)).toEqual([false, true]);
	});

	test("no list, wherever its clock stood, has a check before today or inside the absence", () => {
		fc.assert(
			fc.property(fc.array(anyPot, { maxLength: 4 }), care, hemisphere, away, isoDay, (pots, facts, where, absence, on) => {
				const plants = [...new Set(pots.map((each) => each.plant))].map((each) => plant(each, facts));
				const from = dayFrom(on);
				const days = checksUntil(planFor(pots, plants, where), { today: from, until: from + 400, away: absence });
				expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).sort((one, other) => one - other));
				for (const { day } of days) {
					expect(day).toBeGreaterThanOrEqual(from);
					expect(absence !== null && isoOf(day) >= absence.from && isoOf(day) <= absence.to).toBe(false);
				}
				if (pots.length > 0 && absence === null) expect(days.length).toBeGreaterThan(3);
			}),
			{ numRuns: 60 },
		);
	});
});

describe("calendar file, parsed by two libraries (R9.2)", () => {
	const t = createTranslate({
		lang: "fr",
		strings: {
			"myPlants.event": "{{task}}\u00a0: {{plant}}",
			"myPlants.calendarEvent": "Plantes\u00a0: {{plants}}",
			"myPlants.task.water": "Vérifier le terreau",
			"myPlants.task.shelter": "Nuits froides",
			"myPlants.about.water":
				"Touchez le terreau\\, puis; regardez, 🌿 et attendez avant d’arroser, encore et encore, tant qu’il est humide.",
			"myPlants.about.shelter": "Rentrez-la.",
		},
	});
	const file = (days: readonly CheckDay[], now: Date) =>
		writeCalendar({
			name: "Mes plantes",
			lang: "fr",
			now,
			url: "https://pousse.example/fr/mes-plantes",
			events: days.map((day) => ({ day: day.day, ...describeDay(day, t) })),
		});
	/** All-day events as both libraries read them, which must agree. */
	const eventsOf = (written: string) => {
		const byIcal = new ICAL.Component(ICAL.parse(written)).getAllSubcomponents("vevent").map((each) => {
			const event = new ICAL.Event(each);
			return { uid: event.uid, summary: event.summary, description: event.description, day: event.startDate.toString() };
		});
		const byTsIcs = (convertIcsCalendar(undefined, written).events ?? []).map(({ uid, summary, description, start }) => ({
			uid,
			summary,
			description,
			day: start.date.toISOString().slice(0, 10),
		}));
		expect(byIcal).toEqual(byTsIcs);
		return byIcal;
	};
	const nights: PlantCare = { ...watered, shelter: { limit: "13 °C" } };
	const catalogue = [plant("pothos", watered), plant("kentia", nights)];

	test("a day is one event that lists its plants, all-day, with a stable id, and one alarm at nine local time", () => {
		const plans = planFor([pot("pothos", { name: "Ada, 🌿" }), pot("kentia", { outdoors: true })], catalogue, "north");
		const from = dayFrom("2026-10-10");
		const days = checksUntil(plans, { today: from, until: from + 7, away: null });
		const written = file(days, new Date(2026, 9, 10, 12, 30));
		expect(eventsOf(written)).toEqual([
			{
				uid: "my-plants-2026-10-10@pousse.example",
				summary: "Plantes\u00a0: kentia",
				description: "Nuits froides\u00a0: kentia (13 °C)\nRentrez-la.",
				day: "2026-10-10",
			},
			{
				uid: "my-plants-2026-10-12@pousse.example",
				summary: "Plantes\u00a0: Ada, 🌿, kentia",
				description: `Vérifier le terreau\u00a0: Ada, 🌿, kentia\n${t("myPlants.about.water")}`,
				day: "2026-10-12",
			},
			{
				uid: "my-plants-2026-10-17@pousse.example",
				summary: "Plantes\u00a0: kentia",
				description: "Nuits froides\u00a0: kentia (13 °C)\nRentrez-la.",
				day: "2026-10-17",
			},
		]);
		const [event] = convertIcsCalendar(undefined, written).events ?? [];
		expect(event).toMatchObject({
			url: "https://pousse.example/fr/mes-plantes",
			start: { type: "DATE" },
			timeTransparent: "TRANSPARENT",
			alarms: [
				{
					action: "DISPLAY",
					description: "Plantes\u00a0: kentia",
					trigger: { type: "relative", value: { hours: 9 }, options: { related: "START" } },
				},
			],
		});
	});

	test("any list gives plain dates without rules, one event a day as the page shows them, one alarm each, and lines of at most 75 octets", () => {
		fc.assert(
			fc.property(
				fc.uniqueArray(fc.tuple(anyPot, care), { selector: ([{ id }]) => id, maxLength: 3 }),
				hemisphere,
				isoDay,
				(owned, where, on) => {
					const plants = owned.map(([{ plant: name }, facts]) => plant(name, facts));
					const plans = planFor(
						owned.map(([each]) => each),
						plants,
						where,
					);
					const days = checksUntil(plans, { today: dayFrom(on), until: dayFrom(on) + 365, away: null });
					const written = file(days, new Date(`${on}T12:00`));
					expect(written.endsWith("END:VCALENDAR\r\n")).toBe(true);
					expect(written).not.toContain("RRULE");
					for (const line of written.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
					const events = eventsOf(written);
					expect(events.map(({ day }) => day)).toEqual(days.map(({ day }) => isoOf(day)));
					expect(written.match(/BEGIN:VALARM/g)?.length ?? 0).toBe(events.length);
				},
			),
			{ numRuns: 25 },
		);
	});
});
