import type { EditFinding, EditPosition } from "#schemas/content/edit.ts";
import { isMessage, type Message } from "../../messages/message.ts";
import type { Translate } from "../../messages/translate.ts";
import { codes } from "../../report/codes.ts";
import { type Diagnostic, positionOf } from "../../report/diagnostic.ts";
import type { ParsedFile } from "../../types/content.ts";
import type { Position } from "../../types/position.ts";

/** The data of a parsed file that maps positions to fields. */
type FieldPositions = Pick<ParsedFile, "positions" | "bodyStart">;

/**
 * Converts a diagnostic to a finding for the form, with the fields that it and its related positions belong to. `parsed` has the
 * files of the entry, by name.
 */
export function toFinding(
	diagnostic: Diagnostic,
	parsed: ReadonlyMap<string, FieldPositions>,
	translate: Translate,
): EditFinding {
	const { code, related = [], fix } = diagnostic;
	return {
		...fieldPositionOf(diagnostic, parsed),
		...{ code, message: translate(diagnostic.message), hint: translate(ownHint(diagnostic)), severity: codes[code] },
		mendable: fix !== undefined,
		related: related.map((each) => ({ ...fieldPositionOf(each, parsed), message: translate(each.message) })),
	};
}

/** The hint without the command that mends: the form has a button for it. */
function ownHint({ hint }: Diagnostic): Message {
	const other = hint.key === "report.fix.hint" ? hint.values?.["hint"] : undefined;
	return isMessage(other) ? other : hint;
}

/** A position with its field: the last field that begins before it. Positions in the Markdown have lines relative to its start. */
function fieldPositionOf(at: Pick<Diagnostic, "file" | "position">, parsed: ReadonlyMap<string, FieldPositions>): EditPosition {
	const { file } = at;
	const { positions, bodyStart } = parsed.get(file) ?? { positions: {}, bodyStart: null };
	const position = positionOf(at);
	if (position === null) return { file, pointer: null, line: 1, column: 1 };
	const [line, column] = position;
	if (bodyStart && !isBefore(position, bodyStart)) return { file, pointer: "body", line: line - bodyStart[0] + 1, column };
	let found = { pointer: "", at: [0, 0] as Position };
	// A group and its first field begin at the same position: the deeper one wins.
	for (const [pointer, { key, value }] of Object.entries(positions))
		for (const at of [key, value]) if (at && !isBefore(position, at) && !isBefore(at, found.at)) found = { pointer, at };
	return { file, pointer: found.pointer, line, column };
}

function isBefore([line, column]: Position, [otherLine, otherColumn]: Position): boolean {
	return line < otherLine || (line === otherLine && column < otherColumn);
}
