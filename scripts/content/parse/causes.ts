import type { Diagnostic } from "../../report/diagnostic.ts";

/**
 * Drops findings that only follow from another one: after a mistake, a parser also reports errors on the same line and on those
 * below, up to the next field of the outermost group. The first syntax finding on a line is the cause.
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

/** The line below a given one on which the next field of the outermost group begins. */
function nextOutermost(lines: readonly string[], line: number): number {
	const found = lines.findIndex((text, index) => index >= line && /^(?:[\w.-]+:(?: |$)|- )/.test(text));
	return found === -1 ? Number.POSITIVE_INFINITY : found + 1;
}
