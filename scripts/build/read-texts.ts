import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { showText } from "../content/read/decode-text.ts";
import type { Diagnostic } from "../report/diagnostic.ts";

/** Current texts of the files that have findings, for code frames. */
export function readTexts(contentDir: string, diagnostics: readonly Diagnostic[]): Map<string, string> {
	const files = new Set(diagnostics.filter(({ position }) => position !== null).map(({ file }) => file));
	return new Map(
		[...files]
			.map((file) => [file, join(contentDir, file)] as const)
			// Symbolic links are not followed.
			.filter(([, path]) => lstatSync(path, { throwIfNoEntry: false })?.isFile())
			.map(([file, path]) => [file, showText(readFileSync(path))]),
	);
}
