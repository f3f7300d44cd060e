import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ValidateFunction } from "ajv/dist/2020.js";
import { parseFields } from "../content/parse/parse-file.ts";
import { decodeText } from "../content/read/decode-text.ts";
import { readContent } from "../content/read/read-content.ts";
import { createValidator } from "../report/json-schema.ts";
import type { SourceFile } from "../types/content.ts";
import type { ContentFile } from "../types/content-file.ts";
import type { Artifact } from "../types/site.ts";

/** Editor schemas by name, compiled as validators. */
export type EditorSchemas = ReadonlyMap<string, ValidateFunction>;

/** Compiles the JSON Schemas among the artifacts. Throws if one is invalid, since editors would silently ignore it. */
export function compileSchemas(artifacts: readonly Artifact[]): EditorSchemas {
	const ajv = createValidator();
	return new Map(
		artifacts
			.filter(({ destination }) => destination === "schemas")
			.map(({ file, contents }) => [file.replace(".json", ""), ajv.compile(JSON.parse(contents))]),
	);
}

/** Name of the schema of a file. */
export function schemaOf(contentFile: ContentFile): string {
	if (contentFile.role === "ui") return `ui-${contentFile.lang}`;
	return contentFile.role === "facts" || contentFile.role === "text"
		? `${contentFile.kind}-${contentFile.role}`
		: contentFile.role;
}

/**
 * Validates content without findings against the schemas: an editor would mark whatever they reject, although it is correct.
 * Returns a message for each rejection, except for files that cannot be read.
 */
export function findRefusals(contentDir: string, schemas: EditorSchemas): string[] {
	return readContent(contentDir).value.files.flatMap(({ file, contentFile, hash }) => {
		const text = hash === "" ? null : decodeText(readFileSync(join(contentDir, file)), file).value;
		const fields = readFields({ file, contentFile, hash, text });
		const isValid = schemas.get(schemaOf(contentFile));
		if (fields === null || isValid?.(fields)) return [];
		const [error] = isValid?.errors ?? [];
		const where = error ? `at ${error.instancePath || "its top"}: ${error.message}` : "since there is no such schema";
		return [`${schemaOf(contentFile)}.json refuses ${file} ${where}`];
	});
}

/** The fields of a file, without its text, as a schema sees them. Null if there are none. */
export function readFields(source: SourceFile): unknown {
	return parseFields(source).value.data;
}
