import { readFileSync } from "node:fs";
import { join } from "node:path";
import { decodeText } from "#scripts/content/read/decode-text.ts";
import { readContent } from "#scripts/content/read/read-content.ts";
import type { SourceFile } from "#scripts/types/content.ts";

/** Every text file of a content folder with its text. */
export function readSources(contentDir: string): SourceFile[] {
	return readContent(contentDir).value.files.map((listed) => ({
		...listed,
		text: listed.hash === "" ? null : decodeText(readFileSync(join(contentDir, listed.file)), listed.file).value,
	}));
}
