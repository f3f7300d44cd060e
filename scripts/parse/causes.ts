import type { Diagnostic } from "../report/diagnostic.ts";

/**
 * Leaves out what only follows from another finding: after one mistake a parser stumbles on, in the same line and in those below, up to
 * the next field of the outermost group. What is said first of the syntax of a line is the cause.
 */
export function findCauses(diagnostics: readonly Diagnostic[], lines: readonly string[]): Diagnostic[] {
	const isSyntax = ({ code }: Diagnostic) => code === "yaml-syntax";
	const lineOf = ({ position }: Diagnostic) => position?.[0] ?? 0;
	const inOrder = diagnostics.toSorted((a, b) => lineOf(a) - lineOf(b) || Number(isSyntax(b)) - Number(isSyntax(a)));
	const causes: Diagnostic[] = [];
	let [last, until] = [0, 0];
	for (const each of inOrder) {
		const line = lineOf(each);
		if (line === last || line < until) continue;
		causes.push(each);
		last = line;
		if (isSyntax(each)) until = nextOutermost(lines, line);
	}
	return causes;
}

/** The line below another one on which the next field of the outermost group begins. */
function nextOutermost(lines: readonly string[], line: number): number {
	const found = lines.findIndex((text, index) => index >= line && /^(?:[\w.-]+:(?: |$)|- )/.test(text));
	return found === -1 ? Number.POSITIVE_INFINITY : found + 1;
}
