import { msg } from "../messages/message.ts";
import type { Position } from "../types/position.ts";
import type { Diagnostic } from "./diagnostic.ts";

/**
 * Applies the fixes of findings and of their related places to a text. Of two fixes that touch the same characters only the first is
 * made: a check of the result says whether the other is still wanted.
 */
export function applyFixes(text: string, diagnostics: readonly Pick<Diagnostic, "position" | "fix" | "related">[]): string {
	const offsetOf = indexOffsets(text);
	const changes = diagnostics
		.flatMap(({ position, fix, related = [] }) => (fix ? [{ position, fix }, ...related] : []))
		.flatMap(({ position, fix }) => {
			if (!position || !fix) return [];
			const { from, to, also = [] } = fix;
			return [position, ...also].map((place) => ({ at: text.indexOf(from, offsetOf(place)), from, to }));
		})
		.filter(({ at }) => at !== -1)
		.sort((a, b) => a.at - b.at);
	let [fixed, done] = ["", 0];
	for (const { at, from, to } of changes) {
		if (at < done) continue;
		fixed += text.slice(done, at) + to;
		done = at + from.length;
	}
	return fixed + text.slice(done);
}

/** Rounds of fixes at most, in case that two rules contradict each other. A fix may show what it had hidden, so that another round follows. */
export const mostRounds = 10;

/** The texts that the fixes of findings change, by file. `textOf` is the text of a file as the check has read it. */
export function mendFiles(diagnostics: readonly Diagnostic[], textOf: (file: string) => string): Map<string, string> {
	const files = [...new Set(diagnostics.filter(({ fix }) => fix).map(({ file }) => file))];
	return new Map(
		files.flatMap((file) => {
			const text = textOf(file);
			const mended = applyFixes(
				text,
				diagnostics.filter((each) => each.file === file),
			);
			return mended === text ? [] : [[file, mended] as const];
		}),
	);
}

/**
 * Findings whose hint says that `--fix` mends them. A fix is left out where the file does not hold what it would replace, because the
 * text is written in another way there: a string of YAML with escapes, or indented.
 */
export function offerFixes(diagnostics: readonly Diagnostic[], text: string): Diagnostic[] {
	const offsetOf = indexOffsets(text);
	return diagnostics.map(({ fix, ...diagnostic }) => {
		const { position, hint } = diagnostic;
		if (!fix || !position || !text.startsWith(fix.from, offsetOf(position))) return diagnostic;
		return { ...diagnostic, fix, hint: msg("report.fix.hint", { hint }) };
	});
}

/** Converts positions of a text to offsets. Line starts are computed once, on first use. */
function indexOffsets(text: string): (position: Position) => number {
	let starts: number[] | null = null;
	return ([line, column]) => {
		starts ??= [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
		return (starts[line - 1] ?? 0) + column - 1;
	};
}
