import type { YAMLParseError } from "yaml";
import type { Diagnostic, Place } from "../report/diagnostic.ts";
import { findWrongIndent } from "./indentation.ts";

type Slip = Pick<Diagnostic, "message" | "hint"> & { place: Place };

/** Stumbles of the parser that a wrong indentation or a missing sign on the line may be the cause of. */
const about: ReadonlySet<YAMLParseError["code"]> = new Set([
	"BAD_INDENT",
	"BLOCK_AS_IMPLICIT_KEY",
	"MULTILINE_IMPLICIT_KEY",
	"MISSING_CHAR",
	"UNEXPECTED_TOKEN",
]);

/** Finds on the lines themselves what made the parser stumble, and where; null where they do not tell. `from` is the first line of the YAML. */
export function findLineSlip(code: YAMLParseError["code"], lines: readonly string[], [line]: Place, from: number): Slip | null {
	if (!about.has(code)) return null;
	return findTab(lines, line, from) ?? findMissingSign(lines, line) ?? findWrongIndent(lines, line, from, lines.length);
}

/** So many lines above the one where the parser stumbles a tab is looked for. */
const tabReach = 3;

function findTab(lines: readonly string[], line: number, from: number): Slip | null {
	for (let number = Math.max(from, line - tabReach); number <= line; number++) {
		const [indent = ""] = /^ *\t[ \t]*(?=\S)/.exec(lines[number - 1] ?? "") ?? [];
		if (indent !== "")
			return {
				place: [number, indent.length + 1],
				message: "A tab stands at the beginning of the line.",
				hint: "indent with two spaces",
			};
	}
	return null;
}

function findMissingSign(lines: readonly string[], line: number): Slip | null {
	const text = lines[line - 1] ?? "";
	const before = lines[line - 2] ?? "";
	const at = (column: number, message: string, hint: string): Slip => ({ place: [line, column], message, hint });
	const [, dash] = /^( *)-[^\s-]/.exec(text) ?? [];
	if (dash !== undefined && before.startsWith(`${dash}- `))
		return at(dash.length + 1, "There is no space behind the dash.", 'begin each line of the list with "- "');
	const [, indent] = /^( *)[^\s-][^:]*$/.exec(text) ?? [];
	if (indent !== undefined && before.startsWith(`${indent}- `))
		return at(indent.length + 1, "The line has no dash, as the line above it has.", 'begin each line of the list with "- "');
	const [, name, sign, value = ""] = /^( *(?:- +)?[A-Za-z][\w.-]*)(:\u00a0|:|)(.*)$/.exec(text) ?? [];
	if (name === undefined) return null;
	const column = name.length + 1;
	const written = name.trim().replace(/^- +/, "");
	if (sign === ":\u00a0")
		return at(column + 1, "A no-break space stands behind the colon.", `write "${written}: ${value.trim()}" with a plain space`);
	if (sign === ":" && /^[^\s"'/]/.test(value))
		return at(column, "There is no space behind the colon.", `write "${written}: ${value}"`);
	if (sign === "" && /^(?: +\S|$)/.test(value))
		return at(
			1 + name.length - written.length,
			"The line has no colon.",
			`write a field's name and a colon, such as "${written}: …"`,
		);
	return null;
}
