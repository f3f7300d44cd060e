import { expect, test } from "vitest";
import { decodeText, showText } from "#scripts/content/read/decode-text.ts";
import { inEnglish } from "../../../support/in-english.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const message = (text: string) =>
	inEnglish(decodeText(bytes(text), "a.md").diagnostics).map(({ code, position, message }) => [code, position, message]);

test("a text is read without its byte order mark and with plain line ends", () => {
	expect(decodeText(bytes("\ufeffun\r\ndeux\r\n"), "a.md")).toEqual({ value: "un\ndeux\n", diagnostics: [] });
});

test.each([
	["a byte of Latin-1", [0x61, 0x0a, 0x62, 0xe9, 0x20], [2, 2], "The file is not UTF-8 text: byte 4 is 0xE9."],
	["a character that is cut off at the end", [0x61, 0xe2, 0x82], [1, 2], "The file is not UTF-8 text: byte 2 is 0xE2."],
	["a byte that begins nothing", [0x61, 0x0a, 0x80], [2, 1], "The file is not UTF-8 text: byte 3 is 0x80."],
	["half of a pair", [0xed, 0xa0, 0x80], [1, 1], "The file is not UTF-8 text: byte 1 is 0xED."],
	["a slash in two bytes", [0x61, 0xc0, 0xaf], [1, 2], "The file is not UTF-8 text: byte 2 is 0xC0."],
	["UTF-16", [0xff, 0xfe, 0x61, 0x00], null, "The file is UTF-16, not UTF-8 text."],
])("%s is reported with its position (R16.1)", (_, given, position, message) => {
	const { value, diagnostics } = decodeText(Uint8Array.from(given), "a.md");
	expect(value).toBe(null);
	expect(inEnglish(diagnostics).map((each) => [each.code, each.position, each.message])).toEqual([
		["not-utf8", position, message],
	]);
});

test("the one invalid byte in a megabyte is located (R16.1)", () => {
	const long = bytes(`${"é\n".repeat(300_000)}ab`);
	long[long.length - 1] = 0xff;
	expect(decodeText(long, "a.md").diagnostics[0]).toMatchObject({ position: [300_001, 2] });
});

test("line ends of CR alone are reported once, and the file is still read (R16.1)", () => {
	const { value, diagnostics } = decodeText(bytes("---\rtitle: A\r---\r"), "a.md");
	expect(value).toBe("---\ntitle: A\n---\n");
	expect(diagnostics.map(({ code, position }) => [code, position])).toEqual([["odd-character", [1, 4]]]);
	expect(showText(bytes("a\rb\r\nc"))).toBe("a\nb\nc");
});

test.each([
	["a bell", "un\u0007", [1, 3], "U+0007"],
	["a null", "a\0", [1, 2], "U+0000"],
	["an escape sequence of a terminal", "a\u001b[31mb", [1, 2], "U+001B"],
	["a space without width", "a\u200bb", [1, 2], "U+200B"],
	["a joiner that joins nothing", "a\u200db", [1, 2], "U+200D"],
	["a soft hyphen", "Zimmer\u00adpflanze", [1, 7], "U+00AD"],
	["a turn of direction", "a\u202ecod.exe", [1, 2], "U+202E"],
	["a mark of byte order in the middle", "a\ufeffb", [1, 2], "U+FEFF"],
	["a line separator", "a\u2028b", [1, 2], "U+2028"],
	["a character of a private font", "a\ue000", [1, 2], "U+E000"],
	["an escaped bell", 'title: "a\\ab"', [1, 10], "U+0007"],
	["an escaped space without width", 'title: "\\u200B"', [1, 9], "U+200B"],
	["an escaped byte", 'title: "\\x1b[31m"', [1, 9], "U+001B"],
])("%s is an invisible character (R16.1)", (_, text, position, name) => {
	expect(message(text)).toEqual([["odd-character", position, `There is an invisible character, ${name}.`]]);
});

test.each([
	["é of two", "caf\u0065\u0301", 'The letter "é" is written as U+0065 and U+0301.'],
	["a Kelvin sign", "20 \u212a", 'The letter "K" is written as U+212A.'],
	["Cyrillic а in a word", "m\u0430nger", 'The letter "\u0430" (U+0430) belongs to another script than its word.'],
	["Greek omicron in a word", "p\u03bfthos", 'The letter "\u03bf" (U+03BF) belongs to another script than its word.'],
])("%s is a look-alike (R16.1)", (_, text, expected) => {
	expect(message(text).map(([code, , text]) => [code, text])).toEqual([["odd-character", expected]]);
});

test("a frequent odd character is one finding, with its number (R16.1)", () => {
	expect(message("a\u200bb\u200bc\n\u200bd")).toEqual([
		["odd-character", [1, 2], "There is an invisible character, U+200B. It occurs 3 times in this file."],
	]);
});

test.each([
	["letters of the four languages", "Élégant, œuvre, ¿qué?, straße, Größe, ÀÉÎÕÜ, ñ, ç"],
	["units and signs", "20\u00a0°C, 5 µmol, 10 µm, Δt, 12 Ω, 3\u202f000, «\u00a0un\u00a0» – „zwei“ … ½ × ≥"],
	["emoji of several", "👩\u200d🌾 and ❤\ufe0f\u200d🔥"],
	["a word of another script", "Μονστέρα, монстера"],
	["a backslash in Markdown", "5 \\* 3 \\_a\\_ \\u200b"],
	["an address with a letter of another script, which is judged as an address", "https://pl\u0430ntes.example/"],
])("%s are accepted", (_, text) => {
	expect(message(text)).toEqual([]);
});
