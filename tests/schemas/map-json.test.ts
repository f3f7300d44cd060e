import { expect, test } from "vitest";
import { mapJson } from "#schemas/content/map-json.ts";
import { mapRichText, type RichText, textNode } from "#schemas/content/rich-text.ts";

const text = (...words: string[]): RichText => ({ type: "root", children: words.map(textNode) });

/** A text with an exclamation mark after it. */
const louder = ({ type, children }: RichText): RichText => ({ type, children: [...children, textNode("!")] });

test.each([
	["a text by itself", text("a"), text("a", "!")],
	["the texts of a group", { intro: text("a"), tips: { title: "b" } }, { intro: text("a", "!"), tips: { title: "b" } }],
	["the texts of a list", [text("a"), text("b")], [text("a", "!"), text("b", "!")]],
	["texts in lists in groups", { faq: [{ answer: text("a") }] }, { faq: [{ answer: text("a", "!") }] }],
	["a value without texts", { words: 3, title: "a", none: null }, { words: 3, title: "a", none: null }],
	["a string", "a", "a"],
	["nothing", null, null],
])("mapRichText replaces each text once: %s", (_, value, expected) => {
	expect(mapRichText<unknown>(value, louder)).toEqual(expected);
});

test("values without a replacement are returned as the same object, and the argument is unchanged", () => {
	const value = { card: { title: "a" }, list: [{ href: "/a" }, { href: "/b" }] };
	const before = structuredClone(value);
	const mapped = mapJson(value, (each, key) => (key === "href" && each === "/b" ? "/c" : undefined));
	expect(mapped).toEqual({ card: { title: "a" }, list: [{ href: "/a" }, { href: "/c" }] });
	expect(mapped.card).toBe(value.card);
	expect(mapped.list[0]).toBe(value.list[0]);
	expect(value).toEqual(before);
	expect(mapJson(value, () => undefined)).toBe(value);
});

test("the callback gets each value with its key and parent, and replaced values are not visited", () => {
	const holder = { kept: { inner: 1 }, replaced: { inner: 2 } };
	const seen: unknown[] = [];
	mapJson(holder, (each, key, within) => {
		seen.push([each, key, within]);
		return key === "replaced" ? null : undefined;
	});
	expect(seen).toEqual([
		[holder, "", null],
		[{ inner: 1 }, "kept", holder],
		[1, "inner", { inner: 1 }],
		[{ inner: 2 }, "replaced", holder],
	]);
});
