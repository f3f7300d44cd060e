import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { decodeText } from "../read/decode-text.ts";
import type { Diagnostic } from "../report/diagnostic.ts";

/** Texts of the files that have findings, as they are now: only these are shown. */
export function readTexts(contentDir: string, diagnostics: readonly Diagnostic[]): Map<string, string> {
	const files = new Set(diagnostics.filter(({ place }) => place !== null).map(({ file }) => file));
	return new Map(
		[...files]
			.filter((file) => existsSync(join(contentDir, file)) && statSync(join(contentDir, file)).isFile())
			.map((file) => [file, decodeText(readFileSync(join(contentDir, file)), file).value ?? ""]),
	);
}
