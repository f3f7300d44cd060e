import { say } from "../messages/message.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import type { Position } from "../types/position.ts";

type Found = Pick<Diagnostic, "message" | "hint"> & { position: Position };

/** A line with its number from 1, its indentation and its text. */
type Line = { number: number; indent: number; text: string };

/**
 * Finds the line with the wrong indentation near the line where a parser failed. A line with a complete value has nothing below it,
 * so where the next line is indented further, one of the two is wrong: the one whose neighbours on both sides are in another
 * column. `from` and `to` are the first and last line of the YAML, counted from 1.
 */
export function findWrongIndent(lines: readonly string[], at: number, from: number, to: number): Found | null {
	const near = linesAround(lines, at, from, to);
	for (let index = 0; index + 1 < near.length; index++) {
		const [before, line, next, after] = [near[index - 1], near[index], near[index + 1], near[index + 2]];
		if (!line || !next || next.indent <= line.indent || !isWhole(line.text) || !isField(next.text)) continue;
		if (Math.abs(next.number - at) > 2 && Math.abs(line.number - at) > 2) continue;
		if (before && before.indent === next.indent && isField(line.text)) return wrong(line, next.indent, "out");
		if (!after || after.indent <= line.indent) return wrong(next, line.indent, "in");
	}
	return null;
}

/** Number of lines examined before and after the line in question. */
const reach = 4;

function linesAround(lines: readonly string[], at: number, from: number, to: number): Line[] {
	const near: Line[] = [];
	for (let number = Math.max(from, at - reach); number <= Math.min(to, at + reach); number++) {
		const text = lines[number - 1] ?? "";
		const indent = text.search(/\S/);
		if (indent !== -1 && text.charAt(indent) !== "#") near.push({ number, indent, text: text.slice(indent) });
	}
	return near;
}

/** Whether a field has its value on the same line, so that nothing is nested below it. */
function isWhole(text: string): boolean {
	return /^(?:- +)?[\w.-]+: +[^\s|>#]/.test(text);
}

function isField(text: string): boolean {
	return /^(?:- +)?[\w.-]+:(?: |$)/.test(text);
}

function wrong({ number, indent }: Line, wanted: number, where: "in" | "out"): Found {
	return {
		position: [number, indent + 1],
		message: where === "out" ? say("parse.furtherOut") : say("parse.furtherIn"),
		hint: say("parse.column.hint", { column: wanted + 1 }),
	};
}
