import { withHint } from "../messages/message.ts";
import type { Diagnostic } from "./diagnostic.ts";

/**
 * The TODO markers of a file as one finding, at the first of them: a new entry has a marker in every field, and hundreds of findings would
 * hide all others. `diagnostics` are sorted.
 */
export function mergeTodos(diagnostics: readonly Diagnostic[]): Diagnostic[] {
	const counts = new Map<string, number>();
	for (const each of diagnostics) if (isTodo(each)) counts.set(each.file, (counts.get(each.file) ?? 0) + 1);
	const told = new Set<string>();
	return diagnostics.flatMap((each) => {
		if (!isTodo(each)) return [each];
		if (told.has(each.file)) return [];
		told.add(each.file);
		const count = counts.get(each.file) ?? 1;
		return count === 1 ? [each] : [{ ...each, ...withHint("report.todos", { count }) }];
	});
}

function isTodo({ message }: Diagnostic): boolean {
	return message.key === "parse.todo";
}
