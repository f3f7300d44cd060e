import { expect, test } from "vitest";
import { toCsv } from "#schemas/shared/csv.ts";

test("a table is exported as in RFC 4180 (R12.2, R14.1)", () => {
	const rows = [
		["Seite", "Wörter"],
		['Sagt „ja", und geht', 1234.5],
		["zwei\nZeilen", null],
	];
	expect(toCsv(rows)).toBe('Seite,Wörter\r\n"Sagt „ja"", und geht",1234.5\r\n"zwei\nZeilen",\r\n');
});

test.each([
	['=HYPERLINK("https://evil.example","x")', `"'=HYPERLINK(""https://evil.example"",""x"")"`],
	["+1+cmd|' /C calc'!A0", "'+1+cmd|' /C calc'!A0"],
	["-1+1", "'-1+1"],
	["@SUM(A1)", "'@SUM(A1)"],
	["\tx", "'\tx"],
	["\rx", `"'\rx"`],
	["Aloe vera", "Aloe vera"],
	["a=b", "a=b"],
	[-5, "-5"],
	[undefined, ""],
])("a table cell with %j is written as %j, so that no spreadsheet reads it as a formula", (value, expected) => {
	expect(toCsv([[value]])).toBe(`${expected}\r\n`);
});
