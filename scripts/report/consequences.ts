import { defaultLang } from "#schemas/spec/languages.ts";
import type { Code } from "./codes.ts";
import { type Diagnostic, isError } from "./diagnostic.ts";

/** Faults of a text after which its headings, blocks and lists are others than were meant. */
const deranging: ReadonlySet<Code> = new Set(["heading-jump", "unknown-block"]);
const compared: ReadonlySet<Code> = new Set(["structure-mismatch", "list-length-mismatch"]);

/**
 * Leaves out findings that only follow from others: a translation is not compared with an original that has a fault itself, nor the
 * structure of a text where its headings or blocks are wrong. Once the cause is mended they show, if they are still true.
 */
export function withoutConsequences(diagnostics: readonly Diagnostic[]): Diagnostic[] {
	const wrong = new Set(diagnostics.filter(isError).map(({ file }) => file));
	const deranged = new Set(diagnostics.filter(({ code }) => deranging.has(code)).map(({ file }) => file));
	return diagnostics.filter(({ code, file }) => {
		if (code === "stale-translation") return !wrong.has(originalOf(file));
		return !compared.has(code) || !(deranged.has(file) || deranged.has(originalOf(file)));
	});
}

/** The file that a translation was made from, beside it. */
function originalOf(file: string): string {
	return file.replace(/[^/.]+(?=\.[a-z]+$)/, defaultLang);
}
