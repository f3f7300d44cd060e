import { msg, type Said } from "../../messages/message.ts";
import type { Position } from "../../types/position.ts";

type Found = Said & { position: Position };

/** A line with its number from 1, its indentation and its text. */
type Line = { number: number; indent: number; text: string };

/**
 * Finds the line with the wrong indentation near the line where a parser failed. A line with a complete value has nothing below it,
 * so where the next line is indented further, one of the two is wrong: the one whose neighbours on both sides are in another
 * column, or else the first, unless its column is that of an earlier line and the column of the next one is not. `from` and `to` are
 * the first and last line of the YAML, counted from 1.
 */
export function findWrongIndent(lines: readonly string[], at: number, from: number, to: number): Found | null {
	const near = readLines(lines, Math.max(from, at - reach), Math.min(to, at + reach));
	const [first, ...others] = readLines(lines, from, to);
	if (first && first.indent > 0 && others.some(({ indent }) => indent === 0)) return wrong(first, 0, "in");
	for (let index = 0; index + 1 < near.length; index++) {
		const [before, line, next, after] = [near[index - 1], near[index], near[index + 1], near[index + 2]];
		if (!line || !next || next.indent <= line.indent || !isWhole(line.text) || !isField(next.text)) continue;
		if (line.text.startsWith("- ")) {
			// The fields of an item start in the column of its first one.
			if (next.indent < line.indent + 2 && Math.abs(next.number - at) <= 2) return wrong(next, line.indent + 2, "out");
			if (next.indent === line.indent + 2) continue;
		}
		if (Math.abs(next.number - at) > 2 && Math.abs(line.number - at) > 2) continue;
		if (before && areAlike(before, next) && isField(line.text)) return wrong(line, next.indent, "out");
		if (!after || after.indent <= line.indent) return wrong(next, line.indent, "in");
		const above = readLines(lines, from, line.number - 1).findLast((each) => each.indent <= line.indent);
		if (above?.indent === line.indent && above.text.startsWith("- ") && !line.text.startsWith("- "))
			return { position: [line.number, line.indent + 1], message: msg("parse.noDash"), hint: msg("parse.dash.hint") };
		const isInPlace = line.indent === (above?.indent ?? 0) && !hasBetween(lines, above, line, next);
		return isInPlace ? wrong(next, line.indent, "in") : wrong(line, next.indent, "out");
	}
	return null;
}

/** Whether a group ends at a line to which the next one would belong: then the line may have left that group. */
function hasBetween(lines: readonly string[], above: Line | undefined, line: Line, next: Line): boolean {
	return above !== undefined && readLines(lines, above.number + 1, line.number - 1).some((each) => areAlike(each, next));
}

/** Whether two lines may belong to one group or one list. The items of a list and the lines of a long text are no neighbours of a field. */
function areAlike(one: Line, other: Line): boolean {
	const isItem = ({ text }: Line) => text.startsWith("- ");
	return one.indent === other.indent && isField(one.text) && isItem(one) === isItem(other);
}

/** Number of lines examined before and after the line in question. */
const reach = 4;

/** The lines of a range that are neither blank nor comments. */
function readLines(lines: readonly string[], from: number, to: number): Line[] {
	const read: Line[] = [];
	for (let number = from; number <= to; number++) {
		const text = lines[number - 1] ?? "";
		const indent = text.search(/\S/);
		if (indent !== -1 && text.charAt(indent) !== "#") read.push({ number, indent, text: text.slice(indent) });
	}
	return read;
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
		message: where === "out" ? msg("parse.furtherOut") : msg("parse.furtherIn"),
		hint: msg("parse.column.hint", { column: wanted + 1 }),
	};
}
