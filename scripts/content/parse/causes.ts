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

/**
 * The text without the fields of the outermost group that findings stand in, nor the ones before these, which a mistake may have cut
 * short; and every name there, since a slip of the indentation moves a field. Comments take their place, so that
 * everything else stays where it is.
 */
export function leaveOutFields(
	text: string,
	diagnostics: readonly Diagnostic[],
	[first, last]: readonly [first: number, last: number],
): { text: string; names: string[] } {
	const lines = text.split("\n");
	const beginsBefore = (line: number) =>
		Math.max(
			first - 1,
			lines.findLastIndex((words, index) => index < line && /^[^\s#]/.test(words)),
		);
	const stretches = diagnostics.map(({ position }) => {
		const line = position?.[0] ?? 0;
		return [beginsBefore(beginsBefore(line)), Math.min(nextOutermost(lines, line), last + 1) - 1] as const;
	});
	const names = stretches.flatMap(([from, to]) =>
		lines.slice(from, to).flatMap((line) => line.match(/(?<=^[\s"'-]{0,40})[\w.-]+|(?<![\w.-])[\w.-]+(?=:)/g) ?? []),
	);
	const isLeftOut = (at: number) => stretches.some(([from, to]) => from <= at && at < to);
	const left = lines.map((line, at) =>
		isLeftOut(at) ? line.replace(/./gu, (sign) => " ".repeat(sign.length)).replace(/^ /, "#") : line,
	);
	return { text: left.join("\n"), names };
}

/** The line below a given one on which the next field of the outermost group begins. */
function nextOutermost(lines: readonly string[], line: number): number {
	const found = lines.findIndex((text, index) => index >= line && /^(?:[\w.-]+:(?: |$)|- )/.test(text));
	return found === -1 ? Number.POSITIVE_INFINITY : found + 1;
}
