import { type Message, msg } from "../messages/message.ts";
import { type Diagnostic, isError } from "./diagnostic.ts";

export function count(diagnostics: readonly Diagnostic[]): { errors: number; warnings: number } {
	const errors = diagnostics.filter(isError).length;
	return { errors, warnings: diagnostics.length - errors };
}

/** Last line of a report: «2 errors, 1 warning in 214 files», «No problems in 214 files». */
export function countLine(diagnostics: readonly Diagnostic[], files: number): Message {
	const { errors, warnings } = count(diagnostics);
	const inFiles = { files: msg("report.files", { count: files }) };
	const [first, second] = [
		...(errors ? [msg("report.errors", { count: errors })] : []),
		...(warnings ? [msg("report.warnings", { count: warnings })] : []),
	];
	if (!first) return msg("report.nothing", inFiles);
	const problems = second ? msg("report.both", { first, second }) : first;
	return msg("report.found", { problems, ...inFiles });
}
