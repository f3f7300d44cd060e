import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { countWords } from "#schemas/content/reading.ts";
import { plainText, type RichText } from "#schemas/content/rich-text.ts";
import { textParts } from "#scripts/kinds/translation.ts";

/** Strings of letters, signs that join words, signs of two units, and halves of such. */
const strings = fc
	.array(
		fc.oneof(
			fc.constantFrom(..."aé1-'’., \u00a0{}«日\u2070\u0301\n", "🌱", "𝐀", "\ud83c"),
			fc.string({ unit: "binary", maxLength: 2 }),
		),
		{ maxLength: 8 },
	)
	.map((signs) => signs.join(""));
const texts = fc.array(fc.array(strings, { maxLength: 3 }), { maxLength: 3 }).map(
	(paragraphs): RichText => ({
		type: "root",
		children: paragraphs.map((values) => ({
			type: "element",
			tagName: "p",
			properties: {},
			children: values.map((value) => ({ type: "text", value })),
		})),
	}),
);

test("words are runs of letters and digits, joined by a single apostrophe, point, comma or hyphen (R6.5)", () => {
	const countByPattern = (text: RichText) => plainText(text).match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
	fc.assert(
		fc.property(texts, (text) => countWords(text) === countByPattern(text)),
		{ numRuns: 1000, seed: 20261123 },
	);
});

test("the hash of a part covers letters, digits and braces, with all other characters as one space (R16.1)", () => {
	const hashByPattern = (values: string[]) => {
		const words = values
			.join(" ")
			.replace(/[^\p{L}\p{N}{}]+/gu, " ")
			.trim();
		const bytes = createHash("sha256").update(words).digest();
		return [...bytes.subarray(0, 14)].map((byte) => "abcdefghijklmnopqrstuvwxyz".charAt(byte % 26)).join("");
	};
	fc.assert(
		fc.property(fc.array(strings, { maxLength: 4 }), (list) => {
			expect(textParts({ list }, null).map(({ hash }) => hash)).toEqual([hashByPattern(list)]);
		}),
		{ numRuns: 1000, seed: 20261123 },
	);
});

test("each of 100,000 word changes alters the hash (R16.1)", () => {
	const hashes = Array.from({ length: 100_000 }, (_, number) => textParts({ title: `Arroser ${number} fois` }, null)[0]?.hash);
	expect(new Set(hashes).size).toBe(100_000);
});
