import type { YAMLParseError } from "yaml";
import { msg, type Said, withHint } from "../../messages/message.ts";
import type { Position } from "../../types/position.ts";
import { findWrongIndent } from "./indentation.ts";

type LineMistake = Said & { position: Position };

/** Parser errors that may be caused by wrong indentation or a missing character on the line. */
const about: ReadonlySet<YAMLParseError["code"]> = new Set([
	"BAD_INDENT",
	"BLOCK_AS_IMPLICIT_KEY",
	"MULTILINE_IMPLICIT_KEY",
	"MISSING_CHAR",
	"UNEXPECTED_TOKEN",
]);

/**
 * Finds the cause of a parser error, and its position, in the lines themselves; null where they do not show it. `from` is the first
 * line of the YAML.
 */
export function findLineMistake(
	code: YAMLParseError["code"],
	lines: readonly string[],
	[line]: Position,
	from: number,
): LineMistake | null {
	if (!about.has(code)) return null;
	return findTab(lines, line, from) ?? findMissingSign(lines, line) ?? findWrongIndent(lines, line, from, lines.length);
}

/** Number of lines above the parser error in which a tab is looked for. */
const tabReach = 3;

function findTab(lines: readonly string[], line: number, from: number): LineMistake | null {
	for (let number = Math.max(from, line - tabReach); number <= line; number++) {
		const [indent = ""] = /^ *\t[ \t]*(?=\S)/.exec(lines[number - 1] ?? "") ?? [];
		if (indent !== "") return { position: [number, indent.length + 1], ...withHint("parse.tab") };
	}
	return null;
}

function findMissingSign(lines: readonly string[], line: number): LineMistake | null {
	const text = lines[line - 1] ?? "";
	const before = lines[line - 2] ?? "";
	const at = (column: number, said: Said): LineMistake => ({ position: [line, column], ...said });
	const [, dash] = /^( *)-[^\s-]/.exec(text) ?? [];
	if (dash !== undefined && before.startsWith(`${dash}- `))
		return at(dash.length + 1, { message: msg("parse.noSpaceAfterDash"), hint: msg("parse.dash.hint") });
	const [, indent] = /^( *)[^\s-][^:]*$/.exec(text) ?? [];
	if (indent !== undefined && before.startsWith(`${indent}- `))
		return at(indent.length + 1, { message: msg("parse.noDash"), hint: msg("parse.dash.hint") });
	const [, name, sign, value = ""] = /^( *(?:- +)?[A-Za-z][\w.-]*)(:|)(.*)$/.exec(text) ?? [];
	if (name === undefined) return null;
	const column = name.length + 1;
	const written = name.trim().replace(/^- +/, "");
	if (sign === ":" && /^[^\s"'/]/.test(value)) return at(column, withHint("parse.noSpaceAfterColon", { field: written, value }));
	if (sign === "" && /^(?: +\S|$)/.test(value))
		return at(1 + name.length - written.length, withHint("parse.noColon", { field: written }));
	return null;
}
