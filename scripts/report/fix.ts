import type { Diagnostic } from "./diagnostic.ts";

/** Applies the fixes of findings and of their related places to a text, from the end to the beginning, so that earlier offsets stay valid. */
export function applyFixes(text: string, diagnostics: readonly Pick<Diagnostic, "position" | "fix" | "related">[]): string {
	const starts = lineStarts(text);
	return diagnostics
		.flatMap(({ position, fix, related = [] }) => (fix ? [{ position, fix }, ...related] : []))
		.flatMap(({ position, fix }) =>
			position && fix ? [{ ...fix, offset: (starts[position[0] - 1] ?? 0) + position[1] - 1 }] : [],
		)
		.sort((a, b) => b.offset - a.offset)
		.reduce((fixed, { from, to, offset }) => {
			const at = fixed.indexOf(from, offset);
			return at === -1 ? fixed : fixed.slice(0, at) + to + fixed.slice(at + from.length);
		}, text);
}

function lineStarts(text: string): number[] {
	return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}
