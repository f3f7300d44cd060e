import { codes } from "./codes.ts";
import { count } from "./count.ts";
import type { Report } from "./report.ts";

/** Report for programs: one object, as the README describes it. Where a whole file is meant, line and column are 1. */
export function json({ diagnostics }: Report): string {
	return `${JSON.stringify(
		{
			...count(diagnostics),
			diagnostics: diagnostics.map(({ code, file, place, message, hint }) => ({
				code,
				severity: codes[code],
				file,
				line: place?.[0] ?? 1,
				column: place?.[1] ?? 1,
				message,
				hint,
			})),
		},
		null,
		"\t",
	)}\n`;
}
