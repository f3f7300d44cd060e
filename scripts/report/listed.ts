import { contentLimits } from "#schemas/shared/constants.ts";
import { withHint } from "../messages/message.ts";
import type { Code } from "./codes.ts";
import { aboutFile, type Diagnostic } from "./diagnostic.ts";

/** The findings that a report lists: of each code the first `contentLimits.listedFindings`, then one that says how many follow. */
export function listed(diagnostics: readonly Diagnostic[]): Diagnostic[] {
	const byCode = new Map<Code, number>();
	for (const { code } of diagnostics) byCode.set(code, (byCode.get(code) ?? 0) + 1);
	const seen = new Map<Code, number>();
	return diagnostics.flatMap((diagnostic): Diagnostic[] => {
		const { code, file } = diagnostic;
		const nth = (seen.get(code) ?? 0) + 1;
		seen.set(code, nth);
		if (nth <= contentLimits.listedFindings) return [diagnostic];
		if (nth > contentLimits.listedFindings + 1) return [];
		const count = (byCode.get(code) ?? 0) - contentLimits.listedFindings;
		return [aboutFile(file, code, withHint("report.more", { count }))];
	});
}
