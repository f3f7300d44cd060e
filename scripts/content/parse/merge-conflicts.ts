import { msg } from "../../messages/message.ts";
import type { Diagnostic } from "../../report/diagnostic.ts";

/** Conflict markers that git leaves in a file; each conflict is one finding, at its first line. */
export function findMergeConflicts(text: string, file: string): Diagnostic[] {
	if (!text.includes("<<<<<<< ") && !text.includes(">>>>>>> ")) return [];
	const lines = text.split("\n");
	const found: Diagnostic[] = [];
	let open = false;
	for (const [index, line] of lines.entries()) {
		const begins = line.startsWith("<<<<<<< ");
		const ends = line.startsWith(">>>>>>> ");
		if (begins || (ends && !open))
			found.push({
				code: "merge-conflict",
				file,
				position: [index + 1, 1],
				message: begins ? msg("parse.mergeConflict", { line: endOf(lines, index) }) : msg("parse.mergeMarker"),
				hint: msg("parse.mergeConflict.hint"),
			});
		if (begins) open = true;
		if (ends) open = false;
	}
	return found;
}

function endOf(lines: readonly string[], from: number): number {
	const found = lines.findIndex((line, index) => index > from && line.startsWith(">>>>>>> "));
	return found === -1 ? lines.length : found + 1;
}

/** The text with the first version of each conflict; the lines of markers and of other versions become spaces, so that positions stay. */
export function keepFirstVersions(text: string): string {
	let [isOpen, isOther] = [false, false];
	return text
		.split("\n")
		.map((line) => {
			const marker = /^(<{7}|\|{7}|={7}|>{7})(?: |$)/.exec(line)?.[1]?.charAt(0);
			if (marker === "<") isOpen = true;
			const isHidden = isOther || (marker !== undefined && (isOpen || marker === ">"));
			if (marker === ">") [isOpen, isOther] = [false, false];
			else if (marker !== undefined && marker !== "<" && isOpen) isOther = true;
			return isHidden ? " ".repeat(line.length) : line;
		})
		.join("\n");
}
