import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { PlantFacts } from "#schemas/content/plant/schema.ts";
import type { FinderPlant, PlantNeeds } from "#schemas/pages/finder/page-data.ts";
import type { Listing } from "#schemas/pages/listing.ts";
import { type FinderQuestion, finderQuestions, finderWishes } from "#schemas/shared/finder.ts";
import {
	bandAt,
	bandLux,
	distanceMetres,
	lightBands,
	windowDistances,
	windowPlaces,
	windowSides,
} from "#schemas/shared/window-light.ts";
import { createSafeAlike } from "#scripts/kinds/plant/alike.ts";
import { root } from "#scripts/project.ts";
import { readChoice, writeChoice } from "#src/features/catalogue/address.ts";
import {
	type Answers,
	answersOf,
	choiceOf,
	consistent,
	hasAnswers,
	wishes,
	wishPath,
	withAnswer,
} from "#src/features/finder/answers.ts";
import { rank, rate } from "#src/features/finder/score.ts";
import { waysOut } from "#src/features/finder/ways-out.ts";

const facet = (id: FinderQuestion) => ({
	id,
	label: id,
	match: id === "pets" ? ("all" as const) : ("any" as const),
	options: finderQuestions[id].map((option) => ({ id: option, label: option })),
});
const surprise = { id: "surprise", label: "", match: "any" as const, options: [{ id: "pothos", label: "Pothos" }] };
const listing: Listing = {
	facets: [...(Object.keys(finderQuestions) as FinderQuestion[]).map(facet), surprise],
	orders: [],
	textLabel: null,
};

const noAnswers: Answers = { light: null, pets: [], time: null, experience: null, air: null, room: null, wish: null };

/** An easy plant of medium light that nothing is said against. */
const plain: PlantNeeds = {
	lux: { min: 1500, max: 6000 },
	checks: { min: 7, max: 10 },
	difficulty: 2,
	humidity: { min: 40, max: 60 },
	temperature: { min: 18, max: 27 },
	coldLimit: 13,
	height: 80,
	toxicity: { cat: "none", dog: "none", child: "unknown" },
	outdoors: true,
	wishes: ["air"],
};
const say = (needs: Partial<PlantNeeds>, answers: Partial<Answers>) => {
	const { verdict, reasons } = rate({ slug: "it", needs: { ...plain, ...needs } }, { ...noAnswers, ...answers });
	return `${verdict}: ${reasons.map(({ key, side, fact }) => `${side} ${key} (${fact})`).join(", ")}`;
};

describe("reasons", () => {
	test.each<[Partial<PlantNeeds>, Partial<Answers>, string]>([
		[{ lux: { min: 700, max: 3000 } }, { light: "low" }, "fits: for lightLow (lux)"],
		[{}, { light: "medium" }, "fits: for lightFits (lux)"],
		[{}, { light: "low" }, "compromise: against lightScant (lux)"],
		[{}, { light: "bright" }, "compromise: against lightStrong (lux)"],
		[{ lux: { min: 2500, max: 9000 } }, { light: "low" }, "compromise: against tooDark (lux)"],
		[{ lux: { min: 10_000, max: 30_000 } }, { light: "low" }, "out: out tooDark (lux)"],
		[{}, { light: "direct" }, "out: out tooBright (lux)"],
		[{}, { light: "lamp" }, "fits: for lightFits (lux)"],
		[{ lux: { min: 10_000, max: 30_000 } }, { light: "lamp" }, "compromise: against tooDark (lux)"],
		[{ toxicity: { ...plain.toxicity, cat: "moderate" } }, { pets: ["cat"] }, "out: out catToxic (cat)"],
		[{ toxicity: { ...plain.toxicity, dog: "mild" } }, { pets: ["dog"] }, "out: out dogToxic (dog)"],
		[{}, { pets: ["cat", "child"] }, "out: out childUnknown (child), for catSafe (cat)"],
		[{}, { time: "little", experience: "none" }, "fits: for checksRare (days), for easy (difficulty)"],
		[{ checks: { min: 3, max: 5 } }, { time: "little" }, "compromise: against checksOften (days)"],
		[{ difficulty: 4 }, { experience: "none" }, "compromise: against demanding (difficulty)"],
		[{ difficulty: 4 }, { experience: "much" }, "fits: for challenge (difficulty)"],
		[{ humidity: { min: 60, max: 80 } }, { air: "dry" }, "compromise: against airTooDry (humidity)"],
		[{ humidity: { min: 60, max: 80 } }, { air: "humid", room: "bathroom" }, "fits: for airSuits (humidity)"],
		[{ coldLimit: 15 }, { room: "hall" }, "out: out coldSensitive (cold)"],
		[{ outdoors: false }, { room: "balcony" }, "out: out indoorsOnly (hardiness)"],
		[{}, { wish: "air" }, "fits: for airClaimed (category)"],
		[{}, { wish: "tall" }, "compromise: against notWish (category)"],
		[{}, {}, "fits: "],
	])("a plant with %j gets, for %j, the reason «%s» (R9.1)", (needs, answers, expected) => {
		expect(say(needs, answers)).toBe(expected);
	});
});

const range = (min: number, max: number) =>
	fc.tuple(fc.integer({ min, max }), fc.integer({ min, max })).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));
const severity = fc.constantFrom("none", "mild", "moderate", "unknown");
const needs: fc.Arbitrary<PlantNeeds> = fc.record({
	lux: range(300, 60_000),
	checks: range(1, 30),
	difficulty: fc.integer({ min: 1, max: 5 }),
	humidity: range(20, 90),
	temperature: range(5, 30),
	coldLimit: fc.integer({ min: -5, max: 18 }),
	height: fc.integer({ min: 5, max: 300 }),
	toxicity: fc.record({ cat: severity, dog: severity, child: severity }),
	outdoors: fc.boolean(),
	wishes: fc.subarray([...finderQuestions.wish]),
});
const garden = fc
	.array(needs, { maxLength: 8 })
	.map((all) => all.map((needs, index) => ({ slug: `plant-${String.fromCharCode(97 + index)}`, needs })));
const maybe = <T>(values: readonly T[]) => fc.constantFrom(null, ...values);
const answers: fc.Arbitrary<Answers> = fc.record({
	light: maybe(lightBands),
	pets: fc.subarray([...finderQuestions.pets]),
	time: maybe(finderQuestions.time),
	experience: maybe(finderQuestions.experience),
	air: maybe(finderQuestions.air),
	room: maybe(finderQuestions.room),
	wish: maybe(finderQuestions.wish),
});

describe("for any answers", () => {
	test("excluded plants come last, and suitable plants before unsuitable ones (R9.1)", () => {
		fc.assert(
			fc.property(garden, answers, (plants, given) => {
				const places = rank(plants, given).map(({ verdict }) => ["fits", "compromise", "out"].indexOf(verdict));
				expect(places).toEqual([...places].sort());
			}),
		);
	});

	test("adding a person or pet never brings an excluded plant back (R9.1)", () => {
		fc.assert(
			fc.property(needs, answers, fc.constantFrom(...finderQuestions.pets), (needs, given, who) => {
				const before = rate({ slug: "it", needs }, given);
				const after = rate({ slug: "it", needs }, { ...given, pets: [...new Set([...given.pets, who])] });
				if (before.verdict === "out") expect(after.verdict).toBe("out");
				if (needs.toxicity[who] !== "none") expect(after.verdict).toBe("out");
			}),
		);
	});

	test("the order depends only on plants and answers (R9.1)", () => {
		fc.assert(
			fc.property(garden, answers, (plants, given) => {
				const order = (all: typeof plants) => rank(all, given).map(({ plant }) => plant.slug);
				expect(order([...plants].reverse())).toEqual(order(plants));
			}),
		);
	});

	test("each reason is given once, and an excluded plant says why (R9.1)", () => {
		fc.assert(
			fc.property(needs, answers, (needs, given) => {
				const { reasons, verdict } = rate({ slug: "it", needs }, given);
				expect(new Set(reasons.map(({ key }) => key)).size).toBe(reasons.length);
				expect(reasons.some(({ side }) => side === "out")).toBe(verdict === "out");
				if (!hasAnswers(given)) expect(reasons).toEqual([]);
			}),
		);
	});
});

describe("the light planner", () => {
	test.each([
		["north", "sill", "medium"],
		["north", "near", "low"],
		["east", "sill", "bright"],
		["west", "middle", "low"],
		["south", "sill", "direct"],
		["south", "near", "bright"],
		["south", "middle", "medium"],
	] as const)("a spot at a %s window, %s, is %s, as in the source (R9.1)", (side, distance, band) => {
		expect(bandAt(side, distance)).toBe(band);
	});

	test("at the back of a room it is too dark for every plant, whatever the window (R18.8)", () => {
		expect(windowSides.map((side) => bandAt(side, "back"))).toEqual(["dark", "dark", "dark", "dark"]);
	});

	test.each<[string, { min: number; max: number }, string]>([
		["much light", { min: 5000, max: 12_000 }, "east 0–0.5, south 0.5–1, west 0–0.5"],
		["medium light", { min: 1500, max: 6000 }, "north 0–0.5, east 0.5–1, south 1–2, west 0.5–1"],
		["little light", { min: 500, max: 3000 }, "north 0–2, east 0.5–3, south 1–3, west 0.5–3"],
		["full sun", { min: 15_000, max: 50_000 }, "south 0–0.5"],
		["more than any window gives", { min: 60_000, max: 90_000 }, ""],
	])("a plant of %s has its windows and distances from its lux (R18.8)", (_, lux, places) => {
		expect(
			windowPlaces(lux)
				.map(({ side, min, max }) => `${side} ${min}–${max}`)
				.join(", "),
		).toBe(places);
	});

	test("wherever a card sends a plant, the finder has nothing against the light there (R18.8)", () => {
		fc.assert(
			fc.property(needs, (needs) => {
				for (const { side, min, max } of windowPlaces(needs.lux))
					for (const distance of windowDistances.filter(
						(each) => min <= distanceMetres[each].min && distanceMetres[each].max <= max,
					))
						expect(rate({ slug: "it", needs }, { ...noAnswers, light: bandAt(side, distance) }).verdict).toBe("fits");
			}),
		);
	});

	test("light never increases with distance or in winter; ranges are contiguous (R9.1)", () => {
		const place = (band: (typeof lightBands)[number]) => lightBands.indexOf(band);
		for (const side of windowSides) {
			const bands = windowDistances.map((distance) => place(bandAt(side, distance)));
			expect(bands).toEqual([...bands].sort((a, b) => b - a));
			for (const distance of windowDistances)
				for (let month = 1; month <= 12; month++)
					expect(place(bandAt(side, distance, month))).toBe(
						Math.max(0, place(bandAt(side, distance)) - ([11, 12, 1, 2].includes(month) ? 1 : 0)),
					);
		}
		expect(lightBands.slice(1).map((band) => bandLux[band].min)).toEqual(
			lightBands.slice(0, -1).map((band) => bandLux[band].max),
		);
	});
});

describe("the address", () => {
	const read = (query: string) => {
		const { choice, ignored } = readChoice(query, listing);
		const made = consistent(choice);
		return {
			written: writeChoice(made.choice, listing),
			ignored: [...ignored, ...made.ignored],
			answers: answersOf(made.choice),
		};
	};

	test.each<[string, string, string[]]>([
		["?pets=cat,dog&light=low", "?light=low&pets=cat,dog", []],
		["?side=south&distance=near&month=12", "?side=south&distance=near&month=12", []],
		["?side=south&distance=near&light=low", "?side=south&distance=near", ["light=low"]],
		["?light=low,bright", "?light=low", ["light=bright"]],
		[
			"?light=ultraviolet&pets=unicorn&x=1&surprise=triffid",
			"",
			["light=ultraviolet", "pets=unicorn", "x=1", "surprise=triffid"],
		],
		["?surprise=pothos&utm_source=mail", "?surprise=pothos", []],
	])("%s is read as «%s», ignoring %j (R9.1)", (query, written, ignored) => {
		expect(read(query)).toMatchObject({ written, ignored });
	});

	test("the planner gives the light of its month, and replaces a manual answer (R9.1)", () => {
		expect(read("?side=south&distance=near").answers).toMatchObject({ light: "bright" });
		expect(read("?side=south&distance=near&month=1").answers).toMatchObject({ light: "medium" });
		expect(read("?side=south&light=low")).toMatchObject({ answers: { light: "bright" }, ignored: ["light=low"] });
		expect(read("?light=lamp").answers).toMatchObject({ light: "lamp" });
		const planned = readChoice("?side=south&light=low", listing).choice;
		expect(writeChoice(withAnswer(planned, "distance", "sill"), listing)).toBe("?side=south&distance=sill");
		const full = readChoice("?side=south&distance=sill&month=3&surprise=pothos", listing).choice;
		expect(writeChoice(withAnswer(full, "light", "low"), listing)).toBe("?light=low");
		expect(writeChoice(withAnswer(full, "side", null), listing)).toBe("?distance=sill&month=3");
	});

	test("each common wish has an address with its answers (R9.1)", () => {
		expect(wishPath("cats", "/generateur-plante", listing)).toBe("/generateur-plante?pets=cat#cats");
		for (const wish of wishes) {
			const { written, ignored } = read(wishPath(wish, "", listing).split("#")[0] ?? "");
			expect({ written, ignored }).toEqual({ written: writeChoice(choiceOf(wish, listing), listing), ignored: [] });
		}
		expect(wishes).toEqual(Object.keys(finderWishes));
	});
});

describe("where no plant matches", () => {
	const plants = [
		{ slug: "fern", needs: { ...plain, lux: { min: 1000, max: 3000 } } },
		{ slug: "palm", needs: { ...plain, lux: { min: 500, max: 3000 }, difficulty: 5 } },
		{ slug: "rose", needs: { ...plain, lux: { min: 5000, max: 20_000 }, toxicity: { ...plain.toxicity, dog: "mild" as const } } },
	] as FinderPlant[];
	const ways = (query: string) =>
		waysOut(plants, readChoice(query, listing).choice).map(({ question, answer, count }) => `${question} ${answer}: ${count}`);

	test.each<[string, string[]]>([
		// Nearer to the window, but no nearer than most plants need.
		["?side=north&distance=far", ["light lamp: 3", "distance near: 2"]],
		["?side=north&distance=far&experience=none", ["light lamp: 2", "distance near: 1"]],
		["?light=direct&experience=none", ["light lamp: 2"]],
		// Who lives there is a fact.
		["?pets=child", []],
		["?wish=edible", ["wish null: 3"]],
		["?room=balcony&wish=edible&experience=none", ["wish null: 2"]],
	])("%s: %j (R9.1)", (query, expected) => {
		expect(ways(query)).toEqual(expected);
	});
});

test("similar plants are safe ones, those of the same habit first, then the most alike in looks and needs (R9.1)", () => {
	const read = (slug: string): { slug: string; facts: PlantFacts } => ({
		slug,
		facts: parse(readFileSync(join(root, "content", "plants", slug, "facts.yaml"), "utf8")),
	});
	const all = [
		"aloe-vera",
		"areca-palm",
		"calathea",
		"chlorophytum",
		"coffea-arabica",
		"howea-forsteriana",
		"maranta-leuconeura",
	].map(read);
	const maranta = all.find(({ slug }) => slug === "maranta-leuconeura") ?? read("maranta-leuconeura");
	const alike = (plant: typeof maranta, who: "cat" | "child") => createSafeAlike(all, [who])(plant).map(({ slug }) => slug);
	expect(alike(maranta, "cat")[0]).toBe("calathea");
	expect(alike(read("coffea-arabica"), "child")).toEqual(["areca-palm", "chlorophytum", "maranta-leuconeura"]);
	expect(alike(read("dracaena-marginata"), "cat")).not.toContain("aloe-vera");
});

test("in a large catalogue only some plants of the same group and habit are compared, the most similar included (R17.4, R9.1)", () => {
	const facts: PlantFacts = parse(readFileSync(join(root, "content", "plants", "calathea", "facts.yaml"), "utf8"));
	const plant = (number: number) => {
		const category = number % 2 === 0 ? facts.category : "succulent";
		const size = { ...facts.size, height: { min: 1, max: 20 + number } };
		return { slug: `plant-${number}`, facts: { ...facts, category, size } };
	};
	const all = Array.from({ length: 200 }, (_, number) => plant(number));
	const alike = createSafeAlike(all, ["cat"])(plant(100)).map(({ slug }) => Number(slug.split("-")[1]));
	expect(alike.slice(0, 2).toSorted((a, b) => a - b)).toEqual([98, 102]);
	expect(alike.every((number) => number % 2 === 0 && number !== 100)).toBe(true);
	expect(alike.length).toBeLessThanOrEqual(24);
});
