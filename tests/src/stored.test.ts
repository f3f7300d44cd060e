import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isFromWorker, isToWorker } from "#schemas/shared/offline.ts";
import { isText } from "#schemas/shared/shapes.ts";
import type { StoredValue } from "#schemas/shared/stored-value.ts";
import * as table from "#schemas/shared/stored-values.ts";
import { store, stored } from "#src/data/storage.ts";
import { readCollection } from "#src/features/my-plants/collection.ts";
import { added, listOf, pot } from "../support/pots.ts";
import { createStorage, keeperOf } from "../support/storage.ts";

/** One of the table, whatever it holds. */
type Value = StoredValue<string | number | object>;

const values: Value[] = Object.values(table).filter((each) => "key" in each);

/** A list in a list, and so on: whoever follows it to its end runs out of stack. */
const deep = `${"[".repeat(90_000)}${"]".repeat(90_000)}`;

/** JSON that is nearly what the site stores. */
const words = fc.constantFrom(
	...values.map(({ key }) => key),
	"ana@example.org",
	"sent",
	"waiting",
	"light",
	"fr",
	"pothos",
	"x",
);
const near = fc.object({
	key: fc.constantFrom("address", "state", "at", "pousse", "version", "plants", "hemisphere", "__proto__", "length"),
	values: [words, fc.double(), fc.constant(null), fc.constant("my-plants"), fc.constant(1)],
});
const text = fc.oneof(
	fc.string({ unit: "binary" }),
	fc.json(),
	words,
	fc.oneof(near, fc.array(near), fc.constant([null])).map((value) => JSON.stringify(value)),
	fc.tuple(near, fc.nat(40)).map(([value, at]) => JSON.stringify([value]).slice(0, at)),
	fc.constantFrom("[".repeat(250_000), deep, "9".repeat(400), "-0", "1e999", ""),
);

describe("values stored in the browser (R17.9)", () => {
	test.each(values)("under $key are read whatever they are, and valid afterwards", (value) => {
		fc.assert(
			fc.property(text, (found) => {
				const storage = createStorage();
				const { store, stored } = keeperOf(storage);
				storage.setItem(value.key, found);
				const read = stored(value);
				expect(store(value, read)).toBe(true);
				const written = storage.getItem(value.key);
				expect(written === null).toBe(read === null);
				store(value, stored(value));
				expect(storage.getItem(value.key)).toBe(written);
			}),
		);
	});

	const cases: [value: Value, found: string, expected: unknown][] = [
		[table.languageChoice, "de", "de"],
		[table.languageChoice, "it", null],
		[table.languageChoice, "DE", null],
		[table.themeChoice, "dark", "dark"],
		[table.themeChoice, "sepia", null],
		[table.unitsChoice, "imperial", "imperial"],
		[table.unitsChoice, '"imperial"', null],
		[table.slashChoice, "off", "off"],
		[table.slashChoice, "", null],
		[table.adminFlag, "true", "true"],
		[table.adminFlag, "yes", null],
		[table.fontsFlag, "here", "here"],
		[table.fontsFlag, "{}", null],
		[table.installDismissal, "1764000000000", 1764000000000],
		[table.installDismissal, '"1764000000000"', null],
		[table.installDismissal, "1e999", null],
		[table.listScrollPosition, '{"address":"/x","pixels":12.5}', { address: "/x", pixels: 12.5 }],
		[table.listScrollPosition, '{"address":"/x","pixels":"12"}', null],
		[table.newsletterLease, "1764000000000 0.25", "1764000000000 0.25"],
		[table.newsletterLease, "soon me", null],
		[table.newsletterWaiting, "[null]", []],
		[table.newsletterWaiting, "{}", null],
		[table.newsletterWaiting, '[{"address":"ana","state":"waiting"},{"address":"ana@example.org","state":"lost"}]', []],
		[
			table.newsletterWaiting,
			'[7,{"address":"ana@example.org","state":"waiting"},{"address":null}]',
			[{ address: "ana@example.org", state: "waiting" }],
		],
		[table.newsletterTried, "[null]", null],
		[table.newsletterTried, '{"a":null,"b":{"state":"sent","at":1},"c":{"state":"sent"}}', { b: { state: "sent", at: 1 } }],
		[table.checklistTicks, '{"/blog/a":["1x","y-2"],"/blog/b":["1x",7],"/blog/c":null}', { "/blog/a": ["1x", "y-2"] }],
		[table.checklistTicks, '["/blog/a"]', null],
		[table.noRoomFlag, "told", "told"],
		[table.noRoomFlag, "[null]", null],
		[table.scrollPositions, '{"default":120,"a":null,"b":"7"}', { default: 120 }],
		[table.scrollPositions, '"x"', null],
	];
	test.each(cases.map(([value, found, expected]) => ({ ...value, value, found, expected })))(
		"under $key, stored as $found, are read as $expected",
		({ key, value, found, expected }) => {
			const storage = createStorage();
			storage.setItem(key, found);
			expect(keeperOf(storage).stored(value)).toEqual(expected);
		},
	);

	test("are empty and removed silently where the browser blocks storage", () => {
		const blocked = () => {
			throw new DOMException("blocked", "SecurityError");
		};
		expect(stored(table.themeChoice, blocked)).toBe(null);
		expect([store(table.themeChoice, "dark", blocked), store(table.themeChoice, null, blocked)]).toEqual([false, false]);
	});

	test("have unique keys, and the inline script uses only these", () => {
		const keys = values.map(({ key }) => key);
		expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
		expect(table.shownByApp.filter((key) => !keys.includes(key))).toEqual([]);
	});

	test("include no list of plants that cannot be read and reported", () => {
		const found = `{"pousse":"my-plants","version":1,"plants":["pothos",${deep},{"a":1},null,7]}`;
		const read = readCollection(found, added);
		expect(read).toEqual({ collection: listOf(pot("pothos")), skipped: ["…", "null", "7"], details: 0, beyond: 0 });
		expect("skipped" in read && read.skipped.every(isText)).toBe(true);
	});
});

test("pages and workers receive each other's messages, and no others (R17.9)", () => {
	const message = fc.oneof(
		fc.anything(),
		fc.record({ type: fc.constantFrom("accept", "come-if-alone", "no-room", "x") }, { requiredKeys: [] }),
		fc.record({ type: fc.constant("come-if-alone"), app: fc.anything() }),
	);
	fc.assert(
		fc.property(message, (message) => {
			const { type, app } = Object(message) as { type?: unknown; app?: unknown };
			const isList = Array.isArray(message);
			expect(isToWorker(message)).toBe(!isList && (type === "accept" || (type === "come-if-alone" && typeof app === "string")));
			expect(isFromWorker(message)).toBe(!isList && type === "no-room");
		}),
	);
});
