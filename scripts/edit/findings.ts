import type { EditFinding } from "#schemas/edit.ts";
import type { Translate } from "../messages/translate.ts";
import { codes } from "../report/codes.ts";
import { type Diagnostic, type Place, placeOf } from "../report/diagnostic.ts";
import type { ParsedFile } from "../types/content.ts";

/** What of a parsed file tells which field a place belongs to. */
type Placed = Pick<ParsedFile, "places" | "bodyStart">;

/** A finding with the field that it stands at, of all that begin before it the last. In the Markdown its lines count from there. */
export function toFinding(diagnostic: Diagnostic, { places, bodyStart }: Placed, translate: Translate): EditFinding {
	const { file, code } = diagnostic;
	const place = placeOf(diagnostic);
	const [message, hint] = [translate(diagnostic.message), translate(diagnostic.hint)];
	const said = { file, code, message, hint, severity: codes[code] };
	if (place === null) return { ...said, pointer: null, line: 1, column: 1 };
	const [line, column] = place;
	if (bodyStart && !isBefore(place, bodyStart)) return { ...said, pointer: "body", line: line - bodyStart[0] + 1, column };
	let found = { pointer: "", at: [0, 0] as Place };
	// A group and its first field begin at the same place: what is deeper is meant.
	for (const [pointer, { key, value }] of Object.entries(places))
		for (const at of [key, value]) if (at && !isBefore(place, at) && !isBefore(at, found.at)) found = { pointer, at };
	return { ...said, pointer: found.pointer, line, column };
}

function isBefore([line, column]: Place, [otherLine, otherColumn]: Place): boolean {
	return line < otherLine || (line === otherLine && column < otherColumn);
}
