import fc from "fast-check";
import { expect, test } from "vitest";
import { applyDifferences, findDifferences } from "#schemas/shared/differences.ts";

const metric = { title: "Aloe", facts: [{ value: "18 °C" }, { value: "40 %" }], note: null, minutes: 8 };
const imperial = { title: "Aloe", facts: [{ value: "64 °F" }, { value: "40 %" }], note: null, minutes: 9 };

test("only differing values are listed, each at its path (R17.6)", () => {
	expect(findDifferences(metric, imperial)).toEqual({ facts: { 0: { value: "64 °F" } }, minutes: 9 });
	expect(findDifferences(metric, structuredClone(metric))).toEqual({});
});

test("applying the differences to one value gives the other; arrays stay arrays, and unchanged parts stay the same object (R17.6)", () => {
	const laid = applyDifferences(metric, findDifferences(metric, imperial));
	expect(laid).toEqual(imperial);
	expect(laid.facts[1]).toBe(metric.facts[1]);
	expect(metric.facts[0]).toEqual({ value: "18 °C" });
});

test.each([
	["another key", { a: "1" }, { b: "1" }, "keys differ: a and b"],
	["a longer list", { a: ["1"] }, { a: ["1", "2"] }, "keys differ: 0 and 0,1"],
	["a list for a string", { a: "1" }, { a: ["1"] }, "a has another structure"],
	["nothing for a string", { a: "1" }, { a: undefined }, "a has another structure"],
])("two objects of which one has %s throw an internal error (R17.6)", (_, one, other, message) => {
	expect(() => findDifferences(one, other)).toThrow(message);
});

/** A value of any depth, twice: with the same structure, and with strings of its own. */
const twice = fc.letrec((tie) => ({
	pair: fc.oneof(
		{ depthSize: "small" },
		fc.tuple(fc.string(), fc.string()),
		fc.array(tie("pair"), { maxLength: 4 }).map(unzip),
		fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), tie("pair"), { maxKeys: 4 }).map(unzip),
	),
}));

function unzip(pairs: unknown[] | Record<string, unknown>): [unknown, unknown] {
	const side = (index: 0 | 1) => Object.entries(pairs).map(([key, pair]) => [key, (pair as [unknown, unknown])[index]] as const);
	const collect = (entries: (readonly [string, unknown])[]) =>
		Array.isArray(pairs) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
	return [collect(side(0)), collect(side(1))];
}

test("for any structure, applying the differences gives the other value (R17.6)", () => {
	fc.assert(
		fc.property(twice.pair, (pair) => {
			const [one, other] = unzip({ value: pair });
			const [from, to] = [one as object, other as object];
			expect(applyDifferences(from, findDifferences(from, to))).toEqual(to);
		}),
	);
});
