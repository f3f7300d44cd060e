import { type Diagnostic, isError } from "./diagnostic.ts";

export function count(diagnostics: readonly Diagnostic[]): { errors: number; warnings: number } {
	const errors = diagnostics.filter(isError).length;
	return { errors, warnings: diagnostics.length - errors };
}

/** Last line of a report: «2 errors, 1 warning in 214 files», «No problems in 214 files». */
export function countLine(diagnostics: readonly Diagnostic[], files: number): string {
	const { errors, warnings } = count(diagnostics);
	const parts = [...(errors ? [countOf(errors, "error")] : []), ...(warnings ? [countOf(warnings, "warning")] : [])];
	return `${parts.join(", ") || "No problems"} in ${countOf(files, "file")}`;
}

/** «1 item», «3 items». */
export function countOf(number: number, word: string): string {
	return `${number} ${word}${number === 1 ? "" : "s"}`;
}
