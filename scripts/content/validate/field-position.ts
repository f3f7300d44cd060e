import { type Message, msg } from "../../messages/message.ts";
import type { Diagnostic, Finding } from "../../report/diagnostic.ts";
import { nameOfPath } from "../../report/field-path.ts";
import type { ParsedFile } from "../../types/content.ts";
import type { Position } from "../../types/position.ts";

/** The name of a field in a report: «care.water», «faq 2» for the second item of a list, «The file» for the whole. */
export function nameField(path: readonly string[]): string | Message {
	return path.length === 0 ? msg("validate.theFile") : nameOfPath(path);
}

/** A finding about a field, at its key or its value. */
export function at(parsed: ParsedFile, path: readonly string[], finding: Finding, end: "key" | "value" = "value"): Diagnostic {
	return { ...finding, file: parsed.file, position: findPosition(parsed, path, end) };
}

/** Position of a field, or of the nearest enclosing group in the file. */
function findPosition({ positions }: ParsedFile, path: readonly string[], end: "key" | "value"): Position {
	for (let length = path.length; length >= 0; length--) {
		const found = positions[["", ...path.slice(0, length)].join("/")];
		if (found)
			return (
				(length === path.length && end === "key" ? found.key : null) ?? (length < path.length ? found.key : null) ?? found.value
			);
	}
	return [1, 1];
}
