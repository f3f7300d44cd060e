import { codes } from "./codes.ts";
import { count } from "./count.ts";
import { placeOf } from "./diagnostic.ts";
import type { Report } from "./report.ts";

/** Report for programs: one object, as the README describes it. Where a whole file is meant, line and column are 1. */
export function json({ diagnostics }: Report): string {
	return `${JSON.stringify(
		{
			...count(diagnostics),
			diagnostics: diagnostics.map((diagnostic) => {
				const { code, file, message, hint } = diagnostic;
				const [line, column] = placeOf(diagnostic) ?? [1, 1];
				return { code, severity: codes[code], file, line, column, message, hint };
			}),
		},
		null,
		"\t",
	)}\n`;
}
