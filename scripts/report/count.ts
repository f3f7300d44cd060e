import { type Message, say } from "../messages/message.ts";
import { type Diagnostic, isError } from "./diagnostic.ts";

export function count(diagnostics: readonly Diagnostic[]): { errors: number; warnings: number } {
	const errors = diagnostics.filter(isError).length;
	return { errors, warnings: diagnostics.length - errors };
}

/** Last line of a report: «2 errors, 1 warning in 214 files», «No problems in 214 files». */
export function countLine(diagnostics: readonly Diagnostic[], files: number): Message {
	const { errors, warnings } = count(diagnostics);
	const inFiles = { files: say("report.files", { count: files }) };
	const [first, second] = [
		...(errors ? [say("report.errors", { count: errors })] : []),
		...(warnings ? [say("report.warnings", { count: warnings })] : []),
	];
	if (!first) return say("report.nothing", inFiles);
	const problems = second ? say("report.both", { first, second }) : first;
	return say("report.found", { problems, ...inFiles });
}
