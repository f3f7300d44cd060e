import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Listing, Traits } from "#schemas/pages/listing.ts";
import { readChoice, writeChoice } from "#src/features/catalogue/address.ts";
import {
	adviseOn,
	type Choice,
	choose,
	countOptions,
	filtersOf,
	noChoice,
	prepare,
	withOptions,
	withoutFilter,
} from "#src/features/catalogue/choice.ts";

const facet = (id: string, match: "any" | "all", ...options: string[]) => ({
	id,
	label: id,
	match,
	options: options.map((option) => ({ id: option, label: option })),
});

const listing: Listing = {
	facets: [
		facet("light", "any", "low", "medium", "bright"),
		facet("window", "any", "north", "east", "south"),
		facet("safe", "all", "cats", "dogs", "children"),
	],
	orders: ["name", "size"].map((id) => ({ id, label: id })),
	textLabel: "Name",
};

type Plant = { name: string; traits: Traits };

function plant(name: string, light: string, window: string[], safe: string[], size: number, words = name): Plant {
	return { name, traits: { options: { light: [light], window, safe }, places: { size }, words } };
}

const garden = prepare([
	plant("Aglaonema", "low", ["north", "east"], [], 60),
	plant("Areca", "bright", ["east", "south"], ["cats", "dogs"], 200, "Palmier d’Arec, Goldfruchtpalme, Dypsis lutescens"),
	plant("Calathea", "medium", ["north"], ["cats", "dogs"], 80),
	plant("Chlorophytum", "bright", ["north", "east"], ["cats", "dogs", "children"], 40, "Grünlilie, Étoile filante"),
	plant("Pothos", "medium", ["north"], [], 300),
]);

const chosen = (query: string) => readChoice(query, listing).choice;
const names = (query: string) => choose(garden, chosen(query), listing).map(({ thing }) => thing.name);

describe("filtering", () => {
	test.each([
		["", ["Aglaonema", "Areca", "Calathea", "Chlorophytum", "Pothos"], "everything"],
		["light=low", ["Aglaonema"], "one option"],
		["light=low,medium", ["Aglaonema", "Calathea", "Pothos"], "either of two options"],
		["light=medium&window=north", ["Calathea", "Pothos"], "both of two facets"],
		["safe=cats", ["Areca", "Calathea", "Chlorophytum"], "what is safe for cats, nothing that is unknown"],
		["safe=cats,children", ["Chlorophytum"], "what is safe for all who live there"],
		["q=etoile", ["Chlorophytum"], "a name without its accent"],
		["q=GRUNLILIE", ["Chlorophytum"], "a name of another language in another case"],
		["q=lutescens dypsis", ["Areca"], "each word of a Latin name"],
		["q=d'arec", ["Areca"], "a straight apostrophe"],
		["sort=size", ["Chlorophytum", "Aglaonema", "Calathea", "Areca", "Pothos"], "everything, the smallest first"],
		["sort=size&safe=cats", ["Chlorophytum", "Calathea", "Areca"], "what passes, the smallest first"],
	])("«%s» shows %j: %s (R8.1)", (query, expected) => {
		expect(names(query)).toEqual(expected);
	});

	test("items that sort equal keep the order of the list (R8.1)", () => {
		const same = prepare(["b", "a", "c"].map((name) => plant(name, "low", [], [], 10)));
		expect(choose(same, chosen("sort=size"), listing).map(({ thing }) => thing.name)).toEqual(["b", "a", "c"]);
	});
});

describe("without results", () => {
	const advice = (query: string) =>
		adviseOn(garden, chosen(query), listing).map(({ drop, count }) => [
			drop.map((filter) => ("text" in filter ? filter.text : filter.options.map(({ id }) => id).join("|"))).join(" + "),
			count,
		]);

	test.each([
		[
			"light=low&safe=cats",
			[
				["low", 3],
				["cats", 1],
			],
		],
		[
			"light=low,medium&safe=cats,children",
			[
				["children", 1],
				["low|medium", 1],
			],
		],
		[
			"safe=cats&q=pothos",
			[
				["pothos", 3],
				["cats", 1],
			],
		],
		[
			"light=low&window=south&q=pothos",
			[
				["low + south", 1],
				["low + pothos", 1],
				["south + pothos", 1],
			],
		],
		["q=zzz", [["zzz", 5]]],
		["light=low", []],
	])("«%s» gets suggestions of what to drop and their results: %j (R8.1)", (query, expected) => {
		expect(advice(query).sort()).toEqual([...expected].sort());
	});

	test("an empty list has no suggestions (R8.1)", () => {
		expect(adviseOn(prepare<Plant>([]), chosen("light=low&safe=cats"), listing)).toEqual([]);
	});
});

describe("the address", () => {
	test.each([
		["?light=low&safe=cats", "?light=low&safe=cats"],
		["?safe=cats&light=medium&light=low", "?light=low,medium&safe=cats"],
		["?light=low,low&light=", "?light=low"],
		["?q=%20ficus%20&sort=name", "?q=ficus"],
		["?q=caf%C3%A9+%26+co", "?q=caf%C3%A9%20%26%20co"],
		["?sort=size&sort=name", "?sort=size"],
		["?utm_source=mail&fbclid=1&admin=true", ""],
	])("%s is written %s (R8.1)", (query, expected) => {
		expect(readChoice(query, listing).ignored).toEqual([]);
		expect(writeChoice(chosen(query), listing)).toBe(expected);
	});

	test.each([
		["?light=purple&safe=cats", "?safe=cats", ["light=purple"]],
		["?light=low,purple", "?light=low", ["light=purple"]],
		["?colour=red&colour=red", "", ["colour=red"]],
		["?sort=price", "", ["sort=price"]],
		["?%E0%A4%A", "", ["\ufffd%A"]],
		["?constructor=low&__proto__=x&light=toString", "", ["constructor=low", "__proto__=x", "light=toString"]],
	])("%s is read as «%s», and unknown parts are reported (R8.1)", (query, expected, ignored) => {
		expect(writeChoice(chosen(query), listing)).toBe(expected);
		expect(readChoice(query, listing).ignored).toEqual(ignored);
	});

	test("a list without a text filter ignores one (R8.1)", () => {
		expect(readChoice("?q=ficus", { ...listing, textLabel: null })).toMatchObject({ choice: { text: "" }, ignored: ["q=ficus"] });
	});
});

describe("for any filters", () => {
	const subset = (options: { id: string }[]) => fc.subarray(options.map(({ id }) => id));
	const choices: fc.Arbitrary<Choice> = fc
		.record({
			light: subset(listing.facets[0]?.options ?? []),
			window: subset(listing.facets[1]?.options ?? []),
			safe: subset(listing.facets[2]?.options ?? []),
			order: fc.constantFrom("name", "size"),
			text: fc.oneof(
				fc.constantFrom("", "e", "pal", "o"),
				fc.string({ maxLength: 60 }).map((text) => text.trim()),
			),
		})
		.map(({ order, text, ...options }) =>
			Object.entries(options).reduce((choice, [id, picked]) => withOptions(choice, id, picked), {
				options: {},
				order,
				text,
			} as Choice),
		);
	const shown = (choice: Choice) => choose(garden, choice, listing).length;

	test("the address reads back to the same filters, with nothing unknown (R8.1)", () => {
		fc.assert(
			fc.property(choices, (choice) => {
				expect(readChoice(writeChoice(choice, listing), listing)).toEqual({ choice, ignored: [] });
			}),
		);
	});

	const parameter = fc.tuple(
		fc.constantFrom("light", "safe", "q", "sort", "colour"),
		fc.oneof(fc.constantFrom("low", "cats", "size"), fc.string()),
	);

	test("any query string reads as stable filters (R8.1)", () => {
		fc.assert(
			fc.property(fc.array(parameter, { maxLength: 5 }), (parameters) => {
				const query = parameters.map(([name, value]) => `${name}=${value}`).join("&");
				const { choice } = readChoice(query, listing);
				expect(readChoice(writeChoice(choice, listing), listing).choice).toEqual(choice);
			}),
		);
	});

	test("the count of an option is the number of its results (R8.1)", () => {
		fc.assert(
			fc.property(choices, (choice) => {
				for (const facet of listing.facets) {
					const before = facet.match === "all" ? (choice.options[facet.id] ?? []) : [];
					const expected = facet.options.map(({ id }) => [id, shown(withOptions(choice, facet.id, [...before, id]))]);
					expect(countOptions(garden, choice, listing, facet)).toEqual(Object.fromEntries(expected));
				}
			}),
		);
	});

	test("suggestions have the results they promise, and appear exactly when there are none (R8.1)", () => {
		fc.assert(
			fc.property(choices, (choice) => {
				const advice = adviseOn(garden, choice, listing);
				expect(advice.length > 0).toBe(shown(choice) === 0);
				for (const { drop, choice: left, count } of advice) {
					expect(count).toBe(shown(left));
					expect(left).toEqual(drop.reduce(withoutFilter, choice));
				}
			}),
		);
	});

	test("clearing every filter shows the whole list (R8.1)", () => {
		fc.assert(
			fc.property(choices, (choice) => {
				const left = filtersOf(choice, listing).reduce(withoutFilter, choice);
				expect({ ...left, order: "name" }).toEqual(noChoice(listing));
			}),
		);
	});
});
