import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { fullFormats } from "ajv-formats/dist/formats.js";
import type { MarkdownReader } from "../markdown/read-markdown.ts";
import { parseFile } from "../parse/parse-file.ts";
import { decodeText } from "../read/decode-text.ts";
import { readContent } from "../read/read-content.ts";
import type { SourceFile } from "../types/content.ts";
import type { ContentFile } from "../types/content-file.ts";
import type { Artifact } from "../types/site.ts";

/** Editors' schemas by their name, as an editor's program applies them. */
export type EditorSchemas = ReadonlyMap<string, ValidateFunction>;

/** Compiles the JSON Schemas among the artifacts. Throws where one is none: an editor's program would ignore it without a word. */
export function compileSchemas(artifacts: readonly Artifact[]): EditorSchemas {
	const ajv = new Ajv2020({ allErrors: true, formats: fullFormats });
	return new Map(
		artifacts
			.filter(({ place }) => place === "schemas")
			.map(({ file, contents }) => [file.replace(".json", ""), ajv.compile(JSON.parse(contents))]),
	);
}

/** Name of the schema that a file has. */
export function schemaOf(contentFile: ContentFile): string {
	if (contentFile.role === "ui") return `ui-${contentFile.lang}`;
	return contentFile.role === "facts" || contentFile.role === "text"
		? `${contentFile.kind}-${contentFile.role}`
		: contentFile.role;
}

/**
 * Holds the schemas against content in which the check finds nothing: what they refuse of it an editor would see underlined
 * although it is right. Gives a sentence for each refusal, without those of files that cannot be read.
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

/** What a schema sees of a file: its fields, not its text. Null where there are none. */
export function readFields(source: SourceFile): unknown {
	return parseFile(source, skipMarkdown).value.data;
}

const skipMarkdown: MarkdownReader = () => ({
	value: { rich: { type: "root", children: [] }, marks: [], passages: [] },
	diagnostics: [],
});
