import { formatNumber } from "#schemas/content/figures.ts";
import type { PlantFacts } from "#schemas/content/plant/schema.ts";
import { type Unit, unitIn } from "#schemas/content/units.ts";
import type { Gauge, LabelledFact } from "#schemas/pages/gauge.ts";
import { capitalize } from "#schemas/shared/capitalize.ts";
import { groupBy } from "#schemas/shared/group-by.ts";
import type { Range } from "#schemas/shared/range.ts";
import { growingMonths, monthsOf } from "#schemas/shared/seasons.ts";
import { windowPlaces } from "#schemas/shared/window-light.ts";
import type { LocalizedEntry, View } from "../kind.ts";
import { repottingOf } from "./repotting.ts";

const daysOfMonth = 30;
/** Marks of the scales, the first and last being their ends, in °C and in percent. */
const temperatureMarks = [0, 10, 20, 30, 40];
const humidityMarks = [0, 25, 50, 75, 100];

/** The list at the top of a sheet. Numbers come from facts, so that every language shows the same. */
export function quickFacts(entry: LocalizedEntry<"plant">, view: View): LabelledFact[] {
	// Terms begin in lower case, texts with a capital.
	return factsOf(entry, view).map((fact) => ({ ...fact, value: capitalize(fact.value) }));
}

function factsOf(entry: LocalizedEntry<"plant">, view: View): LabelledFact[] {
	const { facts, text } = entry;
	const figure = (range: Range, unit: Unit) => view.figure({ ...range, unit });
	const days = (range: Range) => view.string("facts.everyDays", { days: figure(range, "count") });
	return [
		{ label: view.string("facts.light"), value: `${view.term("light", facts.light.level)} (${figure(facts.light.lux, "lux")})` },
		{
			label: view.string("facts.window"),
			value: windowsOf(facts, view),
			gauge: windowPlan(facts, view),
		},
		{ label: view.string("facts.waterGrowing"), value: days(facts.water.growing), gauge: waterStrip(facts, view) },
		{ label: view.string("facts.waterResting"), value: days(facts.water.resting) },
		{
			label: view.string("facts.temperature"),
			value: figure(facts.temperature, "celsius"),
			gauge: scale(temperatureMarks, "celsius", facts.temperature, view),
		},
		{
			label: view.string("facts.humidity"),
			value: figure(facts.humidity, "percent"),
			gauge: scale(humidityMarks, "percent", facts.humidity, view),
		},
		{ label: view.string("plants.difficulty"), value: view.term("difficulty", facts.difficulty), gauge: leaves(facts, view) },
		{ label: view.string("facts.size"), value: figure(facts.size.height, "centimetre") },
		{ label: view.string("facts.family"), value: facts.family },
		{ label: view.string("facts.origin"), value: text.origin },
		{ label: view.string("facts.hardiness"), value: view.term("hardiness", facts.hardiness) },
		{ label: view.string("facts.soil"), value: text.soil },
		{ label: view.string("facts.fertilizer"), value: text.fertilizer },
		...upkeepFacts(facts, view),
	];
}

/** Occasional care; for feeding there is a sentence. */
function upkeepFacts(facts: PlantFacts, view: View): LabelledFact[] {
	const count = (range: Range) => view.figure({ ...range, unit: "count" });
	const repotting = repottingOf(facts);
	const cleaning = facts.upkeep?.cleaning;
	return [
		...(repotting ? [{ label: view.string("facts.repotting"), value: everyYears(repotting, view) }] : []),
		...(cleaning
			? [{ label: view.string("facts.cleaning"), value: view.string("facts.everyWeeks", { weeks: count(cleaning.weeks) }) }]
			: []),
	];
}

function everyYears({ years, months }: NonNullable<ReturnType<typeof repottingOf>>, view: View): string {
	const [from = "", to = ""] = [months.from, months.to].map((month) => view.monthNames[month - 1]);
	if (years.max === 1) return view.string("facts.everyYear", { from, to });
	return view.string("facts.everyYears", { years: view.figure({ ...years, unit: "count" }), from, to });
}

/** The windows that suit it, those with the same distance together: «east, west, 0–0.5 m · south, 0.5–1 m». */
function windowsOf({ light }: PlantFacts, view: View): string {
	const places = groupBy(windowPlaces(light.lux), ({ min, max }) => view.figure({ min, max, unit: "metre" }));
	return [...places]
		.map(([distance, sides]) => [...sides.map(({ side }) => view.term("window", side)), distance].join(", "))
		.join("\u00a0· ");
}

function windowPlan({ light }: PlantFacts, view: View): Gauge {
	const sides = windowPlaces(light.lux).map(({ side, ...distance }) => ({
		side,
		letter: view.term("window", side).charAt(0).toUpperCase(),
		distance,
	}));
	return { type: "window", sides };
}

function waterStrip({ water }: PlantFacts, view: View): Gauge {
	const growing = monthsOf(growingMonths);
	const checks = ({ min, max }: Range) => Math.max(1, Math.round(daysOfMonth / ((min + max) / 2)));
	return {
		type: "water",
		months: view.monthInitials.map((letter, month) => ({
			letter,
			checks: checks(growing.includes(month + 1) ? water.growing : water.resting),
		})),
	};
}

function scale(marks: readonly number[], unit: Unit, band: Range, { lang, units }: View): Gauge {
	const { convert } = unitIn(units, unit);
	return {
		type: "scale",
		from: Math.min(...marks),
		to: Math.max(...marks),
		marks: marks.map((at) => ({ at, label: formatNumber(convert(at), lang, unit) })),
		band,
	};
}

function leaves({ difficulty }: PlantFacts, view: View): Gauge {
	const { place, of } = view.rank("difficulty", difficulty);
	return { type: "leaves", count: place, of };
}
